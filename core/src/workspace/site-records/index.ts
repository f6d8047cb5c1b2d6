export * from './budget.ts';
export * from './model.ts';
export {
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  checkpointsOf,
  countDeviations,
  DEVIATION_LISTING,
  type DeviationCounts,
  isClosedDeviation,
  isLateDeviation,
  LATE_DEVIATIONS,
  LATEST_FIRST,
  type Listing,
  OPEN_DEVIATIONS,
  recordsAddress,
  recordsFor,
  stateOfChecklist,
  statusOfCheckpoint,
  statusOfDeviation,
} from './rules.ts';
export * from './store.ts';
