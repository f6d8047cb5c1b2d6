// Written by node scripts/control.mjs from the calls of the control.

export type CallName =
  | '*'
  | 'agreement.end'
  | 'agreement.endFreeze'
  | 'agreement.freeze'
  | 'agreement.preview'
  | 'agreement.takeBack'
  | 'agreement.terms'
  | 'agreement.withdraw'
  | 'articles.articles'
  | 'articles.withResources'
  | 'bookings.book'
  | 'bookings.booked'
  | 'bookings.cancel'
  | 'bookings.rules'
  | 'center.center'
  | 'center.centerLogo'
  | 'center.centerToken'
  | 'center.colors'
  | 'center.departmentLogo'
  | 'center.departments'
  | 'center.images'
  | 'center.logo'
  | 'center.manifest'
  | 'center.portalInfo'
  | 'center.sponsorSetup'
  | 'chat.agreements'
  | 'chat.attach'
  | 'chat.change'
  | 'chat.conversation'
  | 'chat.create'
  | 'chat.createAgreement'
  | 'chat.mark'
  | 'chat.messages'
  | 'chat.ofNode'
  | 'chat.send'
  | 'chat.unread'
  | 'checkins.checkIn'
  | 'checkins.checkIns'
  | 'checkins.checkOut'
  | 'checkins.decide'
  | 'checklists.addPhoto'
  | 'checklists.answer'
  | 'checklists.create'
  | 'checklists.sign'
  | 'checklists.templates'
  | 'consents.save'
  | 'contacts.change'
  | 'contacts.contact'
  | 'contacts.contacts'
  | 'contacts.create'
  | 'dashboard.activate'
  | 'dashboard.active'
  | 'dashboard.addPortlet'
  | 'dashboard.changeLayout'
  | 'dashboard.changePortlet'
  | 'dashboard.createLayout'
  | 'dashboard.deleteLayout'
  | 'dashboard.layout'
  | 'dashboard.layouts'
  | 'dashboard.portlets'
  | 'dashboard.removePortlet'
  | 'dashboard.replacePortlet'
  | 'deadlines.change'
  | 'deadlines.create'
  | 'deadlines.deadlines'
  | 'departments.change'
  | 'departments.create'
  | 'departments.department'
  | 'departments.departments'
  | 'departments.replace'
  | 'departments.report'
  | 'departments.reporting'
  | 'deviations.addPhoto'
  | 'deviations.change'
  | 'deviations.comment'
  | 'deviations.create'
  | 'deviations.deviation'
  | 'deviations.setup'
  | 'documents.addVersion'
  | 'documents.away'
  | 'documents.change'
  | 'documents.content'
  | 'documents.createFolder'
  | 'documents.document'
  | 'documents.documents'
  | 'documents.folders'
  | 'documents.putAway'
  | 'documents.renameFolder'
  | 'documents.upload'
  | 'documents.version'
  | 'expenses.addReceipt'
  | 'expenses.change'
  | 'expenses.create'
  | 'expenses.decide'
  | 'expenses.expenses'
  | 'expenses.receipt'
  | 'files.attachment'
  | 'files.checkinPdf'
  | 'files.image'
  | 'files.photo'
  | 'files.poster'
  | 'handbook.choose'
  | 'handbook.handbook'
  | 'handbook.handbooks'
  | 'handbook.legacyTemplates'
  | 'handbook.make'
  | 'handbook.rebuild'
  | 'handbook.templates'
  | 'hours.approve'
  | 'hours.change'
  | 'hours.create'
  | 'hours.own'
  | 'hours.remove'
  | 'invoices.paid'
  | 'invoices.unpaid'
  | 'me.me'
  | 'memberCard.card'
  | 'memberNotices.list'
  | 'memberNotices.seen'
  | 'memberVisits.visits'
  | 'membership.groups'
  | 'membership.memberships'
  | 'needs.records'
  | 'news.news'
  | 'notifications.markSeen'
  | 'notifications.notifications'
  | 'participants.add'
  | 'participants.change'
  | 'participants.participants'
  | 'participants.remove'
  | 'participants.roles'
  | 'payment.agreement'
  | 'payment.invoice'
  | 'payment.paymentState'
  | 'payment.startPayment'
  | 'person.municipality'
  | 'person.phone'
  | 'persons.change'
  | 'persons.create'
  | 'persons.person'
  | 'persons.persons'
  | 'phases.activities'
  | 'phases.addMilestone'
  | 'phases.budget'
  | 'phases.changeMilestone'
  | 'phases.checkpoints'
  | 'phases.deadlines'
  | 'phases.documents'
  | 'phases.milestones'
  | 'phases.move'
  | 'phases.phases'
  | 'phases.plan'
  | 'phases.progress'
  | 'phases.progressBefore'
  | 'phases.recent'
  | 'phases.summary'
  | 'places.addresses'
  | 'places.houseRegister'
  | 'profile.profile'
  | 'profile.updateMember'
  | 'projectTemplates.content'
  | 'projectTemplates.make'
  | 'projectTemplates.save'
  | 'projectTemplates.templates'
  | 'projects.change'
  | 'projects.connect'
  | 'projects.create'
  | 'projects.detail'
  | 'projects.disconnect'
  | 'projects.history'
  | 'projects.project'
  | 'projects.projects'
  | 'projects.replace'
  | 'projects.subprojects'
  | 'projects.uploadPhoto'
  | 'projects.view'
  | 'publishing.markRead'
  | 'publishing.panel'
  | 'publishing.panels'
  | 'realtime.recent'
  | 'realtime.token'
  | 'search.saved'
  | 'search.search'
  | 'session.login'
  | 'session.logout'
  | 'session.newPassword'
  | 'session.whoami'
  | 'settings.read'
  | 'settings.write'
  | 'signin.revoke'
  | 'signup.createContract'
  | 'signup.createMember'
  | 'signup.createProfile'
  | 'siteRecords.checklists'
  | 'siteRecords.deviations'
  | 'siteRecords.hours'
  | 'sponsor.accept'
  | 'sponsor.contact'
  | 'sponsor.createSponsor'
  | 'sponsor.lookUpCode'
  | 'sponsor.sponsored'
  | 'sponsor.useCode'
  | 'statistics.checkins'
  | 'statistics.checkinsOfProject'
  | 'statistics.checkinsPerProject'
  | 'statistics.checklists'
  | 'statistics.checklistsPerProject'
  | 'statistics.contracts'
  | 'statistics.deviations'
  | 'statistics.deviationsPerProject'
  | 'statistics.hours'
  | 'statistics.innsjekk'
  | 'statistics.phaseState'
  | 'statistics.photos'
  | 'statistics.tasks'
  | 'statistics.tasksOfProject'
  | 'statistics.tasksPerProject'
  | 'tasks.addPhoto'
  | 'tasks.change'
  | 'tasks.comment'
  | 'tasks.create'
  | 'tasks.tasks'
  | 'terms.conditionUrl'
  | 'terms.conditions'
  | 'timetable.classes'
  | 'tracking.marketingTracking'
  | 'visits.last'
  | 'visits.record';

export interface Center {
  readonly id: number;
  readonly title?: string | null;
  readonly address?: string | null;
  readonly contact_email?: string | null;
  readonly minimum_age?: number | null;
  readonly short_term_minimum_age?: number | null;
  readonly use_direct_payment?: boolean | null;
  readonly link_to_tos?:
    | readonly {
        readonly id: number;
        readonly url: string;
      }[]
    | null;
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
  | {
      readonly kind: 'run';
      /** An instant, as 2026-06-18T10:00:00Z. */
      readonly from: string;
    }
  | {
      readonly kind: 'freeze';
      /** An instant, as 2026-06-18T10:00:00Z. */
      readonly at: string;
    }
  | {
      readonly kind: 'move';
      readonly milliseconds: number;
    }
  | {
      readonly kind: 'real';
    };

export type ClockSetting =
  | {
      readonly kind: 'real';
      readonly offset: number;
    }
  | {
      readonly kind: 'frozen';
      readonly at: number;
    };

export interface ActAnswer {
  readonly status: number;
  readonly answer: unknown;
}

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

export interface ChangeChatAnswer {
  readonly id: number | string;
  readonly title: string;
  readonly closed: boolean;
}

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

export interface DropAnswer {
  readonly struck: number;
}

export interface DropBody {
  readonly connection?: number;
}

export interface KeepAliveAnswer {
  readonly told: number;
}

export interface KeepAliveBody {
  readonly connection?: number;
  readonly text?: string;
}

export interface PublishAnswer {
  readonly listening: number;
}

export interface PublishBody {
  readonly channel: string;
  readonly event?: string;
  readonly data?: unknown;
}

export interface ResetBody {
  readonly seed?: number;
}

export interface SetChatMessagesBody {
  readonly count: number;
}

export interface SetOutsideBody {
  readonly signing?: 'by hand' | 'ok' | 'not_started' | 'not_ok';
  readonly bankConfirmsAfter?: number;
}

export interface SetProjectsBody {
  readonly count: number;
}

export interface SetProviderBody {
  readonly checkout?: 'as the center has it' | 'redirect' | 'embedded' | 'both' | 'neither';
  readonly outcome?: 'by hand' | 'pay' | 'late' | 'lost' | 'twice' | 'stay' | 'decline' | 'abort' | 'expire';
  readonly callbackAfter?: number | null;
}

export interface SetScenarioBody {
  readonly scenario: ScenarioName;
}

export interface SetTasksBody {
  readonly count: number;
}

export interface SignInAnswer {
  readonly access: string;
  readonly refresh: string;
  readonly expiresIn: number;
}

export interface SignInBody {
  readonly login: string;
}

export interface ControlState {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly projects: number;
  readonly tasks: number;
  readonly chatMessages: number;
  readonly handbook: HandbookSetting;
  readonly scenarios: readonly {
    readonly name: string;
    readonly summary: string;
  }[];
  readonly clock: {
    readonly setting: ClockSetting;
    /** An instant, as 2026-06-18T10:00:00Z. */
    readonly now: string;
  };
  readonly outside: OutsideSetting;
  readonly provider: ProviderSetting;
  readonly checking: boolean;
  readonly calls: readonly string[];
  readonly faultKinds: readonly FaultKind[];
  readonly faults: readonly Fault[];
}

export interface StepPhaseAnswer {
  readonly what: string;
  readonly title: string;
}

export interface StepPhaseBody {
  readonly project_id: string;
  readonly phase_id: string;
  readonly what: 'checkpoint' | 'milestone' | 'phase';
}

export interface TellNoticeAnswer {
  readonly unseen: number;
}

export interface TellNoticeBody {
  readonly center: string;
  readonly phone: string;
  readonly kind: string;
  readonly text: string;
}

export interface WriteInChatAnswer {
  readonly id: number | string;
  readonly name: string;
}

export interface WriteInChatBody {
  readonly conversation_id: string;
  readonly person_id?: string;
  readonly text: string;
}

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

export interface Fault {
  readonly call: string;
  readonly kind: FaultKind;
  /** Of a latency; 1000 without it. */
  readonly milliseconds?: number;
  /** Of a status, 500 without it; of an answer, 200 without it. */
  readonly status?: number;
  /** The answer; of a patch, the fields that differ, and null for one to leave out. */
  readonly answer?: unknown;
  /** Whether the work is done first, and only its answer is lost. A patch always is so. */
  readonly after?: boolean;
  /** The values of path and query that a call must have. */
  readonly when?: Readonly<Record<string, string>>;
  /** How many such calls go well before. */
  readonly skip?: number;
  /** How often out of the calls it is for, from 0 to 1. */
  readonly probability?: number;
  /** Of the probability; the seed of the world without it. */
  readonly seed?: number;
  /** How often it strikes before it is over; always without it. */
  readonly times?: number;
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

export interface FaultOrder {
  readonly call: CallName;
  readonly kind: FaultKind;
  /** Of a latency; 1000 without it. */
  readonly milliseconds?: number;
  /** Of a status, 500 without it; of an answer, 200 without it. */
  readonly status?: number;
  /** The answer; of a patch, the fields that differ, and null for one to leave out. */
  readonly answer?: unknown;
  /** Whether the work is done first, and only its answer is lost. A patch always is so. */
  readonly after?: boolean;
  /** The values of path and query that a call must have. */
  readonly when?: Readonly<Record<string, string>>;
  /** How many such calls go well before. */
  readonly skip?: number;
  /** How often out of the calls it is for, from 0 to 1. */
  readonly probability?: number;
  /** Of the probability; the seed of the world without it. */
  readonly seed?: number;
  /** How often it strikes before it is over; always without it. */
  readonly times?: number;
}

export interface HandbookSetting {
  readonly stopsAt: number | null;
}

export interface JournalEntry {
  /** An instant, as 2026-06-18T10:00:00Z. */
  readonly at: string;
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
  readonly accepted?: {
    readonly terms: string | null;
    readonly at: string | null;
    readonly price: number | null;
  };
}

export interface LiveConnection {
  readonly id: number;
  /** An instant, as 2026-06-18T10:00:00Z. */
  readonly since: string;
  readonly from: string | null;
  readonly state: 'connecting' | 'ready' | 'silent';
  readonly channels: readonly string[];
  readonly heard: {
    readonly frames: number;
    readonly bytes: number;
  };
  readonly said: {
    readonly frames: number;
    readonly bytes: number;
  };
  readonly backlog: number;
}

export interface LiveFault {
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
  readonly colors?: readonly {
    readonly name: string;
    readonly color: string;
  }[];
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
  readonly link: {
    readonly text: string;
    readonly address: string;
  } | null;
}

export interface Violation {
  /** An instant, as 2026-06-18T10:00:00Z. */
  readonly at: string;
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
