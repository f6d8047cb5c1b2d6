export {
  checklistRecords,
  hasPendingAnswers,
  type LockedEntries,
  lockedEntries,
  type PendingAnswer,
  type PendingDeviation,
  type PendingPhoto,
  type PointAnswer,
  pendingAnswers,
  pendingDeviation,
  pendingPhotos,
  refusedPlaces,
} from './answers.ts';
export { ANSWER_FORM, CHECKLIST_FORM, problemOfValue, REOPEN_FORM } from './form.ts';
export * from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  type CheckpointStatus,
  checkpointsOf,
  isSigned,
  keyOfPoint,
  maySign,
  nextUnanswered,
  stateOfChecklist,
  statusOfCheckpoint,
  templatesOfPhase,
  withAnswer,
} from './rules.ts';
export * from './store.ts';
