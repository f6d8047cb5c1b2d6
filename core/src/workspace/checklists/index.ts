export * from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  checkpointsOf,
  stateOfChecklist,
  statusOfCheckpoint,
} from './rules.ts';
