export type { DeviationMessage, DeviationMessages } from '../../texts/deviations.ts';
export * from './changes.ts';
export * from './form.ts';
export * from './log.ts';
export * from './model.ts';
export * from './moves.ts';
export * from './rules.ts';
export * from './several.ts';
export * from './store.ts';
