export type { PublishingPort } from './model.ts';
