export type { ProjectMessage, ProjectMessages } from '../../texts/projects.ts';
export * from './flags.ts';
export {
  createProjectForm,
  type MatrixDraft,
  mailsOf,
  PROJECT_FORM,
  PROJECT_WORDS,
  type ProjectFormNeeds,
  type ProjectValues,
  projectFields,
} from './form.ts';
export * from './model.ts';
export * from './one.ts';
export * from './overview.ts';
export * from './parts.ts';
export * from './phases.ts';
export * from './rights.ts';
export {
  choicesAmong,
  isSoon,
  municipalityNumber,
  NO_CHOICES,
  nextDeadline,
  PROJECT_ADDRESS,
  PROJECT_PAGE,
  PROJECTS_LEARNT_OF,
  type ProjectChoice,
  type ProjectChoices,
} from './rules.ts';
export * from './store.ts';
