export type { SettingsPort } from './store.ts';
