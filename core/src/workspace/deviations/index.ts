export type { DeviationMessage } from '../../texts/deviations.ts';
export type { ProjectOfDeviation } from './changes.ts';
export type { DeviationDraft } from './form.ts';
export {
  Deviation,
  DeviationKind,
  DeviationLogLine,
  DeviationSetup,
  DeviationStatus,
  type DeviationsPort,
} from './model.ts';
export { mainMove, movesOf, needsOfMove, statusIn, trackOf } from './moves.ts';
export { countDeviations, daysLate, isClosedDeviation, isLateDeviation, statusOfDeviation } from './rules.ts';
export type { SeveralDeviations, SharedField } from './several.ts';
export type { MoveDraft, NewDeviationDraft, NewDeviationStart, SeenDeviation } from './store.ts';
