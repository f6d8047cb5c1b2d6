import type { Behavior, Day, FileContent, Reply } from '@felles/core';
import type { Command, Entry, Form, Lookup, Query, Uploads } from '@felles/core/data';
import type {
  AgreementConversations,
  ArticleHours,
  ChatEdit,
  ChatStore,
  CheckIn,
  Checklist,
  ChecklistStatistics,
  Composer,
  Conversation,
  ConversationFields,
  DeadlineWeeksStore,
  Department,
  Deviation,
  DeviationStatistics,
  FoundAddress,
  Handbook,
  HandbookBuilding,
  HandbookStore,
  HistoryEntry,
  HoursLine,
  HouseRegister,
  NewConversationDraft,
  NewProjectStore,
  OneProjectStore,
  Participant,
  Party,
  PhaseFractions,
  PhasePlace,
  PhaseState,
  PhaseStore,
  PhasesStore,
  PhaseTemplates,
  Project,
  ProjectActivity,
  ProjectChoice,
  ProjectChoices,
  ProjectDeviations,
  ProjectStatistics,
  ProjectSummary,
  ProjectValues,
  RecordsStore,
  RegisterConnection,
  RegisterQuestion,
  StatisticsOverview,
  SubprojectsStore,
  ThreadQuestion,
  ThreadStore,
  TitleDraft,
} from '@felles/core/workspace';

/** The conversations of agreements. Each visit of the page has stores of its own. */
export interface ChatServices {
  /** Begins with the conversation of the address; `letGo` leaves it. */
  list(chosenId: string | null, letGo: () => void): ChatStore;
  thread(question$: Behavior<ThreadQuestion | null>): ThreadStore;
  composer(question$: Behavior<ThreadQuestion | null>): Composer;
  /** The content of an attachment. */
  attachment(id: number | string): Reply<FileContent>;
  /** Starts with the values chosen already. `created` gets the new conversation; its first message is being sent by then. */
  creation(
    start: NewConversationDraft,
    created: (conversation: Conversation, sent: NewConversationDraft) => void,
  ): Form<NewConversationDraft>;
  /** Another title for one that others may change meanwhile. */
  title(conversation$: Behavior<Conversation | null>, done: () => void): Form<TitleDraft>;
  /** Renames, closes and reopens one conversation. */
  change(id: number | string): Command<ConversationFields, Conversation>;
  /** The conversations about a node, as far as they are in an agreement of the user. */
  ofNode(node: number | string): Query<string, readonly AgreementConversations[]>;
  /** Unsent messages of every conversation. */
  readonly unsent$: Behavior<readonly Entry<ChatEdit>[]>;
  readonly online$: Behavior<boolean>;
}

/** What the page of deadlines uses. Each visit has a store of its own. */
export interface DeadlineServices {
  weeks(): DeadlineWeeksStore;
  /** What was done lately, in all projects. */
  recent(): Query<'recent', readonly ProjectActivity[]>;
}

/** The handbook of a project. Each visit of a page has a store of its own. */
export interface HandbookServices {
  of(projectId: string): HandbookStore;
  /** The templates of one phase, for a page of phases. */
  phase(projectId: string, phaseId: string): PhaseTemplates;
  /** Rebuilds or chooses a handbook, on each page that offers it. */
  building(projectId: string): HandbookBuilding;
  /** The handbooks that a project can have. */
  handbooks(): Query<'all', readonly Handbook[]>;
}

/** The services of the window for a new project. */
export interface NewProjectServices {
  /** With the parent project of the new one; null for a project of its own. */
  begin(parentId: string | null): { readonly store: NewProjectStore; readonly parent: Query<string, Project> | null };
  readonly online$: Behavior<boolean>;
  /** The types of the existing projects, because no call lists all types. */
  readonly types: { readonly view$: Behavior<readonly ProjectChoice[]>; open(): void; close(): void };
  addresses(): Lookup<readonly FoundAddress[]>;
  /** Once a unit is looked up: written "4601-164-583-0-0". */
  onUnit(): Query<string, readonly FoundAddress[]> & { seek(unit: string): void };
  register(question$: Behavior<RegisterQuestion | null>): Query<RegisterQuestion, HouseRegister>;
  /** Persons and companies. */
  parties(): Lookup<readonly Party[]>;
}

/** The phases of a project. Each visit of its page has a store of its own, and each phase that is opened. */
export interface PhasesServices {
  list(projectId: string): PhasesStore;
  one(place: PhasePlace): PhaseStore;
}

/** The first page of a project, its parts and its history. */
export interface ProjectPageServices {
  history(projectId: string): Query<string, readonly HistoryEntry[]>;
  subprojects(projectId: string): SubprojectsStore;
  progress(projectId: string): Query<string, PhaseFractions>;
  detail(projectId: string): Query<string, ProjectSummary>;
  /** Null where the service counts none of this project. */
  deviations(projectId: string): Query<string, ProjectDeviations | null>;
  /** Only a service with the area of records knows which of them are open. */
  deviationList(projectId: string): Query<string, readonly Deviation[]>;
  checkIns(projectId: string): Query<string, readonly CheckIn[]>;
  participants(projectId: string): Query<string, readonly Participant[]>;
  /** Null where the service counts those of other projects, too. */
  contracts(projectId: string): Query<string, number | null>;
  choices(): Query<'choices', ProjectChoices>;
  form(store: OneProjectStore, choices: () => ProjectChoices, done: () => void): Form<ProjectValues>;
  /** Sends one picture; `done` is called when the service has it. */
  photo(projectId: string, done: () => void): Uploads<null>;
  /** To connect a project to the house register; null ends the connection. */
  connection(projectId: string): Command<RegisterConnection | null, Project>;
}

/** The checklists, deviations and hours of a project. Each visit of a page has a store of its own. */
export interface SiteRecordServices {
  checklists(projectId: string): RecordsStore<Checklist, ChecklistStatistics>;
  deviations(projectId: string): RecordsStore<Deviation, DeviationStatistics>;
  hours(projectId: string): RecordsStore<HoursLine, readonly ArticleHours[]>;
  /** What the phases of a project are reported to have, of all days. */
  phases(projectId: string): Query<string, readonly PhaseState[]>;
}

/** The day it is, for as long as the page is open. */
interface Days {
  readonly day$: Behavior<Day>;
  open(): void;
  close(): void;
}

/** Figures over all projects, and of one. Each visit of a page has a store of its own. */
export interface StatisticsServices {
  today(): Days;
  overview(): StatisticsOverview;
  /** Those whose projects can be counted alone. */
  departments(): Query<string, readonly Department[]>;
  ofProject(projectId: string): ProjectStatistics;
  /** The list that the days are counted in. */
  checkInsOf(projectId: string): Query<string, readonly CheckIn[]>;
}
