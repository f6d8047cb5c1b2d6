import { type Addition, fieldsIn, wholeCalls } from '../additions.ts';

const PAGE_SAYS = 'the menu has no such page, and its address says that the service does not offer it';
const RECORDS_WITHOUT = 'the page has the figures, and says that the service does not tell of single records';

const TASKS_WITHOUT = 'the tasks are listed, and there is no button to change one';
const DEVIATIONS_WITHOUT = 'the page lists the deviations, and has no button to change one';
const EXPENSES_WITHOUT = 'the page lists the expenses, and has no button to register, change or approve one';

const PHASES_WITHOUT = 'the page shows the phases, and has no button to change one';
const PLANNED = ['a phase has its days by the plan', 'it has the days on which it started and was completed'] as const;

const DEPARTMENT = ['a project names its department', 'the project is shown without a department'] as const;
const CLOSING = ['a closed conversation says who has closed it, and when', 'it says that it is closed'] as const;
const CHOSEN_HOUSE = [
  'a project is connected to what the user chose in the house register',
  'it is connected to what the service finds at its address',
] as const;
const NARROWED = [
  'a price list that is opened with a filter is fetched narrowed',
  'it is fetched as a whole, and narrowed here',
] as const;
const PARTS = [
  'a long conversation is fetched in parts, the newest first',
  'it is fetched as a whole, and only what is in sight is drawn',
] as const;

/** Everything that the workspace asks of a service beyond its specification. */
export const WORKSPACE_ADDITIONS: readonly Addition[] = [
  ...fieldsIn('answer', 'deadlines.deadlines', {
    project_id: ['a deadline leads to its project', 'the deadlines are read from the projects, each with its own'],
    project_name: ['a deadline names its project', 'the deadlines are read from the projects, each with its own'],
    phase_id: ['a deadline leads to its phase', 'the deadline leads to its project'],
    phase_name: ['a deadline names its phase', 'the deadline names its project'],
  }),
  ...fieldsIn('answer', ['deadlines.deadlines', 'phases.deadlines'], {
    abbreviation: ['a deadline is known by its abbreviation', 'the abbreviation is not shown'],
    was_late: ['a deadline that was late is moved with a reason', 'a reason is asked for only while it is late'],
    may_change: ['the buttons of a deadline are those that its user may press', 'there is no button'],
  }),
  ...fieldsIn('answer', 'tasks.tasks', {
    client_id: [
      'a task that was made without a network is in the list once',
      'a list that is fetched anew has it twice for a moment',
    ],
    description: ['a task says more than its title', 'no description is shown'],
    phase_id: ['a task belongs to a phase', 'no phase is shown'],
    reason: ['a task that could not be done says why', 'no reason is shown'],
    may_move: ['a task has the buttons that its user may press', 'there is no button'],
    may_work: ['an assignee has the buttons to work on the task', 'there is no button'],
  }),
  ...fieldsIn('answer', 'expenses.expenses', {
    client_id: ['an expense that waits on the device is listed once', 'the list is read, and nothing waits'],
    lines: ['an expense has several articles', 'it has the one article of the specification'],
    sum_before_vat: ['an expense has a sum without VAT', 'that sum is made of its count and price'],
    receipts: ['the receipts of an expense are shown beside it', 'there is no receipt to show'],
    status: ['an expense can be returned', 'it is approved, or not'],
    returned_text: ['a returned expense says why', 'no expense is returned'],
    returned_by: ['a returned expense says by whom', 'no expense is returned'],
    approved_at: ['an approved expense says when', 'it says by whom'],
    changed_by: ['an approval that meets a newer expense says who changed it', 'there is nothing to approve'],
    changed_at: ['an approval that meets a newer expense says when it was changed', 'there is nothing to approve'],
  }),
  ...fieldsIn('answer', 'phases.phases', {
    'phases.progress.activities': [
      'the list of phases shows how many checkpoints of each are checked',
      'the list shows no figure for them; the phase itself has it',
    ],
    'phases.planned_from': PLANNED,
    'phases.planned_to': PLANNED,
    first_day: ['a day before the project is refused in the form', 'the service refuses it'],
    told: ['a form says how many are told of the change', 'it does not say so'],
  }),
  ...fieldsIn('answer', 'phases.summary', {
    activities: [
      'a project says how many of its checkpoints are checked',
      'the project shows hours, milestones and templates',
    ],
  }),
  ...fieldsIn('answer', 'phases.recent', {
    project_id: ['an activity leads to its project', 'the activity is shown without its project'],
    project_name: ['an activity names its project', 'the activity is shown without its project'],
    phase_id: ['an activity leads to its phase', 'the activity leads to its project, where that is known'],
  }),
  ...fieldsIn('body', 'projects.connect', { building_id: CHOSEN_HOUSE, property_id: CHOSEN_HOUSE }),
  ...fieldsIn('answer', 'projects.connect', { department: DEPARTMENT }),
  ...fieldsIn(
    'answer',
    ['projects.project', 'projects.change', 'projects.replace', 'projects.disconnect', 'projects.subprojects'],
    { department: DEPARTMENT },
  ),
  ...fieldsIn('answer', 'projects.create', { department: DEPARTMENT }),
  ...fieldsIn('body', 'projects.create', {
    cadastral_units: ['a new project has each of its cadastral units', 'one unit can be given, and the window says so'],
  }),
  ...fieldsIn('answer', 'projects.projects', { 'result_set.department': DEPARTMENT }),
  ...fieldsIn(
    'query',
    [
      'statistics.checkins',
      'statistics.checkinsPerProject',
      'statistics.checklists',
      'statistics.checklistsPerProject',
      'statistics.contracts',
      'statistics.deviations',
      'statistics.deviationsPerProject',
      'statistics.hours',
      'statistics.innsjekk',
      'statistics.phaseState',
      'statistics.photos',
      'statistics.tasks',
      'statistics.tasksPerProject',
    ],
    {
      department_id: [
        'the figures are those of the projects of one department',
        'they are those of all projects, and there is no choice of departments',
      ],
    },
  ),
  ...fieldsIn('answer', 'projects.view', {
    rights: [
      'a user is offered what the user may write at the project',
      'all but the hours of others is offered to a user who may change the workspace',
    ],
    hours_open_days: ['hours are registered so many days back', 'the service refuses a day that is too early'],
  }),
  ...fieldsIn('body', ['checkins.checkIn', 'participants.add', 'chat.send', 'projects.create'], {
    client_id: [
      'a record that is sent again is there once, however much later',
      'it is there once for as long as the service knows the key',
    ],
  }),
  ...fieldsIn('query', 'articles.articles', { type: NARROWED, billable: NARROWED }),
  ...fieldsIn('answer', 'search.search', {
    found_in: ['a hit says which of its fields has the words', 'the hit is shown by its title'],
    found_text: ['a hit shows the number, address or the like by which it was found', 'the hit is shown by its title'],
  }),
  ...fieldsIn('answer', 'notifications.notifications', {
    datatype: [
      'a notification leads to what it is about, together with `dataid` and `project_id`',
      'it is read, and leads nowhere',
    ],
    dataid: ['which one of its kind a notification is about', 'it is read, and leads nowhere'],
    project_id: ['a task or a check-in is found by its project', 'such a notification is read, and leads nowhere'],
    seen: [
      'notifications are new until the user has seen them, and can be marked as seen',
      'none is new, and nothing is to be marked',
    ],
  }),
  ...fieldsIn('query', 'chat.messages', { before: PARTS, size: PARTS }),
  ...fieldsIn('answer', ['chat.conversation', 'chat.change', 'chat.create', 'chat.ofNode'], {
    closed_by: CLOSING,
    closed_at: CLOSING,
  }),
  ...fieldsIn('answer', 'chat.agreements', {
    'public_conversations.closed_by': CLOSING,
    'public_conversations.closed_at': CLOSING,
    'internal_conversations.closed_by': CLOSING,
    'internal_conversations.closed_at': CLOSING,
    project: ['an agreement leads to the project that it is about', 'the agreement is shown without a project'],
  }),
  ...fieldsIn('answer', 'me.me', {
    sees: [
      'parts that the user does not see are left out of menu, tabs, search and dashboard, and their pages say so',
      'all parts are shown, and the service refuses what the user may not see',
    ],
  }),
  ...wholeCalls({
    'checkins.checkIn': [
      'guests are checked in from the page',
      'the page shows who is on the site, and has no button for guests',
    ],
    'checkins.checkOut': [
      'people are checked out from the page',
      'the page shows who is on the site, and has no button to check out',
    ],
    'checklists.templates': ['a checklist is started from a template', 'there is no button for it'],
    'checklists.create': ['a checklist is started at a project', 'there is no button for it'],
    'checklists.answer': ['the points of a checklist are answered', 'they are shown with their answers'],
    'checklists.addPhoto': ['a point has photos', 'the points are shown with their answers'],
    'checklists.sign': ['a checklist is signed, and opened again', 'there is no button for it'],
    'contacts.contacts': [
      'the register has a page of customers',
      'the register begins with its departments; the page’s address says that the service does not offer customers',
    ],
    'contacts.contact': ['a customer has a page', 'a customer is a name without a link'],
    'contacts.change': ['a customer is changed on that page', 'there is no such page'],
    'deadlines.create': ['a deadline is made', 'the page lists the deadlines, and has no button to make one'],
    'deadlines.change': [
      'a deadline is moved and finished in its row',
      'the page lists the deadlines, and has no button to change one',
    ],
    'deviations.setup': ['the statuses and kinds of deviations are those of the service', DEVIATIONS_WITHOUT],
    'deviations.deviation': [
      'a deviation is shown with its photos and its log',
      'it is shown with the fields that the list has',
    ],
    'deviations.create': ['a deviation is registered', DEVIATIONS_WITHOUT],
    'deviations.change': ['a deviation is changed and moved', DEVIATIONS_WITHOUT],
    'deviations.comment': ['a comment is written into its log', DEVIATIONS_WITHOUT],
    'deviations.addPhoto': ['a photo is added to it', DEVIATIONS_WITHOUT],
    'documents.documents': ['a project has a page of its documents', PAGE_SAYS],
    'documents.document': ['a document has a page', PAGE_SAYS],
    'documents.content': ['a document is shown and kept', 'there is no such page'],
    'documents.version': [
      'an earlier version of a document is opened',
      'the versions are listed, and the newest one is opened',
    ],
    'documents.addVersion': [
      'a new version of a document is sent',
      'there is no field for it, and a file that is sent is a new document',
    ],
    'documents.change': [
      'a document is renamed, and moved to another folder',
      'there is no button for it, and the page says so',
    ],
    'documents.upload': [
      'files and photos are sent into a project',
      'the pages show what is there, and have no field for files',
    ],
    'expenses.create': ['an expense is registered', EXPENSES_WITHOUT],
    'expenses.change': ['an expense is changed until it is approved', EXPENSES_WITHOUT],
    'expenses.decide': ['expenses are approved and returned', EXPENSES_WITHOUT],
    'expenses.addReceipt': ['a receipt is sent with an expense', EXPENSES_WITHOUT],
    'expenses.receipt': ['a receipt is seen beside its expense', EXPENSES_WITHOUT],
    'handbook.handbooks': [
      'another handbook is chosen for a project',
      'the page of the handbook says that the service does not tell which ones there are',
    ],
    'handbook.handbook': [
      'the page names the handbook, how far its building has come, and why it stopped',
      'the page has the templates, and a building of its own with the time since it began',
    ],
    'handbook.make': [
      'a document is made from a template',
      'the templates are shown with the documents that were made from them, and without buttons',
    ],
    'hours.create': [
      'hours are written at the site, and their week has a page',
      'hours are read, and cannot be written',
    ],
    'hours.change': ['a line of hours is changed, and a returned one is put right', 'there is no form for it'],
    'hours.remove': ['a line that is not approved is removed', 'there is no button for it'],
    'hours.approve': ['lines of hours are approved or returned', 'there is no page to approve them'],
    'hours.own': [
      'the user has a page of the week, over all projects, with sums and the limits of the law',
      'there is no such page, and no sum beside a line that is written',
    ],
    'me.me': [
      'the menu has the user’s name, a user who changes nothing is offered no button for it, and the user’s own channel is heard',
      'the name is not shown, the service refuses what is not allowed, and whose a layout is the layouts tell',
    ],
    'notifications.notifications': ['the user has a page of notifications', PAGE_SAYS],
    'notifications.markSeen': ['notifications are marked as seen on that page', 'there is no such page'],
    'participants.roles': [
      'every role can be chosen for a participant',
      'the roles that are held in the project can be chosen',
    ],
    'phases.move': ['a phase is started, completed and moved back', PHASES_WITHOUT],
    'phases.budget': ['the hours of the phases are set', PHASES_WITHOUT],
    'phases.addMilestone': ['a milestone is added', PHASES_WITHOUT],
    'phases.changeMilestone': ['a milestone is reached, changed, and set as not applicable', PHASES_WITHOUT],
    'phases.plan': ['a project has a page of its progress, on which phases are moved in time', 'there is no such page'],
    'persons.persons': [
      'the register has a page of persons, of whom one is chosen as a new participant',
      'the register has no such page, the page of participants says that none can be added, and their roles can be changed',
    ],
    'persons.person': ['a person has a page', 'a participant is a name without a link'],
    'persons.change': ['a person is changed on that page', 'there is no such page'],
    'publishing.panels': [
      'all that is published has a page',
      'the menu has no such page, and a notice is read on the dashboard or at its own address',
    ],
    'realtime.recent': [
      'what was told in a channel while the client was away stands on the page about the connection',
      'that page shows what is told from then on',
    ],
    'search.search': [
      'everything is found by its words',
      'there is no search in the menu and by its keys, and saved searches are titles without links',
    ],
    'places.addresses': [
      'the address of a new project is searched for, and looked up by its cadastral unit',
      'the address is typed, or the unit alone is given; the search is not among the choices',
    ],
    'places.houseRegister': [
      'a new project is connected to a building and a property that are chosen among those of its place',
      'the window has no such step, and the project is made without the connection',
    ],
    'siteRecords.checklists': ['a project lists its checklists, each with its checkpoints', RECORDS_WITHOUT],
    'siteRecords.deviations': ['a project lists its deviations', RECORDS_WITHOUT],
    'siteRecords.hours': ['a project lists its hours', RECORDS_WITHOUT],
    'tasks.create': ['a task is planned from the tasks of a project, or in the schedule', TASKS_WITHOUT],
    'tasks.change': ['a task is moved, assigned, finished and changed', TASKS_WITHOUT],
    'tasks.tasks': ['a project has a page of its tasks, and all projects a schedule', PAGE_SAYS],
  }),
];
