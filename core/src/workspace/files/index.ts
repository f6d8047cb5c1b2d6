export type { FilesPort, PhotoOf } from './model.ts';
