export type { CheckInMessage } from '../../texts/checkins.ts';
export type { CardlessDraft, DecisionDraft, DecisionNote } from './decisions.ts';
export type { GuestDraft } from './form.ts';
export {
  CheckIn,
  type CheckInDecision,
  type CheckInQuestion,
  type CheckInsPort,
  type NewCheckIn,
  SHOWS,
} from './model.ts';
export type { Site } from './overview.ts';
export * from './per-day.ts';
export {
  admittedCount,
  type CheckInRow,
  type Counts,
  type Figures,
  figuresOf,
  kindOfCheckIn,
  nameOfCheckIn,
  otherDay,
  reasonsOf,
  SPANS,
  type Span,
  statusOfCheckIn,
  timeOfCheckIn,
} from './rules.ts';
export type { CheckInsStore, CheckInsView } from './store.ts';
