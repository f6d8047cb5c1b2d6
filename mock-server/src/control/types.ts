// Written by node scripts/control.mjs from the calls of the control.

/** A time in UTC, as 2026-06-18T10:00:00Z. */
export type Instant = string;
export type CallName =
  | '*'
  | `${'agreement'}.${'end' | 'endFreeze' | 'freeze' | 'preview' | 'takeBack' | 'terms' | 'withdraw'}`
  | `${'articles'}.${'articles' | 'withResources'}`
  | `${'bookings'}.${'book' | 'booked' | 'cancel' | 'rules'}`
  | `${'center'}.${'center' | 'centerLogo' | 'centerToken' | 'colors' | 'departmentLogo' | 'departments' | 'images' | 'logo' | 'manifest' | 'portalInfo' | 'sponsorSetup'}`
  | `${'chat'}.${'agreements' | 'attach' | 'change' | 'conversation' | 'create' | 'createAgreement' | 'mark' | 'messages' | 'ofNode' | 'send' | 'unread'}`
  | `${'checkins'}.${'checkIn' | 'checkIns' | 'checkOut' | 'decide'}`
  | `${'checklists'}.${'addPhoto' | 'answer' | 'create' | 'sign' | 'templates'}`
  | `${'consents'}.${'save'}`
  | `${'contacts'}.${'change' | 'contact' | 'contacts' | 'create'}`
  | `${'dashboard'}.${'activate' | 'active' | 'addPortlet' | 'changeLayout' | 'changePortlet' | 'createLayout' | 'deleteLayout' | 'layout' | 'layouts' | 'portlets' | 'removePortlet' | 'replacePortlet'}`
  | `${'deadlines'}.${'change' | 'create' | 'deadlines'}`
  | `${'departments'}.${'change' | 'create' | 'department' | 'departments' | 'replace' | 'report' | 'reporting'}`
  | `${'deviations'}.${'addPhoto' | 'change' | 'comment' | 'create' | 'deviation' | 'setup'}`
  | `${'documents'}.${'addVersion' | 'away' | 'change' | 'content' | 'createFolder' | 'document' | 'documents' | 'folders' | 'putAway' | 'renameFolder' | 'upload' | 'version'}`
  | `${'expenses'}.${'addReceipt' | 'change' | 'create' | 'decide' | 'expenses' | 'receipt'}`
  | `${'files'}.${'attachment' | 'checkinPdf' | 'image' | 'photo' | 'poster'}`
  | `${'handbook'}.${'choose' | 'handbook' | 'handbooks' | 'legacyTemplates' | 'make' | 'rebuild' | 'templates'}`
  | `${'hours'}.${'approve' | 'change' | 'create' | 'own' | 'remove'}`
  | `${'invoices'}.${'paid' | 'unpaid'}`
  | `${'me'}.${'me'}`
  | `${'memberCard'}.${'card'}`
  | `${'memberNotices'}.${'list' | 'seen'}`
  | `${'memberVisits'}.${'visits'}`
  | `${'membership'}.${'groups' | 'memberships'}`
  | `${'needs'}.${'records'}`
  | `${'news'}.${'news'}`
  | `${'notifications'}.${'markSeen' | 'notifications'}`
  | `${'participants'}.${'add' | 'change' | 'participants' | 'remove' | 'roles'}`
  | `${'payment'}.${'agreement' | 'invoice' | 'paymentState' | 'startPayment'}`
  | `${'person'}.${'municipality' | 'phone'}`
  | `${'persons'}.${'change' | 'create' | 'person' | 'persons'}`
  | `${'phases'}.${'activities' | 'addMilestone' | 'budget' | 'changeMilestone' | 'checkpoints' | 'deadlines' | 'documents' | 'milestones' | 'move' | 'phases' | 'plan' | 'progress' | 'progressBefore' | 'recent' | 'summary'}`
  | `${'places'}.${'addresses' | 'houseRegister'}`
  | `${'profile'}.${'profile' | 'updateMember'}`
  | `${'projectTemplates'}.${'content' | 'make' | 'save' | 'templates'}`
  | `${'projects'}.${'change' | 'connect' | 'create' | 'detail' | 'disconnect' | 'history' | 'project' | 'projects' | 'replace' | 'subprojects' | 'uploadPhoto' | 'view'}`
  | `${'publishing'}.${'markRead' | 'panel' | 'panels'}`
  | `${'realtime'}.${'recent' | 'token'}`
  | `${'search'}.${'saved' | 'search'}`
  | `${'session'}.${'login' | 'logout' | 'newPassword' | 'whoami'}`
  | `${'settings'}.${'read' | 'write'}`
  | `${'signin'}.${'revoke'}`
  | `${'signup'}.${'createContract' | 'createMember' | 'createProfile'}`
  | `${'siteRecords'}.${'checklists' | 'deviations' | 'hours'}`
  | `${'sponsor'}.${'accept' | 'contact' | 'createSponsor' | 'lookUpCode' | 'sponsored' | 'useCode'}`
  | `${'statistics'}.${'checkins' | 'checkinsOfProject' | 'checkinsPerProject' | 'checklists' | 'checklistsPerProject' | 'contracts' | 'deviations' | 'deviationsPerProject' | 'hours' | 'innsjekk' | 'phaseState' | 'photos' | 'tasks' | 'tasksOfProject' | 'tasksPerProject'}`
  | `${'tasks'}.${'addPhoto' | 'change' | 'comment' | 'create' | 'tasks'}`
  | `${'terms'}.${'conditionUrl' | 'conditions'}`
  | `${'timetable'}.${'classes'}`
  | `${'tracking'}.${'marketingTracking'}`
  | `${'visits'}.${'last' | 'record'}`;

export interface Center {
  readonly id: number;
  readonly title?: string | null;
  readonly address?: string | null;
  readonly contact_email?: string | null;
  readonly minimum_age?: number | null;
  readonly short_term_minimum_age?: number | null;
  readonly use_direct_payment?: boolean | null;
  readonly link_to_tos?: readonly { readonly id: number; readonly url: string }[] | null;
  readonly tracking?: OwnCenterTracking | null;
  readonly has_logo?: boolean | null;
  readonly portal_redirect_url?: unknown;
}

export interface Charge {
  readonly at: number;
  readonly invoiceId: number;
  readonly paymentId: string;
  readonly amount: number;
  readonly method: 'card' | 'mobile' | null;
}

export type ClockOrder =
  | { readonly kind: 'run'; readonly from: Instant }
  | { readonly kind: 'freeze'; readonly at: Instant }
  | { readonly kind: 'move'; readonly milliseconds: number }
  | { readonly kind: 'real' };
export type ClockSetting =
  | { readonly kind: 'real'; readonly offset: number }
  | { readonly kind: 'frozen'; readonly at: number };
export type ActAnswer = { readonly status: number; readonly answer: unknown };

export interface ActBody {
  readonly login: string;
  readonly call: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface AnswerWithBody {
  readonly call: CallName;
  /** The answer; of a patch, the fields that differ, and null for one to leave out. */
  readonly answer?: unknown;
  /** Of a status, 500 without it; of an answer, 200 without it. */
  readonly status?: number;
  /** The values of path and query that a call must have. */
  readonly when?: Readonly<Record<string, string>>;
  /** How many such calls go well before. */
  readonly skip?: number;
  /** How often it strikes before it is over; always without it. */
  readonly times?: number;
}

export interface ChangeAgreementAnswer {
  readonly state: 'ACTIVE' | 'REQUESTED' | 'ENDING' | 'ENDED' | 'WITHDRAWN';
  readonly ends_on: string;
}

export interface ChangeAgreementBody {
  readonly center: string;
  readonly phone: string;
  readonly contract: string;
  readonly what: 'began' | 'binding' | 'price' | 'notice' | 'sponsored' | 'confirm' | 'fresh';
  readonly value?: number;
}

export type ChangeChatAnswer = { readonly id: number | string; readonly title: string; readonly closed: boolean };

export interface ChangeChatBody {
  readonly conversation_id: string;
  readonly person_id?: string;
  readonly title?: string;
  readonly closed?: boolean;
}

export interface ChangeClassAnswer {
  readonly capacity: number;
  readonly booked: number;
  readonly waiting: number;
  readonly cancelled: boolean;
}

export interface ChangeClassBody {
  readonly center: string;
  readonly date: string;
  readonly class: number;
  readonly what: 'fill' | 'free' | 'capacity' | 'cancel' | 'move' | 'department' | 'absent' | 'pause';
  readonly value?: number;
}

export type DropAnswer = { readonly struck: number };
export type DropBody = { readonly connection?: number };
export type KeepAliveAnswer = { readonly told: number };
export type KeepAliveBody = { readonly connection?: number; readonly text?: string };
export type PublishAnswer = { readonly listening: number };
export type PublishBody = { readonly channel: string; readonly event?: string; readonly data?: unknown };
export type ResetBody = { readonly seed?: number };
export type SetChatMessagesBody = { readonly count: number };
export type SetOutsideBody = Partial<OutsideSetting>;
export type SetProjectsBody = { readonly count: number };
export type SetProviderBody = Partial<ProviderSetting>;
export type SetScenarioBody = { readonly scenario: ScenarioName };
export type SetTasksBody = { readonly count: number };
export type SignInAnswer = { readonly access: string; readonly refresh: string; readonly expiresIn: number };
export type SignInBody = { readonly login: string };

export interface ControlState {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly projects: number;
  readonly tasks: number;
  readonly chatMessages: number;
  readonly handbook: HandbookSetting;
  readonly scenarios: readonly { readonly name: string; readonly summary: string }[];
  readonly clock: { readonly setting: ClockSetting; readonly now: Instant };
  readonly outside: OutsideSetting;
  readonly provider: ProviderSetting;
  readonly checking: boolean;
  readonly calls: readonly string[];
  readonly faultKinds: readonly FaultKind[];
  readonly faults: readonly Fault[];
}

export type StepPhaseAnswer = { readonly what: string; readonly title: string };

export interface StepPhaseBody {
  readonly project_id: string;
  readonly phase_id: string;
  readonly what: 'checkpoint' | 'milestone' | 'phase';
}

export type TellNoticeAnswer = { readonly unseen: number };

export interface TellNoticeBody {
  readonly center: string;
  readonly phone: string;
  readonly kind: string;
  readonly text: string;
}

export type WriteInChatAnswer = { readonly id: number | string; readonly name: string };
export type WriteInChatBody = { readonly conversation_id: string; readonly person_id?: string; readonly text: string };

export interface Department {
  readonly id: number;
  readonly navn?: string | null;
  readonly name?: string | null;
  readonly is_active?: boolean | null;
  readonly access?: string | number | boolean | null;
  readonly adresse?: string | null;
  readonly avdelingsleder?: string | number | boolean | null;
  readonly bank?: string | number | boolean | null;
  readonly eier?: string | number | boolean | null;
  readonly epost?: string | null;
  readonly kode?: string | number | boolean | null;
  readonly lat?: string | number | boolean | null;
  readonly logo?: string | number | boolean | null;
  readonly long?: string | number | boolean | null;
  readonly minbedrift?: string | number | boolean | null;
  readonly minbedriftid?: string | number | boolean | null;
  readonly mobil?: string | null;
  readonly orgnr?: string | number | boolean | null;
  readonly portal_redirect_url?: string | null;
  readonly portal_url?: string | null;
  readonly postnr?: string | null;
  readonly sted?: string | null;
  readonly telefon?: string | null;
}

export interface Fault extends FaultOrder {
  readonly id: number;
  readonly met: number;
}

export type FaultKind =
  | 'latency'
  | 'status'
  | 'cut'
  | 'malformed'
  | 'empty'
  | 'html'
  | 'wrong-shape'
  | 'answer'
  | 'patch'
  | 'hang';

export interface FaultOrder extends AnswerWithBody {
  readonly kind: FaultKind;
  /** Of a latency; 1000 without it. */
  readonly milliseconds?: number;
  /** Whether the work is done first, and only its answer is lost. A patch always is so. */
  readonly after?: boolean;
  /** How often out of the calls it is for, from 0 to 1. */
  readonly probability?: number;
  /** Of the probability; the seed of the world without it. */
  readonly seed?: number;
}

export type HandbookSetting = { readonly stopsAt: number | null };

export interface JournalEntry {
  readonly at: Instant;
  readonly method: string;
  readonly row: string | null;
  readonly path: string;
  readonly query: string;
  readonly status: number | null;
  readonly milliseconds: number | null;
  readonly fault: string | null;
}

export interface LedgerEntry {
  readonly at: number;
  readonly kind: string;
  readonly id: string;
  readonly by: string;
  readonly accepted?: { readonly terms: string | null; readonly at: string | null; readonly price: number | null };
}

export interface LiveConnection {
  readonly id: number;
  readonly since: Instant;
  readonly from: string | null;
  readonly state: 'connecting' | 'ready' | 'silent';
  readonly channels: readonly string[];
  readonly heard: { readonly frames: number; readonly bytes: number };
  readonly said: { readonly frames: number; readonly bytes: number };
  readonly backlog: number;
}

export interface LiveFault extends LiveFaultOrder {
  readonly id: number;
  readonly met: number;
  readonly lines: number;
}

export interface LiveFaultOrder {
  readonly kind:
    | 'drop'
    | 'half-open'
    | 'delay'
    | 'duplicate'
    | 'reorder'
    | 'wrong-id'
    | 'wrong-operation'
    | 'malformed'
    | 'non-200'
    | 'silence'
    | 'any';
  readonly of?: 'auth' | 'subscribe' | 'unsubscribe' | 'publish' | 'listsubs' | 'event' | 'keep-alive' | 'upgrade';
  readonly channel?: string;
  readonly connection?: number;
  readonly milliseconds?: number;
  readonly code?: number;
  readonly after?: boolean;
  readonly probability?: number;
  readonly times?: number;
  readonly seed?: number;
}

export interface Membership {
  readonly id: number;
  readonly title: string;
  readonly cost?: number | null;
  readonly cost_included_vat: number;
  readonly description?: string | null;
  readonly details?: readonly string[] | null;
  readonly duration?: string | number | boolean | null;
  readonly duration_type?: string | number | boolean | null;
  readonly contract_class?: string | number | boolean | null;
  readonly eier?: string | number | boolean | null;
  readonly group_ids?: readonly number[] | null;
  readonly is_direct_link_only?: boolean | null;
  readonly is_featured?: boolean | null;
  readonly no_direct_debit?: boolean | null;
  readonly start_timestamp?: string | number | boolean | null;
  readonly stop_timestamp?: string | number | boolean | null;
  readonly temporary?: boolean | null;
  readonly test_membership?: boolean | null;
}

export interface OutsideSetting {
  readonly signing: 'by hand' | 'ok' | 'not_started' | 'not_ok';
  readonly bankConfirmsAfter: number;
}

export interface OwnCenter {
  /** Its place in addresses. */
  readonly code: string;
  readonly center?: Center;
  readonly departments?: readonly Department[];
  readonly colors?: readonly { readonly name: string; readonly color: string }[];
  readonly images?: readonly string[];
  readonly tracking?: OwnCenterTracking;
  readonly memberships?: readonly {
    readonly membership: Membership;
    /** Where it is sold; null is everywhere. */
    readonly departmentIds?: readonly number[] | null;
  }[];
  readonly membershipGroups?: readonly {
    readonly id: number;
    readonly name: string;
    readonly is_active?: boolean | null;
  }[];
  readonly canBeSponsored?: boolean;
  readonly checkout?: 'redirect' | 'embedded';
  readonly portalInfo?: string;
  readonly classes?: readonly OwnClass[];
}

export interface OwnCenterTracking {
  readonly googleTagId?: string | null;
  readonly googleTagManagerId?: string | null;
  readonly pixelId?: string | null;
  readonly omitPrivateSignups?: boolean | null;
}

export interface OwnClass {
  readonly departmentId: number;
  /** From 1, a Monday, to 7. */
  readonly weekday: number;
  /** The time in Norway, as 16:30. */
  readonly start: string;
  readonly minutes: number;
  readonly name: string;
  readonly instructor?: string | null;
}

export interface OwnPerson {
  readonly id: number;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  /** As 1990-05-17. */
  readonly born: string;
  readonly gender?: 'male' | 'female';
  readonly address?: string;
  readonly postalCode?: string;
  readonly place?: string;
  readonly email?: string;
  /** The codes of the centers that know the person. */
  readonly centers: readonly string[];
}

export interface ProviderSetting {
  readonly checkout: 'as the center has it' | 'redirect' | 'embedded' | 'both' | 'neither';
  readonly outcome: 'by hand' | 'pay' | 'late' | 'lost' | 'twice' | 'stay' | 'decline' | 'abort' | 'expire';
  readonly callbackAfter: number | null;
}

export type ScenarioName =
  | 'standard'
  | 'empty'
  | 'one-department'
  | 'many-memberships'
  | 'every-tracker'
  | 'hostile'
  | 'wrong';

export interface SentMessage {
  readonly id: number;
  readonly at: number;
  readonly kind: 'sms' | 'email';
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly lines: readonly string[];
  readonly link: { readonly text: string; readonly address: string } | null;
}

export interface Violation {
  readonly at: Instant;
  readonly directive: string;
  readonly blocked: string;
  readonly document: string;
  readonly source: string;
}

export interface WorldOrder {
  readonly seed?: number;
  readonly scenario?: ScenarioName;
  readonly clock?: ClockOrder;
  readonly centers?: readonly OwnCenter[];
  readonly people?: readonly OwnPerson[];
  /** How many projects the company has. */
  readonly projects?: number;
  /** How many tasks it has. */
  readonly tasks?: number;
  /** Rows of the workspace in place of the demo’s, by the name of the table. */
  readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  /** Answers to calls, as a recording has them; the first that fits is given. */
  readonly answers?: readonly {
    readonly call: CallName;
    /** The values of path and query that the call must have; null is for one that it must not have. */
    readonly when?: Readonly<Record<string, string | null>>;
    readonly status?: number;
    readonly answer: unknown;
  }[];
}

/** Each call of /control/api as a function. */
export interface Control {
  /** The state of the world */
  state(): Promise<ControlState>;
  /** The centers and people of the world, to be changed and set */
  world(): Promise<WorldOrder>;
  /** Begin a world of one’s own; everything before is gone */
  setWorld(order?: WorldOrder): Promise<ControlState>;
  /** Back to the standard world of the seed, or of another seed */
  reset(order?: ResetBody): Promise<ControlState>;
  /** Show the world in another way */
  setScenario(order: SetScenarioBody): Promise<ControlState>;
  /** Set the clock of the world */
  setClock(order: ClockOrder): Promise<ControlState>;
  /** Say how the world outside behaves when no developer decides by hand */
  setOutside(order?: SetOutsideBody): Promise<ControlState>;
  /** Say how the payment provider behaves when no developer decides by hand */
  setProvider(order?: SetProviderBody): Promise<ControlState>;
  /** Fill the demo company with projects; earlier changes of them are gone */
  setProjects(order: SetProjectsBody): Promise<ControlState>;
  /** Fill the demo company with tasks; earlier changes of them are gone */
  setTasks(order: SetTasksBody): Promise<ControlState>;
  /** Fill the longest conversation with messages; earlier changes of all conversations are gone */
  setChatMessages(order: SetChatMessagesBody): Promise<ControlState>;
  /** Say after how many templates the building of a handbook stops; null lets it go on to its end */
  setHandbook(order: HandbookSetting): Promise<ControlState>;
  /** The faults of calls */
  faults(): Promise<readonly Fault[]>;
  /** Let something go wrong with a call, or with every call */
  addFault(order: FaultOrder): Promise<Fault>;
  /** Let everything go right again */
  clearFaults(): Promise<readonly Fault[]>;
  /** Give an answer of your own to a call, in place of the true one */
  answerWith(order: AnswerWithBody): Promise<Fault>;
  /** Let one thing go right again */
  removeFault(id: number | string): Promise<readonly Fault[]>;
  /** The latest calls, the newest last */
  journal(): Promise<readonly JournalEntry[]>;
  /** Forget the calls so far */
  clearJournal(): Promise<readonly JournalEntry[]>;
  /** The ledger: each thing that came to be, the newest last */
  ledger(): Promise<readonly LedgerEntry[]>;
  /** The charges, the newest last: at most one for every invoice */
  charges(): Promise<readonly Charge[]>;
  /** The SMS and e-mails that were sent, the newest last */
  messages(): Promise<readonly SentMessage[]>;
  /** The breaches of policy by pages */
  violations(): Promise<readonly Violation[]>;
  /** Forget these breaches */
  clearViolations(): Promise<readonly Violation[]>;
  /** The live connections there are, the oldest first */
  connections(): Promise<readonly LiveConnection[]>;
  /** Tell a channel of an event */
  publish(order: PublishBody): Promise<PublishAnswer>;
  /** Say a keep-alive now, beside those that come by themselves */
  keepAlive(order?: KeepAliveBody): Promise<KeepAliveAnswer>;
  /** Cut a live connection, or all */
  drop(order?: DropBody): Promise<DropAnswer>;
  /** Leave the socket open, and neither hear nor say anything on it any more */
  halfOpen(order?: DropBody): Promise<DropAnswer>;
  /** The faults of the live connection */
  liveFaults(): Promise<readonly LiveFault[]>;
  /** Let something go wrong on one live connection, or on all */
  addLiveFault(order: LiveFaultOrder): Promise<LiveFault>;
  /** Let everything go right again on the live connection */
  clearLiveFaults(): Promise<readonly LiveFault[]>;
  /** Let one thing go right again on the live connection */
  removeLiveFault(id: number | string): Promise<readonly LiveFault[]>;
  /** Let a user of the workspace make a call of the wire table, with the rights and the live events of that user */
  act(order: ActBody): Promise<ActAnswer>;
  /** Tokens of a user of the workspace, without a visit to the page of the sign-in */
  signIn(order: SignInBody): Promise<SignInAnswer>;
  /** Let a person write in a conversation: the other side, where none is named */
  writeInChat(order: WriteInChatBody): Promise<WriteInChatAnswer>;
  /** Let a person rename, close or reopen a conversation */
  changeChat(order: ChangeChatBody): Promise<ChangeChatAnswer>;
  /** Check the next checkpoint of a phase, meet its next milestone, or let the phase begin or end */
  stepPhase(order: StepPhaseBody): Promise<StepPhaseAnswer>;
  /** Change the terms of a member’s agreement, or let its payer confirm that it ends */
  changeAgreement(order: ChangeAgreementBody): Promise<ChangeAgreementAnswer>;
  /** Change a class as its center or other people do: fill it, free a place, move or cancel it */
  changeClass(order: ChangeClassBody): Promise<ChangeClassAnswer>;
  /** Write a message of any kind that a member reads in the portal */
  tellNotice(order: TellNoticeBody): Promise<TellNoticeAnswer>;
}
