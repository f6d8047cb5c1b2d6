import type { Command, Form, Query, Uploads } from '@felles/core/data';
import type {
  CheckIn,
  Connection,
  Deviation,
  HistoryEntry,
  OneProjectStore,
  Participant,
  Progress,
  Project,
  ProjectChoices,
  ProjectDeviations,
  ProjectSummary,
  ProjectValues,
  SubprojectsStore,
} from '@felles/core/workspace';

/** To connect a project to the house register; null ends the connection. */
export type ConnectionWish = Connection | null;

/** The first page of a project, its parts and its history. */
export interface ProjectPageServices {
  history(projectId: string): Query<string, readonly HistoryEntry[]>;
  subprojects(projectId: string): SubprojectsStore;
  progress(projectId: string): Query<string, Progress>;
  detail(projectId: string): Query<string, ProjectSummary>;
  /** Null where the service counts none of this project. */
  deviations(projectId: string): Query<string, ProjectDeviations | null>;
  /** Which of them are open, only a service with the area of records tells. */
  deviationList(projectId: string): Query<string, readonly Deviation[]>;
  checkIns(projectId: string): Query<string, readonly CheckIn[]>;
  participants(projectId: string): Query<string, readonly Participant[]>;
  /** Null where the service counts those of other projects, too. */
  contracts(projectId: string): Query<string, number | null>;
  choices(): Query<'choices', ProjectChoices>;
  form(store: OneProjectStore, choices: () => ProjectChoices, done: () => void): Form<ProjectValues>;
  /** Sends one picture; `done` hears that the service has it. */
  photo(projectId: string, done: () => void): Uploads<null>;
  connection(projectId: string): Command<ConnectionWish, Project>;
}
