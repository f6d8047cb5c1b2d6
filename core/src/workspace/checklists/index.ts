export { ANSWER_FORM, CHECKLIST_FORM, problemOfValue, REOPEN_FORM } from './form.ts';
export * from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  checkpointsOf,
  isSigned,
  maySign,
  stateOfChecklist,
  statusOfCheckpoint,
  withAnswer,
} from './rules.ts';
