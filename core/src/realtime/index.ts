// The port of the live connection.
export type { RealtimePort } from './model.ts';
