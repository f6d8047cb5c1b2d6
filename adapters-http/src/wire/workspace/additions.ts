import { type Addition, fieldsIn } from '../additions.ts';
import { CALL_ADDITIONS } from './call-additions.ts';

const PLANNED = ['a phase has its days by the plan', 'it has the days on which it started and was completed'] as const;

const SAME = ['a form of a new customer or person says who is there already', 'there is no such form'] as const;

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
    told: ['the window that moves a deadline says how many are told', 'it does not say that'],
  }),
  ...fieldsIn('answer', 'tasks.tasks', {
    client_id: [
      'a task that was made without a network is in the list once',
      'a list that is fetched anew has it twice for a moment',
    ],
    description: ['a task says more than its title', 'no description is shown'],
    phase_id: ['a task belongs to a phase', 'no phase is shown'],
    reason: ['a task that could not be done says why', 'no reason is shown'],
    comments: ['the comments on a task are read beside it', 'no comment is shown'],
    photos: ['a task has photos', 'no photo is shown'],
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
  ...fieldsIn('answer', 'checkins.checkIns', {
    decision: ['a decision says who made it, when and why', 'a refused person stays refused'],
    reason: ['a check-in without a card says why', 'no reason is shown'],
  }),
  ...fieldsIn('body', 'checkins.checkIn', {
    reason: ['a participant without a card is checked in', 'only guests are checked in from the page'],
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
  ...fieldsIn('query', 'search.search', {
    records: [
      'tasks, deviations and checklists are found by their numbers and words',
      'everything else is found, and these are listed at their projects',
    ],
  }),
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
    act: ['a notification has the sign of the act that it tells of', 'it has the colour of its importance alone'],
    by: ['a notification says who has done it', 'its message stands alone'],
    detail: ['a notification says old and new, a sum or a reason', 'its message stands alone'],
    is_gone: ['a notification says that its record is gone, and leads nowhere', 'its link says so once it is followed'],
  }),
  ...fieldsIn('query', 'contacts.contacts', { orgnr: SAME, phone: SAME, email: SAME }),
  ...fieldsIn('query', 'persons.persons', { phone: SAME, email: SAME }),
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
    rights: ['customers and persons are made by users who may', 'they are made by users who may change the workspace'],
    sees: [
      'parts that the user does not see are left out of menu, tabs, search and dashboard, and their pages say so',
      'all parts are shown, and the service refuses what the user may not see',
    ],
  }),
  ...CALL_ADDITIONS,
];
