import type { Behavior, DocumentStore, FileContent } from '@felles/core';
import type { Command, Form, ListQuestion, Lookup, PagedList, Query } from '@felles/core/data';
import type {
  AboutStore,
  Area,
  ArticleListStore,
  ArticleLookup,
  ArticleSelection,
  ArticleWithResources,
  CheckInOverview,
  CheckInsStore,
  Choice,
  ChoiceNeeds,
  ConnectionStore,
  Contact,
  ContactDraft,
  DashboardStore,
  DeadlinesStore,
  Department,
  DepartmentDraft,
  DepartmentsStore,
  DocumentDraft,
  DocumentsStore,
  Drafts,
  ErrorList,
  ExpensesStore,
  FolderChoice,
  FullDocument,
  GuestDraft,
  Layout,
  LayoutDraft,
  LayoutFields,
  LayoutFormNeeds,
  MenuStore,
  MeStore,
  NewVersions,
  NotificationsStore,
  OneProjectStore,
  OtherFormat,
  PanelLine,
  ParticipantDraft,
  ParticipantRole,
  ParticipantsStore,
  PartingMessage,
  Period,
  Person,
  PersonDraft,
  Photo,
  Portlet,
  ProjectListStore,
  ProjectTasksStore,
  PublishingStore,
  RegisterEntry,
  SavedSearch,
  ScheduleStore,
  SearchStore,
  StaffSessionStore,
  StatisticsStore,
  UnreadStore,
  VisitsStore,
} from '@felles/core/workspace';
import { createContext } from 'react';
import { useObservable } from '../react/use-observable.ts';
import { useProvided } from '../react/use-provided.ts';
import type {
  ChatServices,
  DeadlineServices,
  HandbookServices,
  NewProjectServices,
  PhasesServices,
  ProjectPageServices,
  SiteRecordServices,
  StatisticsServices,
} from './area-services.ts';

/** Everything a screen of the workspace may use. Stores only: no ports, no container. */
export interface WorkspaceServices {
  readonly connection: ConnectionStore;
  readonly about: AboutStore;
  readonly session: StaffSessionStore;
  readonly articles: ArticleServices;
  readonly checkIns: CheckInServices;
  readonly documents: DocumentServices;
  readonly phases: () => Promise<PhasesServices>;
  readonly handbook: () => Promise<HandbookServices>;
  readonly newProject: () => Promise<NewProjectServices>;
  readonly projects: ProjectServices;
  readonly projectPages: () => Promise<ProjectPageServices>;
  readonly tasks: TaskServices;
  readonly daily: DailyServices;
  readonly register: RegisterServices;
  readonly siteRecords: () => Promise<SiteRecordServices>;
  readonly statistics: () => Promise<StatisticsServices>;
  readonly deadlines: () => Promise<DeadlineServices>;
  readonly chat: () => Promise<ChatServices>;
  readonly shell: ShellServices;
}

/** The services of the frame around every page. */
export interface ShellServices {
  readonly me: MeStore;
  /** The areas that the service offers beyond its specification. */
  readonly offers$: Behavior<readonly Area[]>;
  readonly menu: MenuStore;
  /** How many messages are not read, for the badge in the menu. */
  readonly unread: UnreadStore;
  readonly visits: VisitsStore;
  readonly drafts: Drafts;
  readonly errors: ErrorList;
  /** How much of the user's is not sent, or not answered. */
  readonly waiting$: Behavior<number>;
  /** What would be missing if the user signed out now; empty where nothing would. */
  unsent(): readonly PartingMessage[];
}

/** What meets the user on each page, and on the first one. */
export interface DailyServices {
  readonly notifications: NotificationsStore;
  readonly publishing: PublishingStore;
  /** All that is published. */
  published(): Query<'all', readonly PanelLine[]>;
  dashboard(context: string): DashboardStore;
  /** One layout of a context, as it is. */
  layout(context: string, id: string): Query<string, Layout>;
  layoutCopy(context: string): Command<LayoutFields, unknown>;
  layoutForm(needs: Pick<LayoutFormNeeds, 'store' | 'layoutId' | 'done'>): Form<LayoutDraft>;
  savedSearches(): Query<'saved', readonly SavedSearch[]>;
  /** The portlets that can be put into a layout of the context. */
  portlets(context: string): Query<string, readonly Portlet[]>;
  /** What the user has chosen for one portlet. */
  choice<T extends string>(needs: Omit<ChoiceNeeds<T>, 'port'>): Choice<T>;
  statistics(period$: Behavior<Period | null>): StatisticsStore;
  search(): SearchStore;
}

/** The documents and photos of a project. */
export interface DocumentServices {
  list(projectId: string): DocumentsStore;
  one(entry: RegisterEntry): Query<RegisterEntry, FullDocument>;
  /** The file of a document. */
  content(id: string, format?: OtherFormat): Query<string, FileContent>;
  pdf(id: string, format?: OtherFormat): DocumentStore;
  /** The file of one version. */
  version(id: string, versionId: string): Query<string, FileContent>;
  pdfOfVersion(id: string, versionId: string): DocumentStore;
  /** New versions that are being sent, also from a page that was left. */
  newVersions(id: string): NewVersions;
  changeForm(document: Query<RegisterEntry, FullDocument>, done: () => void): Form<DocumentDraft>;
  /** The folders of a project, to choose one. */
  folders(projectId: string): Query<string, readonly FolderChoice[]>;
  photos(projectId: string): Query<string, readonly Photo[]>;
  photo(documentId: string): Query<string, FileContent>;
}

/** Who is on a site, and where people are. Each visit of a page has a store of its own. */
export interface CheckInServices {
  list(projectId: string): CheckInsStore;
  /** `posted` is called when the guest is being sent. */
  guestForm(store: CheckInsStore, posted: () => void): Form<GuestDraft>;
  overview(): CheckInOverview;
  crewList(projectId: string): DocumentStore;
  poster(projectId: string): DocumentStore;
}

/** The tasks of a project, and the schedule over all of them. */
export interface TaskServices {
  ofProject(projectId: string): ProjectTasksStore;
  schedule(): ScheduleStore;
}

/** The price list, and what is chosen of it. */
export interface ArticleServices {
  list(): ArticleListStore;
  resources(): Query<'active', readonly ArticleWithResources[]>;
  /** What a form's fields of articles are chosen by. */
  lookup(): ArticleLookup;
  /** Adds up what is chosen, and sends nothing. */
  calculation(lookup: ArticleLookup): Form<ArticleSelection>;
}

export type ProjectPicture = Query<string, FileContent>;

/** Each visit of a page has a store of its own: the address gives its question. */
export interface ProjectServices {
  list(): ProjectListStore;
  /** A few of them beside other things. */
  lines(): ProjectListStore;
  deadlines(): DeadlinesStore;
  one(projectId: string): OneProjectStore;
  image(projectId: string): ProjectPicture;
  expenses(projectId: string): ExpensesStore;
  participants(projectId: string): ParticipantsStore;
  /** Null for a new participant. `posted` is called when it is being sent. */
  participantForm(
    projectId: string,
    participantId: string | null,
    store: ParticipantsStore,
    posted: () => void,
  ): Form<ParticipantDraft>;
  readonly roles: { readonly view$: Behavior<readonly ParticipantRole[]>; open(): void; close(): void };
  persons(): Lookup<readonly Person[]>;
}

/** The customer register. Each visit of a page has a store of its own. */
export interface RegisterServices {
  contacts(): PagedList<Contact, ListQuestion>;
  contact(entry: RegisterEntry): Query<RegisterEntry, Contact>;
  contactForm(contact: Query<RegisterEntry, Contact>, done: () => void): Form<ContactDraft>;
  persons(): PagedList<Person, ListQuestion>;
  person(entry: RegisterEntry): Query<RegisterEntry, Person>;
  personForm(person: Query<RegisterEntry, Person>, done: () => void): Form<PersonDraft>;
  departments(): DepartmentsStore;
  department(id: string): Query<string, Department>;
  /** Null for a department that is new. */
  departmentForm(department: Query<string, Department> | null, done: () => void): Form<DepartmentDraft>;
}

const WorkspaceContext = createContext<WorkspaceServices | null>(null);
WorkspaceContext.displayName = 'the workspace services';

export const WorkspaceProvider = WorkspaceContext.Provider;
export const useWorkspace = (): WorkspaceServices => useProvided(WorkspaceContext);

/** Whether the user may change things. A service that does not say is asked: it refuses what is not allowed. */
export const useMayChange = (): boolean => useObservable(useWorkspace().shell.me.me$)?.may_change !== false;
