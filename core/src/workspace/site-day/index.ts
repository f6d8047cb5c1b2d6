export * from './readiness.ts';
export * from './rules.ts';
