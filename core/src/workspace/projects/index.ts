export type { ProjectMessage } from '../../texts/projects.ts';
export * from './flags.ts';
export { type MatrixDraft, mailsOf, type ProjectValues } from './form.ts';
export {
  type Flag,
  HistoryEntry,
  Project,
  type ProjectQuestion,
  ProjectSummary,
  type ProjectsPort,
  ProjectView,
} from './model.ts';
export type { OneProjectStore, OneProjectView } from './one.ts';
export { type DatedProjectDeadline, deadlinesOf, presenceOf, progressOf } from './overview.ts';
export type { PhaseProgress } from './phases.ts';
export { rightsIn, type SiteRight } from './rights.ts';
export {
  choicesAmong,
  isSoon,
  municipalityNumber,
  nextDeadline,
  type ProjectChoice,
  type ProjectChoices,
} from './rules.ts';
