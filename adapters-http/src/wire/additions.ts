// Everything that this product asks of a service beyond its specification: better with it, whole without it.
import { KEY_HEADER } from './call.ts';

/** One thing a service may know. Where it does not, nothing is refused, stuck or untrue. */
export interface Addition {
  /** The call of the wire table; null where it is about every call. */
  readonly call: string | null;
  /**
   * Its place: a field of the answer, of the query or of the body, a header, the behaviour of the service, or the call
   * itself. Calls, queries, bodies and headers are sent only to a service whose manifest has the name that the row of
   * the call gives them.
   */
  readonly part: 'answer' | 'query' | 'body' | 'header' | 'behaviour' | 'call';
  /** The name of the field, with dots between objects and through lists, or its subject. */
  readonly name: string;
  readonly adds: string;
  readonly without: string;
}

const shownTerms = (call: string): Addition => ({
  call,
  part: 'body',
  name: 'acceptedTerms',
  adds: 'which terms the visitor had before them, and when; the service refuses terms that have changed',
  without: 'the service knows only that its terms were approved',
});

const shownPrice = (call: string): Addition => ({
  call,
  part: 'body',
  name: 'shownPrice',
  adds: 'the price that was shown; the service refuses a price that has changed',
  without: 'the invoice shows the price',
});

const wholeCall = (call: string, adds: string, without: string): Addition => ({
  call,
  part: 'call',
  name: 'the call itself',
  adds,
  without,
});

const departmentOf = (call: string, name: string): Addition => ({
  call,
  part: 'answer',
  name,
  adds: 'a project names its department',
  without: 'the project is shown without a department',
});

const closing = (call: string, name: string): Addition => ({
  call,
  part: 'answer',
  name,
  adds: 'a closed conversation says who has closed it, and when',
  without: 'it says that it is closed',
});

const PAGE_SAYS = 'the menu has no such page, and its address says that the service does not offer it';

const RECORDS_WITHOUT = 'the page has the figures, and says that the service does not tell of single records';

/** Each addition once, with its use, and the way the product does without it. */
export const ADDITIONS: readonly Addition[] = [
  {
    call: 'center.manifest',
    part: 'answer',
    name: 'additions',
    adds: 'what of this list the service knows is sent to it, by its name there',
    without: 'nothing is sent beyond the specification',
  },
  {
    call: 'center.manifest',
    part: 'answer',
    name: 'allowed_hosts',
    adds: 'the only hosts that a page is left for',
    without: 'any https address that the service gives is followed',
  },
  {
    call: 'center.manifest',
    part: 'answer',
    name: 'checkout_hosts',
    adds: 'the only hosts whose script shows a checkout inside the page',
    without: 'an https script that the service names is loaded, as far as the page’s policy lets it',
  },
  {
    call: 'center.manifest',
    part: 'answer',
    name: 'sign_in_flow',
    adds: 'staff sign in by the token flow where it says `token`',
    without: 'they sign in by the code flow',
  },
  {
    call: 'center.center',
    part: 'answer',
    name: 'tracking.omitPrivateSignups',
    adds: 'private sign-ups are not counted',
    without: 'they are counted as the others are',
  },
  {
    call: 'center.center',
    part: 'answer',
    name: 'has_logo',
    adds: 'a logo is not asked for where there is none',
    without: 'it is asked for, and the title stands where none is found',
  },
  {
    call: 'terms.conditionUrl',
    part: 'answer',
    name: 'has_document',
    adds: 'a document of terms is not asked for where there is none',
    without: 'it is asked for, and there are no terms where none is found',
  },
  {
    call: 'tracking.marketingTracking',
    part: 'answer',
    name: 'omitPrivateSignups',
    adds: 'private sign-ups are not counted',
    without: 'they are counted as the others are',
  },
  {
    call: 'deadlines.deadlines',
    part: 'answer',
    name: 'project_id',
    adds: 'a deadline leads to its project',
    without: 'the deadlines are read from the projects, each with its own',
  },
  {
    call: 'deadlines.deadlines',
    part: 'answer',
    name: 'project_name',
    adds: 'a deadline names its project',
    without: 'the deadlines are read from the projects, each with its own',
  },
  {
    call: 'deadlines.deadlines',
    part: 'answer',
    name: 'phase_id',
    adds: 'a deadline leads to its phase',
    without: 'the deadline leads to its project',
  },
  {
    call: 'deadlines.deadlines',
    part: 'answer',
    name: 'phase_name',
    adds: 'a deadline names its phase',
    without: 'the deadline names its project',
  },
  {
    call: 'phases.phases',
    part: 'answer',
    name: 'phases.progress.activities',
    adds: 'the list of phases shows how many checkpoints of each are checked',
    without: 'the list shows no figure for them; the phase itself has it',
  },
  {
    call: 'phases.summary',
    part: 'answer',
    name: 'activities',
    adds: 'a project says how many of its checkpoints are checked',
    without: 'the project shows hours, milestones and templates',
  },
  {
    call: 'phases.recent',
    part: 'answer',
    name: 'project_id',
    adds: 'an activity leads to its project',
    without: 'the activity is shown without its project',
  },
  {
    call: 'phases.recent',
    part: 'answer',
    name: 'project_name',
    adds: 'an activity names its project',
    without: 'the activity is shown without its project',
  },
  {
    call: 'phases.recent',
    part: 'answer',
    name: 'phase_id',
    adds: 'an activity leads to its phase',
    without: 'the activity leads to its project, where that is known',
  },
  ...['building_id', 'property_id'].map(
    (name): Addition => ({
      call: 'projects.connect',
      part: 'body',
      name,
      adds: 'a project is connected to what the user chose in the house register',
      without: 'it is connected to what the service finds at its address',
    }),
  ),
  ...[
    'projects.project',
    'projects.create',
    'projects.change',
    'projects.replace',
    'projects.connect',
    'projects.disconnect',
    'projects.subprojects',
  ].map((call) => departmentOf(call, 'department')),
  departmentOf('projects.projects', 'result_set.department'),
  ...[
    'checkins',
    'checkinsPerProject',
    'checklists',
    'checklistsPerProject',
    'contracts',
    'deviations',
    'deviationsPerProject',
    'hours',
    'innsjekk',
    'phaseState',
    'photos',
    'tasks',
    'tasksPerProject',
  ].map(
    (call): Addition => ({
      call: `statistics.${call}`,
      part: 'query',
      name: 'department_id',
      adds: 'the figures are those of the projects of one department',
      without: 'they are those of all projects, and there is no choice of departments',
    }),
  ),
  ...['type', 'billable'].map(
    (name): Addition => ({
      call: 'articles.articles',
      part: 'query',
      name,
      adds: 'a price list that is opened with a filter is fetched narrowed',
      without: 'it is fetched as a whole, and narrowed here',
    }),
  ),
  {
    call: 'search.search',
    part: 'answer',
    name: 'found_in',
    adds: 'a hit says which of its fields has the words',
    without: 'the hit is shown by its title',
  },
  {
    call: 'search.search',
    part: 'answer',
    name: 'found_text',
    adds: 'a hit shows the number, address or the like by which it was found',
    without: 'the hit is shown by its title',
  },
  {
    call: 'notifications.notifications',
    part: 'answer',
    name: 'datatype',
    adds: 'a notification leads to what it is about, together with `dataid` and `project_id`',
    without: 'it is read, and leads nowhere',
  },
  {
    call: 'notifications.notifications',
    part: 'answer',
    name: 'dataid',
    adds: 'which one of its kind a notification is about',
    without: 'it is read, and leads nowhere',
  },
  {
    call: 'notifications.notifications',
    part: 'answer',
    name: 'project_id',
    adds: 'a task or a check-in is found by its project',
    without: 'such a notification is read, and leads nowhere',
  },
  {
    call: 'notifications.notifications',
    part: 'answer',
    name: 'seen',
    adds: 'notifications are new until the user has seen them, and can be marked as seen',
    without: 'none is new, and nothing is to be marked',
  },
  {
    call: 'profile.profile',
    part: 'answer',
    name: 'avtaler.unpaid_invoice',
    adds: 'an agreement that waits for its payment leads there',
    without: 'the member pays by the link of the e-mail',
  },
  {
    call: 'profile.profile',
    part: 'answer',
    name: 'avtaler.waits_for',
    adds: 'an agreement says that it waits for a signature or for the bank',
    without: 'the agreement is shown as not active',
  },
  {
    call: 'sponsor.lookUpCode',
    part: 'answer',
    name: 'navn',
    adds: 'the code shows whose it is',
    without: 'the code is shown as valid',
  },
  {
    call: 'sponsor.sponsored',
    part: 'answer',
    name: 'agreement',
    adds: 'the payer reads what is paid for and what it costs',
    without: 'the payer reads that it is not known here, and finds it in the agreement that is signed',
  },
  {
    call: 'sponsor.sponsored',
    part: 'behaviour',
    name: 'a link to accept is asked about too',
    adds: 'the payer reads for whom they accept, and is led on to sign where that is missing',
    without: 'the link is accepted as it is opened, and the payer reads for whom it was',
  },
  shownTerms('signup.createMember'),
  shownPrice('signup.createMember'),
  shownTerms('signup.createContract'),
  shownPrice('signup.createContract'),
  {
    call: 'signup.createContract',
    part: 'body',
    name: 'is_privately_sponsored',
    adds: 'the service knows of a known member that another pays, and sends them no invoice',
    without: 'the service learns it when the payer is asked',
  },
  {
    call: 'signup.createContract',
    part: 'behaviour',
    name: 'another choice takes the place of the one before',
    adds: 'the invoice before is void, and the same choice again makes nothing new',
    without: 'the center has both agreements, of which one is neither signed nor paid',
  },
  {
    call: 'payment.paymentState',
    part: 'answer',
    name: 'open_until',
    adds: 'the page says until when a payment that was begun elsewhere can still be made',
    without: 'the page waits as long as the specification says',
  },
  {
    call: 'payment.startPayment',
    part: 'body',
    name: 'amount',
    adds: 'the sum that was shown; the service refuses a sum that has changed',
    without: 'the provider shows the sum',
  },
  {
    call: 'payment.startPayment',
    part: 'body',
    name: 'replaces',
    adds: 'what was begun elsewhere ends before another payment begins',
    without: 'the provider keeps an invoice from being paid twice',
  },
  ...['before', 'size'].map(
    (name): Addition => ({
      call: 'chat.messages',
      part: 'query',
      name,
      adds: 'a long conversation is fetched in parts, the newest first',
      without: 'it is fetched as a whole, and only what is in sight is drawn',
    }),
  ),
  ...['conversation', 'change', 'create', 'ofNode'].flatMap((call) =>
    ['closed_by', 'closed_at'].map((name): Addition => closing(`chat.${call}`, name)),
  ),
  ...['public_conversations', 'internal_conversations'].flatMap((list) =>
    ['closed_by', 'closed_at'].map((name): Addition => closing('chat.agreements', `${list}.${name}`)),
  ),
  {
    call: 'chat.agreements',
    part: 'answer',
    name: 'project',
    adds: 'an agreement leads to the project that it is about',
    without: 'the agreement is shown without a project',
  },
  wholeCall(
    'checkins.checkIn',
    'guests are checked in from the page',
    'the page shows who is on the site, and has no button for guests',
  ),
  wholeCall(
    'checkins.checkOut',
    'people are checked out from the page',
    'the page shows who is on the site, and has no button to check out',
  ),
  wholeCall(
    'contacts.contacts',
    'the register has a page of customers',
    'the register begins with its departments; the page’s address says that the service does not offer customers',
  ),
  wholeCall('contacts.contact', 'a customer has a page', 'a customer is a name without a link'),
  wholeCall('contacts.change', 'a customer is changed on that page', 'there is no such page'),
  wholeCall('documents.documents', 'a project has a page of its documents', PAGE_SAYS),
  wholeCall('documents.document', 'a document has a page', PAGE_SAYS),
  wholeCall('documents.content', 'a document is shown and kept', 'there is no such page'),
  wholeCall(
    'documents.version',
    'an earlier version of a document is opened',
    'the versions are listed, and the newest one is opened',
  ),
  wholeCall(
    'documents.addVersion',
    'a new version of a document is sent',
    'there is no field for it, and a file that is sent is a new document',
  ),
  wholeCall(
    'documents.change',
    'a document is renamed, and moved to another folder',
    'there is no button for it, and the page says so',
  ),
  wholeCall(
    'documents.upload',
    'files and photos are sent into a project',
    'the pages show what is there, and have no field for files',
  ),
  wholeCall(
    'handbook.handbooks',
    'another handbook is chosen for a project',
    'the page of the handbook says that the service does not tell which ones there are',
  ),
  wholeCall(
    'handbook.handbook',
    'the page names the handbook, how far its building has come, and why it stopped',
    'the page has the templates, and a building of its own with the time since it began',
  ),
  wholeCall(
    'handbook.make',
    'a document is made from a template',
    'the templates are shown with the documents that were made from them, and without buttons',
  ),
  {
    call: 'me.me',
    part: 'answer',
    name: 'sees',
    adds: 'parts that the user does not see are left out of menu, tabs, search and dashboard, and their pages say so',
    without: 'all parts are shown, and the service refuses what the user may not see',
  },
  wholeCall(
    'me.me',
    'the menu has the user’s name, a user who changes nothing is offered no button for it, and the user’s own channel is heard',
    'the name is not shown, the service refuses what is not allowed, and whose a layout is the layouts tell',
  ),
  wholeCall('notifications.notifications', 'the user has a page of notifications', PAGE_SAYS),
  wholeCall('notifications.markSeen', 'notifications are marked as seen on that page', 'there is no such page'),
  wholeCall(
    'participants.roles',
    'every role can be chosen for a participant',
    'the roles that are held in the project can be chosen',
  ),
  wholeCall(
    'persons.persons',
    'the register has a page of persons, of whom one is chosen as a new participant',
    'the register has no such page, the page of participants says that none can be added, and their roles can be changed',
  ),
  wholeCall('persons.person', 'a person has a page', 'a participant is a name without a link'),
  wholeCall('persons.change', 'a person is changed on that page', 'there is no such page'),
  wholeCall(
    'publishing.panels',
    'all that is published has a page',
    'the menu has no such page, and a notice is read on the dashboard or at its own address',
  ),
  wholeCall(
    'realtime.recent',
    'what was told in a channel while the client was away stands on the page about the connection',
    'that page shows what is told from then on',
  ),
  wholeCall(
    'search.search',
    'everything is found by its words',
    'there is no search in the menu and by its keys, and saved searches are titles without links',
  ),
  wholeCall(
    'places.addresses',
    'the address of a new project is searched for, and looked up by its cadastral unit',
    'the address is typed, or the unit alone is given; the search is not among the choices',
  ),
  wholeCall(
    'places.houseRegister',
    'a new project is connected to a building and a property that are chosen among those of its place',
    'the window has no such step, and the project is made without the connection',
  ),
  {
    call: 'projects.create',
    part: 'body',
    name: 'cadastral_units',
    adds: 'a new project has each of its cadastral units',
    without: 'one unit can be given, and the window says so',
  },
  wholeCall('siteRecords.checklists', 'a project lists its checklists, each with its checkpoints', RECORDS_WITHOUT),
  wholeCall('siteRecords.deviations', 'a project lists its deviations', RECORDS_WITHOUT),
  wholeCall('siteRecords.hours', 'a project lists its hours', RECORDS_WITHOUT),
  wholeCall('tasks.tasks', 'a project has a page of its tasks, and all projects a schedule', PAGE_SAYS),
  {
    call: null,
    part: 'header',
    name: KEY_HEADER,
    adds: 'a call that creates and is sent again creates once',
    without: 'a second member is refused with 409, and the visitor reads that they are probably registered',
  },
  {
    call: null,
    part: 'behaviour',
    name: 'names of refusals in `error.type`',
    adds: 'refusals about payers, codes and payments are told in the visitor’s language',
    without: 'they are told in the service’s own words',
  },
  {
    call: null,
    part: 'behaviour',
    name: 'the cookie `language` is read',
    adds: 'SMS and letters are in the visitor’s language',
    without: 'they are in the language of the service',
  },
];

/** The fields of a call's answer that the specification does not know, each as its path. */
export const addedFields = (call: string): readonly (readonly string[])[] =>
  ADDITIONS.filter((one) => one.call === call && one.part === 'answer').map(({ name }) => name.split('.'));
