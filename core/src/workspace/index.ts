// The exports of the workspace. Those of both applications are in the entry '.'.
export { isOn } from '../shared/wire-values.ts';
export type { Lines } from './about/channel.ts';
export { type Line, type Note, RecentEvent } from './about/model.ts';
export type { AboutPort } from './about/port.ts';
export { type AboutNeeds, type AboutStore, type AboutView, createAboutStore } from './about/store.ts';
export type { SubscriptionsView } from './about/subscriptions.ts';
export { type CalculationNeeds, createCalculation } from './articles/form.ts';
export { type ArticleLookup, type ArticleLookupNeeds, createArticleLookup } from './articles/lookup.ts';
export type { ArticleMessage, ArticleMessages } from './articles/messages.ts';
export {
  Article,
  type ArticleQuestion,
  ArticleWithResources,
  ResourcePrice,
  SelectedArticle,
} from './articles/model.ts';
export type { ArticlesPort } from './articles/port.ts';
export {
  ARTICLE_ADDRESS,
  articleNamed,
  articlesFor,
  isMain,
  type SplitArticles,
  splitArticles,
} from './articles/rules.ts';
export {
  type ArticleSelection,
  type ChosenExtra,
  COUNT,
  priceOf,
  problemOfCount,
  readCount,
  type SelectionPrice,
  stepped,
  withCount,
  withExtra,
  withoutExtra,
} from './articles/selection.ts';
export {
  type ArticleListNeeds,
  type ArticleListStore,
  type ArticleListView,
  createArticleListStore,
} from './articles/store.ts';
export { type MessageRow, type PendingRow, type TalkRow, type TalkRowNeeds, talkRows } from './chat/bubbles.ts';
export {
  type ChosenFile,
  type Composer,
  type ComposerView,
  createWriting,
  type Writing,
  type WritingNeeds,
} from './chat/composer.ts';
export {
  type Content,
  type Contents,
  createContents,
  hasPreview,
  isPicture,
  nameOfAttachment,
  opensInPage,
} from './chat/contents.ts';
export { AttachmentEdit, type ChatEdit, chatEditIn, MessageEdit } from './chat/edits.ts';
export type { ThreadEvent } from './chat/events.ts';
export {
  createNewConversationForm,
  createTitleForm,
  type NewConversationNeeds,
  NO_CONVERSATION,
  readNewConversation,
  storedNewConversation,
  TITLE_FORM,
  type TitleDraft,
  type TitleFormNeeds,
} from './chat/form.ts';
export { foldedParts, linksIn, type TextPart } from './chat/links.ts';
export { createReadMarks, type ReadMark, type ReadMarks, type ReadMarksNeeds } from './chat/marks.ts';
export { CHANGE_WORDS, type ChatMessages, type ChatMessageText } from './chat/messages.ts';
export {
  AgreementConversations,
  Attachment,
  CHAT_FILTERS,
  CHAT_MODES,
  ChatAgreement,
  type ChatFilter,
  ChatMessage,
  type ChatMode,
  Conversation,
  ConversationFields,
  MESSAGE_STATUSES,
  MessageMarks,
  type MessagePart,
  type MessageStatus,
  NewConversation,
  type NewConversationDraft,
  Relation,
  Sender,
  type ThreadQuestion,
} from './chat/model.ts';
export {
  type AttachmentProgress,
  type ChatAnswer,
  createMessageOutbox,
  type MessageOutbox,
  type MessageOutboxNeeds,
} from './chat/outbox.ts';
export { type PendingMessage, type ThreadUpload, type UnsentInRow, unsentIn } from './chat/pending-messages.ts';
export type { ChatPort } from './chat/port.ts';
export { createReadMarker, type ReadingNeeds, type ReadMarker } from './chat/read-marker.ts';
export { readersOf, senderPlace } from './chat/readers.ts';
export type { PickedChatFile } from './chat/ready-file.ts';
export {
  type AgreementGroup,
  aboutNode,
  CHAT_ADDRESS,
  type ChatQuestion,
  type ChosenConversation,
  type ConversationHome,
  companiesOf,
  conversationIn,
  conversationsOf,
  firstWords,
  groupsOf,
  inOneLine,
  lastWritten,
  type MessageTime,
  sidesOf,
  unreadIn,
  unreadOf,
  whenOf,
} from './chat/rules.ts';
export {
  type ChatNeeds,
  type ChatStore,
  type ChatView,
  type ConversationNews,
  createChatStore,
  type MissingConversation,
  type ReadHere,
} from './chat/store.ts';
export { createThreadStore, type ThreadNeeds, type ThreadStore, type ThreadView } from './chat/thread.ts';
export type { Age, DataStamp } from './checkins/age.ts';
export { createGuestForm, type GuestDraft, type GuestFormNeeds, NO_GUEST } from './checkins/form.ts';
export type { CheckInMessage, CheckInMessages } from './checkins/messages.ts';
export { CheckIn, CheckInFields, type CheckInQuestion, SHOWS, type Shows } from './checkins/model.ts';
export {
  CheckInEdit,
  type CheckInOutbox,
  type CheckInOutboxNeeds,
  checkInEditIn,
  createCheckInOutbox,
} from './checkins/outbox.ts';
export {
  type CheckInOverview,
  type CheckInOverviewNeeds,
  type CheckInOverviewView,
  createCheckInOverview,
  SITE_ADDRESS,
  type SiteQuestion,
} from './checkins/overview.ts';
export { cameInMonths, cameInWeeks, cameOnDays, type DayCount, sumOfDays } from './checkins/per-day.ts';
export type { CheckInsPort } from './checkins/port.ts';
export {
  CHECK_IN_ADDRESS,
  type CheckInRow,
  type CheckInStatus,
  type Counts,
  checkInsFor,
  countsOf,
  type Figures,
  figuresOf,
  hasLeft,
  type KindOfCheckIn,
  kindOfCheckIn,
  letIn,
  nameOfCheckIn,
  otherDay,
  reasonsOf,
  SPANS,
  type Span,
  statusOfCheckIn,
  timeOfCheckIn,
} from './checkins/rules.ts';
export { type Site, sitesOf } from './checkins/sites.ts';
export { type CheckInsNeeds, type CheckInsStore, type CheckInsView, createCheckInsStore } from './checkins/store.ts';
export { type ChangeSource, changesOf } from './connection/changes-of.ts';
export type { ConnectionHistory } from './connection/history.ts';
export type { ConnectionMessage, ConnectionMessages, DotMessages } from './connection/messages.ts';
export type { PastConnection, ReconnectOutcome } from './connection/model.ts';
export {
  type ConnectionStatus,
  clockTime,
  type Dot,
  describeEnding,
  describeOutcome,
  dotOf,
  type Notice,
  noticeOf,
} from './connection/rules.ts';
export { type FindingNeeds, type LookingNeeds, spreadOf, timesWhileAway } from './connection/service-probe.ts';
export {
  type ConnectionNeeds,
  type ConnectionStore,
  type ConnectionView,
  createConnectionStore,
} from './connection/store.ts';
export {
  CONTACT_FORM,
  CONTACT_PARTS,
  type ContactDraft,
  type ContactFormNeeds,
  type ContactPart,
  createContactForm,
} from './contacts/form.ts';
export { Contact, ContactFields, ContactPage } from './contacts/model.ts';
export type { ContactsPort } from './contacts/port.ts';
export { CONTACT_ADDRESS, CONTACT_PAGE, isContactAskedFor } from './contacts/rules.ts';
export type { DashboardAction } from './dashboard/actions.ts';
export { type Choice, type ChoiceNeeds, createChoice } from './dashboard/choice.ts';
export { createLayoutCopy, type LayoutCopyNeeds } from './dashboard/copy.ts';
export { createLayoutForm, LAYOUT_FORM, type LayoutDraft, type LayoutFormNeeds, NO_LAYOUT } from './dashboard/form.ts';
export type { DashboardMessage, DashboardMessages } from './dashboard/messages.ts';
export { ActiveLayout, Layout, LayoutFields, Portlet, PortletFields, SavedSearch } from './dashboard/model.ts';
export type { DashboardPort } from './dashboard/port.ts';
export {
  activated,
  activeOf,
  bandsOf,
  bySequence,
  GRID,
  isOwnLayout,
  mayChange,
  offeredPortlets,
  type PortletBand,
  type PortletColumn,
  panelOf,
  sizeOf,
} from './dashboard/rules.ts';
export {
  createDashboardStore,
  type DashboardNeeds,
  type DashboardStore,
  type DashboardView,
} from './dashboard/store.ts';
export { DATATYPES, type DatatypeName, datatypeId, datatypeLabel } from './datatypes/rules.ts';
export { CalendarEvent, Deadline, type DeadlinesQuestion } from './deadlines/model.ts';
export { withProjects } from './deadlines/of-projects.ts';
export type { DeadlinesPort } from './deadlines/port.ts';
export { type DatedDeadline, type OpenDeadlines, openDeadlines, titleOfDeadline } from './deadlines/rules.ts';
export {
  createDeadlinesStore,
  createDeadlineWeeksStore,
  type DeadlinesNeeds,
  type DeadlinesStore,
  type DeadlineWeeksNeeds,
  type DeadlineWeeksStore,
  type DeadlineWeeksView,
} from './deadlines/store.ts';
export {
  countOfDeadlines,
  type DayMark,
  DEADLINE_CHOICES,
  DEADLINES_ADDRESS,
  type DeadlineChoice,
  type DeadlineCounts,
  type DeadlineWeek,
  type DeadlineWeeks,
  deadlinesByWeek,
  firstDeadlines,
  marksOf,
} from './deadlines/weeks.ts';
export {
  createDepartmentForm,
  DEPARTMENT_FIELDS,
  DEPARTMENT_FORM,
  type DepartmentDraft,
  type DepartmentFormNeeds,
} from './departments/form.ts';
export { Department, DepartmentFields, Departments } from './departments/model.ts';
export type { DepartmentsPort } from './departments/port.ts';
export {
  byName,
  createDepartmentsStore,
  type DepartmentsNeeds,
  type DepartmentsStore,
  type DepartmentsView,
} from './departments/store.ts';
export {
  createDocumentForm,
  DOCUMENT_FORM,
  type DocumentDraft,
  type DocumentFormNeeds,
  type FileName,
  type FolderChoice,
  fileNameOf,
  folderChoices,
  foldersAbove,
  projectOfDocument,
} from './documents/change.ts';
export type { DocumentMessages } from './documents/messages.ts';
export {
  DocumentEntry,
  DocumentFields,
  type DocumentQuestion,
  DocumentVersion,
  FullDocument,
  StructureGroup,
  StructureNode,
} from './documents/model.ts';
export type { DocumentsPort, OtherFormat, UploadPlace } from './documents/port.ts';
export {
  actionsOf,
  DOCUMENT_ADDRESS,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentsFor,
  type Folder,
  fileTypeLabel,
  foldersOf,
  formatsOf,
  kindOfDocument,
  ownerOf,
  photosAmong,
  versionsOf,
} from './documents/rules.ts';
export type { SameNameAnswer, SameNameQuestion } from './documents/same-names.ts';
export {
  createDocumentsStore,
  type DocumentsNeeds,
  type DocumentsStore,
  type DocumentsView,
} from './documents/store.ts';
export {
  createNewVersions,
  type NewVersions,
  type NewVersionsNeeds,
  type NewVersionUploads,
} from './documents/versions.ts';
export { createDrafts, type DraftPlace, type Drafts, keepCreation, keepDraft } from './drafts/store.ts';
export { readLike } from './drafts/stored-values.ts';
export type { SharedError } from './errors/model.ts';
export { createErrorList, type ErrorList } from './errors/store.ts';
export { Expense, type ExpenseQuestion } from './expenses/model.ts';
export type { ExpensesPort } from './expenses/port.ts';
export {
  approvalOf,
  EXPENSE_ADDRESS,
  type ExpenseApproval,
  type ExpenseSum,
  expensesFor,
  sumOf,
} from './expenses/rules.ts';
export { createExpensesStore, type ExpensesNeeds, type ExpensesStore, type ExpensesView } from './expenses/store.ts';
export type { FilesPort, PhotoOf } from './files/port.ts';
export type { MakingView } from './handbook/document-creation.ts';
export type { HandbookMessages } from './handbook/messages.ts';
export { Handbook, HandbookTemplate, ProjectHandbook, type TemplateQuestion } from './handbook/model.ts';
export type { HandbookPort, TemplatePlace } from './handbook/port.ts';
export {
  type Build,
  type BuildingNeeds,
  type BuildingView,
  type BuildProgress,
  createHandbookBuilding,
  type HandbookBuilding,
} from './handbook/rebuild.ts';
export {
  actionsOfTemplate,
  type CreatedDocument,
  documentsFrom,
  editedDocumentOf,
  type HandbookPhase,
  isApplicable,
  originsOf,
  phasesOfHandbook,
  TEMPLATE_ACTIONS,
  TEMPLATE_ADDRESS,
  type TemplateAction,
  type TemplateCounts,
  templateCounts,
  templateOrigin,
  templatesFor,
  versionOfHandbook,
} from './handbook/rules.ts';
export {
  createHandbookStore,
  createPhaseTemplates,
  type HandbookNeeds,
  type HandbookStore,
  type HandbookView,
  type PhaseTemplates,
  type PhaseTemplatesNeeds,
  type TemplateGroup,
} from './handbook/store.ts';
export { Me, SIGHTS, type Sight } from './me/model.ts';
export type { MePort } from './me/port.ts';
export { type Seeing, seeingOf } from './me/rules.ts';
export { createMeStore, type MeNeeds, type MeStore } from './me/store.ts';
export type { MenuState } from './menu/model.ts';
export { createMenuStore, type MenuStore } from './menu/store.ts';
export type { WorkspaceMessage, WorkspaceMessages } from './messages.ts';
export {
  type MyTasks,
  NEED_SOURCES,
  type Need,
  type NeedSource,
  type Needs,
  shownNeeds,
} from './needs/rules.ts';
export {
  createMyTasksStore,
  createNeedsStore,
  type MyTasksNeeds,
  type MyTasksStore,
  type NeedsNeeds,
  type NeedsStore,
} from './needs/store.ts';
export { type Creation, isWhole, type MissingPart } from './new-project/creations.ts';
export { connectionOf } from './new-project/fields.ts';
export type { NewProjectMessages } from './new-project/messages.ts';
export {
  ADDRESS_SOURCES,
  type AddressSource,
  CreatedProject,
  type CreationEdit,
  FoundAddress,
  HouseRegister,
  NewParticipant,
  NewProjectDraft,
  type NewProjectStep,
  type ParentProject,
  type RegisterThing,
  UNIT_PARTS,
  Unit,
  type UnitPart,
} from './new-project/model.ts';
export type { NewProjectOffer } from './new-project/offer.ts';
export {
  type CreationOutbox,
  type CreationOutboxNeeds,
  createCreationOutbox,
  creationEditIn,
} from './new-project/outbox.ts';
export { keyOfParty, type Party, partiesOf, rolesInOrder } from './new-project/parties.ts';
export type { PlacesPort } from './new-project/port.ts';
export { readSum } from './new-project/problems.ts';
export {
  addressAsTyped,
  addressOf,
  NO_UNIT,
  type RegisterQuestion,
  registerQuestion,
  unitsOf,
  unitWords,
  wrongPartsOf,
} from './new-project/rules.ts';
export {
  createNewProjectStore,
  type NewProjectNeeds,
  type NewProjectStore,
  type NewProjectView,
  type PhotoView,
  readNewProjectDraft,
} from './new-project/store.ts';
export type { NotificationMessage, NotificationMessages } from './notifications/messages.ts';
export { Notification } from './notifications/model.ts';
export type { NotificationsPort } from './notifications/port.ts';
export {
  byDay,
  colorOf,
  IMPORTANCE,
  type ImportanceColor,
  instantOf,
  isNew,
  NOTIFICATION_PARTS,
  type NotificationDay,
  type NotificationPart,
  newestFirst,
} from './notifications/rules.ts';
export {
  createNotificationsStore,
  type NotificationsNeeds,
  type NotificationsStore,
  type NotificationsView,
} from './notifications/store.ts';
export { AREAS, type Area } from './offers/model.ts';
export { offeredBy } from './offers/store.ts';
export {
  type ParticipantDraft,
  PICKING,
  personQuestion,
  readParticipantDraft,
  rolesAmong,
} from './participants/choices.ts';
export { createParticipantForm, type ParticipantFormNeeds } from './participants/form.ts';
export type { ParticipantMessage, ParticipantMessages } from './participants/messages.ts';
export { Participant, ParticipantFields, ParticipantRole } from './participants/model.ts';
export {
  createParticipantOutbox,
  ParticipantEdit,
  type ParticipantOutbox,
  type ParticipantOutboxNeeds,
  participantEditIn,
} from './participants/outbox.ts';
export type { ParticipantsPort } from './participants/port.ts';
export {
  EVERY_PARTICIPANT,
  isOfEmployer,
  mobileOf,
  numberOf,
  type ParticipantQuestion,
  participantCompanies,
  participantInitials,
  participantName,
  participantsFor,
  rolesHeld,
} from './participants/rules.ts';
export { createParticipantsStore, type ParticipantsNeeds, type ParticipantsStore } from './participants/store.ts';
export {
  createPersonForm,
  PERSON_FIELDS,
  PERSON_FORM,
  type PersonDraft,
  type PersonFormNeeds,
} from './persons/form.ts';
export { Person, PersonFields, PersonPage, RoleStatistic, UsedRole } from './persons/model.ts';
export type { PersonsPort } from './persons/port.ts';
export {
  countRoles,
  fullName,
  initialsOf,
  type Participation,
  PERSON_ADDRESS,
  PERSON_PAGE,
  rolesLastUsed,
  type WaysToReach,
  waysToReach,
} from './persons/rules.ts';
export {
  countChecked,
  countMilestones,
  deadlinesInPhase,
  isChecked,
  latestActivities,
  type MilestoneCount,
  type MilestoneState as PhaseStanding,
  milestoneState,
  nameOfUser,
  openCheckpointsFirst,
  type PhaseDeadline,
} from './phases/details.ts';
export { type KnownFractions, knownFractions, MEASURES, type Measure } from './phases/fraction.ts';
export {
  Activity,
  Milestone,
  PhaseDefinition,
  PhaseFractions,
  PhaseReport,
  PhasesAnswer,
  ProjectActivity,
  ProjectPhase,
  ProjectPhases,
  ViewPhase,
  WireFraction,
} from './phases/model.ts';
export type { PhasePlace, PhasesPort } from './phases/port.ts';
export {
  type GroupedPhases,
  groupOfPhase,
  groupPhases,
  inDefinitionOrder,
  PHASE_GROUPS,
  type PhaseGroup,
} from './phases/rules.ts';
export {
  createPhaseStore,
  createPhasesStore,
  type PhaseNeeds,
  type PhaseParts,
  type PhaseQueries,
  type PhaseStore,
  type PhasesNeeds,
  type PhasesStore,
  type PhasesView,
} from './phases/store.ts';
export { type Offer, offerOf } from './projects/flags.ts';
export {
  createProjectForm,
  type MatrixDraft,
  mailsOf,
  PROJECT_FORM,
  type ProjectFormNeeds,
  type ProjectValues,
  projectFields,
} from './projects/form.ts';
export { PROJECT_WORDS, type ProjectMessage, type ProjectMessages } from './projects/messages.ts';
export {
  Coordinates,
  FLAGS,
  type Flag,
  HistoryEntry,
  Matrix,
  Municipality,
  NewProjectFields,
  Project,
  ProjectAddress,
  ProjectDeadline,
  ProjectFields,
  ProjectPage,
  type ProjectQuestion,
  ProjectStatus,
  ProjectSummary,
  ProjectType,
  ProjectView,
  RegisterConnection,
} from './projects/model.ts';
export {
  createOneProjectStore,
  type OneProjectNeeds,
  type OneProjectStore,
  type OneProjectView,
} from './projects/one.ts';
export {
  contractsOfProject,
  type DatedProjectDeadline,
  deadlinesOf,
  deviationsOfProject,
  LATEST,
  type OfProject,
  type OnSite,
  type Presence,
  type ProjectDeviations,
  presenceOf,
  progressOf,
} from './projects/overview.ts';
export {
  createSubprojectsStore,
  type SubprojectsNeeds,
  type SubprojectsStore,
  type SubprojectsView,
} from './projects/parts.ts';
export { type PhaseProgress, progressByProject } from './projects/phases.ts';
export type { ProjectsPort } from './projects/port.ts';
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
} from './projects/rules.ts';
export {
  createProjectListStore,
  type ProjectListNeeds,
  type ProjectListStore,
  type ProjectListView,
} from './projects/store.ts';
export { FAILURE, type LoadedPanel, PanelLine, PublishedPanel } from './publishing/model.ts';
export type { PublishingPort } from './publishing/port.ts';
export { createPublishingStore, type PublishingNeeds, type PublishingStore } from './publishing/store.ts';
export { type AddressDraft, addressDraft, addressFields, addressLines, nameIn } from './register/addresses.ts';
export { type DraftOf, FIELD_KINDS, type FieldKindName, type FieldTable, type KindsIn } from './register/fields.ts';
export { callLink, type LinkValue, mailLink, smsLink, webLink } from './register/links.ts';
export type { RegisterMessage, RegisterMessages } from './register/messages.ts';
export {
  Address,
  ID_TYPES,
  type IdType,
  RecordReference,
  type RegisterEntry,
  type RegisterPageQuestion,
} from './register/model.ts';
export { type AddressParts, isLegacy, PAGES, pageNamedBy, pathOf } from './routing/rules.ts';
export { type SearchGroup, SearchHit, type SearchVisibility } from './search/model.ts';
export type { SearchPort } from './search/port.ts';
export {
  FOUND_IN,
  groupHits,
  groupOf,
  hitTexts,
  type Match,
  marked,
  matchOf,
  PREVIEWED,
  type Target,
  targetOf,
} from './search/rules.ts';
export { createSearchStore, type SearchNeeds, type SearchStore, type SearchView } from './search/store.ts';
export { HOST_PATIENCE, TOKEN_WANTED, tokensGiven } from './session/host.ts';
export type { PartingMessage, PartingMessages, SignInMessage, SignInMessages } from './session/messages.ts';
export { PendingSignIn, type SignInFlow, Tokens } from './session/model.ts';
export type { HostPort, PagePort, SignInPlace, SignInPort, SignInStart, TokenPlace } from './session/port.ts';
export { CLIENT_ID, comesBack, isReturn, SCOPES } from './session/rules.ts';
export {
  createStaffSessionStore,
  type SessionState,
  type StaffSessionNeeds,
  type StaffSessionStore,
} from './session/store.ts';
export { type UnsentWork, unsentMessages } from './session/unsent-work.ts';
export { SettingChange, SettingRecord } from './settings/model.ts';
export type { SettingsPort } from './settings/port.ts';
export { createSetting, type Setting, type SettingNeeds } from './settings/store.ts';
export { type Budgets, budgetsOf, inHundredths, type PhaseBudget, type ReportedHours } from './site-records/budget.ts';
export { Checklist, type Checkpoint, Deviation, HoursLine, type RecordsQuestion } from './site-records/model.ts';
export type { SiteRecordsPort } from './site-records/port.ts';
export {
  articleOf,
  CHECKLIST_CHOICES,
  CHECKLIST_LISTING,
  CHECKPOINT_STATUSES,
  type ChecklistState,
  checkpointsOf,
  countDeviations,
  DEVIATION_LISTING,
  type DeviationCounts,
  HOURS_LISTING,
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
} from './site-records/rules.ts';
export { createRecordsStore, type RecordsNeeds, type RecordsStore, type RecordsView } from './site-records/store.ts';
export {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  checkpointStatusesAmong,
  deviationNumbers,
  deviationStatusesAmong,
  type FigureLine,
  HOUR_COLUMNS,
  hourLines,
  linesFor,
  linesInOrder,
  linesOf,
  type Numbers,
  PHASE_STEPS,
  PHOTO_COLUMNS,
  type PhaseStep,
  type ProjectNames,
  phaseLines,
  photoLines,
  type Status,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
  together,
  withRest,
} from './statistics/lines.ts';
export {
  ArticleHours,
  CheckInCounts,
  CheckInStatistics,
  ChecklistStatistics,
  ContractCounts,
  DeviationStatistics,
  PhaseState,
  Photo,
  type ProjectCheckIns,
  ProjectIdentity,
  type StatisticsQuestion,
  TaskStatistics,
} from './statistics/model.ts';
export {
  type AnswerOf,
  createStatisticsOverview,
  type Figure,
  type OverviewFigures,
  type OverviewNeeds,
  type OverviewPort,
  type StatisticsOverview,
} from './statistics/overview.ts';
export {
  OVERVIEW_ADDRESS,
  type OverviewQuestion,
  STATISTICS_TABS,
  type StatisticsTab,
} from './statistics/overview-question.ts';
export { type FigureDays, figureDays, PERIODS, type Period } from './statistics/periods.ts';
export type { AskFigure, PerProject, RecordBy, StatisticsPort } from './statistics/port.ts';
export {
  createProjectStatistics,
  isCountedAnew,
  type ProjectStatistics,
  type ProjectStatisticsNeeds,
} from './statistics/project.ts';
export {
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CHECK_IN_KINDS,
  type CheckInKind,
  checkInsByKind,
  type FigureBar,
  type OpenDeviations,
  openDeviations,
} from './statistics/rules.ts';
export {
  createStatisticsStore,
  type FigureStore,
  type StatisticsNeeds,
  type StatisticsStore,
} from './statistics/store.ts';
export { Assignee, Task, type TaskQuestion } from './tasks/model.ts';
export type { TasksPort, TasksQuestion } from './tasks/port.ts';
export {
  type AssigneeTag,
  assigneesOf,
  COMPLETION_STATUSES,
  type CompletionStatus,
  daysOfTask,
  groupByStatus,
  isTaskInPeriod,
  type KeyedTask,
  keyed,
  personOf,
  personsAmong,
  STATUS_TAGS,
  type StatusTag,
  sectionsOf,
  statusTags,
  TASK_ADDRESS,
  type TaskDays,
  type TaskPerson,
  type TaskSection,
  taggedBy,
  tasksFor,
  withoutDuplicates,
} from './tasks/rules.ts';
export {
  SCHEDULE_ADDRESS,
  type Schedule,
  type ScheduleBar as TaskBar,
  type ScheduleQuestion,
  type ScheduleRow,
  scheduleOf,
  tasksOnDay,
  WEEKS,
  type Weeks,
} from './tasks/schedule.ts';
export {
  createProjectTasksStore,
  createScheduleStore,
  type ProjectTasksNeeds,
  type ProjectTasksStore,
  type ProjectTasksView,
  type ScheduleNeeds,
  type ScheduleStore,
  type ScheduleView,
  type TasksStore,
} from './tasks/store.ts';
export type { UnreadPort } from './unread/port.ts';
export { badgeOf } from './unread/rules.ts';
export { createUnreadStore, type UnreadNeeds, type UnreadStore } from './unread/store.ts';
export { type LastVisited, VISIT_TYPES, type Visit, VisitEntry, type VisitType } from './visits/model.ts';
export type { VisitsPort } from './visits/port.ts';
export { lastVisited, type VisitTimes } from './visits/rules.ts';
export { createVisitsStore, type VisitsNeeds, type VisitsOfType, type VisitsStore } from './visits/store.ts';
