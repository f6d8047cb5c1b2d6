export {
  findPendingDeviation,
  hasPendingAnswers,
  type PendingAnswer,
  type PendingDeviation,
  type PendingPhoto,
  type PointAnswer,
  pendingAnswers,
  pendingPhotos,
  refusedPlaces,
} from './answers.ts';
export { problemOfValue } from './form.ts';
export { Checklist, type ChecklistsPort, Checkpoint } from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKPOINT_STATUSES,
  type CheckpointStatus,
  checkpointsOf,
  isSigned,
  keyOfPoint,
  maySign,
  nextUnanswered,
  stateOfChecklist,
  statusOfCheckpoint,
  templatesOfPhase,
} from './rules.ts';
export type { Answering, PointPhotosDraft, ReopenDraft, UnsavedPress } from './store.ts';
