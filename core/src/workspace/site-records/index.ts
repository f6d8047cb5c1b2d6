export * from './budget.ts';
export * from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  checkpointsOf,
  LATEST_FIRST,
  type Listing,
  recordsAddress,
  recordsFor,
  stateOfChecklist,
  statusOfCheckpoint,
} from './rules.ts';
export * from './store.ts';
