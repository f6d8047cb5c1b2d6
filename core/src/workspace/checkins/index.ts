export type { CheckInMessage, CheckInMessages } from '../../texts/checkins.ts';
export type { Age, DataStamp } from './age.ts';
export {
  absentFor,
  type CardlessDraft,
  type CheckInDecisions,
  createCardlessForm,
  type DecisionAct,
  type DecisionDraft,
  type DecisionNote,
  isDecidable,
  participantLookup,
  REASON_FORM,
  refusedRows,
  seenDecision,
} from './decisions.ts';
export { createGuestForm, type GuestDraft, type GuestFormNeeds, NO_GUEST } from './form.ts';
export * from './model.ts';
export * from './outbox.ts';
export * from './overview.ts';
export * from './per-day.ts';
export {
  admittedCount,
  CHECK_IN_ADDRESS,
  type CheckInRow,
  type CheckInStatus,
  type Counts,
  checkInsFor,
  countsOf,
  type Figures,
  figuresOf,
  hasLeft,
  isCardRefused,
  type KindOfCheckIn,
  kindOfCheckIn,
  nameOfCheckIn,
  otherDay,
  reasonsOf,
  SPANS,
  type Span,
  statusOfCheckIn,
  timeOfCheckIn,
} from './rules.ts';
export * from './store.ts';
