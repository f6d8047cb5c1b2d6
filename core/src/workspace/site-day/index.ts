export type { ReadinessPort } from './readiness.ts';
