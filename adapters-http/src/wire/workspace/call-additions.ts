import { type Addition, wholeCalls } from '../additions.ts';

const PAGE_SAYS = 'the menu has no such page, and its address says that the service does not offer it';
const RECORDS_WITHOUT = 'the page has the figures, and says that the service does not tell of single records';
const TASKS_WITHOUT = 'the tasks are listed, and there is no button to change one';
const DEVIATIONS_WITHOUT = 'the page lists the deviations, and has no button to change one';
const AWAY_WITHOUT = 'each document stays where it is, and there is no button to put one away';
const EXPENSES_WITHOUT = 'the page lists the expenses, and has no button to register, change or approve one';
const TEMPLATES_WITHOUT = 'the window for a new project has no such step, and no project is saved as a template';
const PHASES_WITHOUT = 'the page shows the phases, and has no button to change one';

/** The calls of the workspace beyond the specification. */
export const CALL_ADDITIONS: readonly Addition[] = wholeCalls({
  'chat.createAgreement': [
    'a project names its customer with the agreement, and leads to the first conversation',
    'the customer is among the participants, and a conversation is begun on the page of conversations',
  ],
  'checkins.checkIn': [
    'guests are checked in from the page',
    'the page shows who is on the site, and has no button for guests',
  ],
  'checkins.checkOut': [
    'people are checked out from the page',
    'the page shows who is on the site, and has no button to check out',
  ],
  'checkins.decide': [
    'whom the card refused is let in or not, with a reason',
    'the list shows who was refused and why, and has no button to decide',
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
  'contacts.create': ['a customer is made in the register', 'there is no button for it'],
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
  'documents.createFolder': [
    'a folder is made in the tree of folders',
    'the folders are shown as they are, and there is no button to make one',
  ],
  'documents.renameFolder': ['a folder gets another name', 'there is no button for it'],
  'documents.away': ['the documents that are put away are listed, and taken back', AWAY_WITHOUT],
  'documents.putAway': ['a document is put away, and taken back', AWAY_WITHOUT],
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
  'hours.create': ['hours are written at the site, and their week has a page', 'hours are read, and cannot be written'],
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
  'needs.records': [
    'the first page shows the returned hours and expenses of the user, and those that wait for approval',
    'they are found on their own pages',
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
  'persons.create': [
    'a person is made in the register, and where participants are added',
    'one is chosen among those that are there',
  ],
  'projectTemplates.templates': ['a new project is made from a template', TEMPLATES_WITHOUT],
  'projectTemplates.make': ['the parts of a template are made in a new project', TEMPLATES_WITHOUT],
  'projectTemplates.content': ['a project shows what it would have as a template', TEMPLATES_WITHOUT],
  'projectTemplates.save': ['a project is saved as a template', TEMPLATES_WITHOUT],
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
  'tasks.comment': ['a comment is written on a task', TASKS_WITHOUT],
  'tasks.addPhoto': ['a photo is added to a task', TASKS_WITHOUT],
  'tasks.tasks': ['a project has a page of its tasks, and all projects a schedule', PAGE_SAYS],
});
