export type { FilesPort } from './model.ts';
