import { addressPart } from '@felles/core';
import type { ChatMode } from '@felles/core/workspace/chat';
import type { Notification } from '@felles/core/workspace/notifications';
import type { Target } from '@felles/core/workspace/search';

/** Every page of the workspace is below this path. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses below the root. */
export const paths = {
  about: '/about',
  articles: '/articles',
  approval: '/project/:projectId/hours/approval',
  article: '/article/:articleId',
  checkIn: '/checkin',
  checklist: '/project/:projectId/checklists/:checklistId',
  chat: '/chat',
  conversation: '/chat/:conversationId',
  contact: '/contact/:id',
  contacts: '/contacts',
  dashboard: '/dashboard/:context',
  dashboards: '/dashboard',
  deadlines: '/deadlines',
  departments: '/departments',
  document: '/document/:id',
  documents: '/project/:projectId/documents',
  documentIn: '/project/:projectId/documents/:id',
  handbookOf: '/handbook/:projectId',
  hours: '/hours',
  newProject: '/projects/new',
  notifications: '/notifications',
  outbox: '/outbox',
  panel: '/panels/:panelId',
  panels: '/panels',
  person: '/person/:id',
  persons: '/persons',
  phase: '/project/:projectId/phases/:phaseId',
  reporting: '/departments/reporting',
  search: '/search',
  site: '/site',
  project: '/project/:projectId',
  projects: '/projects',
  planning: '/planning',
  statistics: '/statistics',
  tasks: '/project/:projectId/tasks',
} as const;

/** The kinds of things that have an address, and no screen of their own yet. */
export const NOT_HERE = ['expense', 'resource', 'invoice', 'contract', 'order', 'helpdesk', 'calendar'] as const;

export const dashboardOf = (context: string): string => `/dashboard/${addressPart(context)}`;

/** The first page. */
export const START = dashboardOf('start');

/** A layout that others share, on the page of its context. */
export const layoutOf = (context: string, id: string): string => `${dashboardOf(context)}?layout=${addressPart(id)}`;

const articleOf = (id: string): string => `/article/${addressPart(id)}`;

export const contactOf = (id: string): string => `/contact/${addressPart(id)}`;

export const personOf = (id: string): string => `/person/${addressPart(id)}`;

export const documentOf = (id: string): string => `/document/${addressPart(id)}`;

export const documentsOf = (projectId: string): string => `/project/${addressPart(projectId)}/documents`;

/** A document on the page of its project. */
export const documentIn = (projectId: string, id: string): string => `${documentsOf(projectId)}/${addressPart(id)}`;

/** A document with an action to do elsewhere, under the service's name for it. */
export const editingOf = (id: string, action: string): string => `${documentOf(id)}?action=${addressPart(action)}`;

export const panelOf = (id: string): string => `/panels/${addressPart(id)}`;

export const conversationOf = (id: string): string => `/chat/${addressPart(id)}`;

export const projectOf = (projectId: string): string => `/project/${addressPart(projectId)}`;

export const historyOf = (projectId: string): string => `${projectOf(projectId)}/history`;

export const handbookOf = (projectId: string): string => `/project/${addressPart(projectId)}/handbook`;

export const checkInsOf = (projectId: string): string => `/project/${addressPart(projectId)}/checkins`;

/** The form of a new expense. */
export const newExpenseOf = (projectId: string): string => `${expensesOf(projectId)}?panel=expense.new`;

const expensesOf = (projectId: string): string => `/project/${addressPart(projectId)}/expenses`;

export const expensesToApprove = (projectId: string): string => `${expensesOf(projectId)}?approved=no`;

/** One expense, opened among those of its project. */
export const expenseOf = (projectId: string, id: string): string =>
  `${expensesOf(projectId)}?panel=expense.${addressPart(id)}`;

export const tasksOf = (projectId: string): string => `/project/${addressPart(projectId)}/tasks`;

/** One task, opened among those of its project. */
export const taskOf = (projectId: string, id: string): string => `${tasksOf(projectId)}?panel=task.${addressPart(id)}`;

export const progressOf = (projectId: string): string => `/project/${addressPart(projectId)}/progress`;

export const statisticsOf = (projectId: string): string => `/project/${addressPart(projectId)}/statistics`;

/** The deadlines of all projects, narrowed to a part of them. */
export const deadlinesOnly = (only: string): string =>
  only === '' ? paths.deadlines : `${paths.deadlines}?only=${only}`;

export const hoursOf = (projectId: string): string => `/project/${addressPart(projectId)}/hours`;

/** The hours of a project to approve, of this week or of that of a day. */
export const approvalOf = (projectId: string, day?: string | null): string =>
  `${hoursOf(projectId)}/approval${day ? `?week=${addressPart(day)}` : ''}`;

export const checklistsOf = (projectId: string): string => `/project/${addressPart(projectId)}/checklists`;

/** One checklist, by its id or by the client id of one that was started on this device; maybe open at a point. */
export const checklistOf = (projectId: string, id: string, point?: string | null): string =>
  `${checklistsOf(projectId)}/${addressPart(id)}${point ? `?point=${addressPart(point)}` : ''}`;

/** The week of the user with this day (ISO); that of today without one. */
export const weekOf = (day?: string | null): string => `${paths.hours}${day ? `?week=${addressPart(day)}` : ''}`;

export const deviationsOf = (projectId: string): string => `/project/${addressPart(projectId)}/deviations`;

/** A deviation of a project, in its panel. */
export const deviationOf = (projectId: string, id: string): string =>
  `${deviationsOf(projectId)}?panel=deviations.${addressPart(id)}`;

/** The form of a new deviation, maybe with the point of a checklist that leads there. */
export const newDeviationOf = (
  projectId: string,
  point: Readonly<Record<'checklist' | 'point' | 'title', string>> | null,
): string => deviationOf(projectId, 'new') + (point === null ? '' : `&${new URLSearchParams(point)}`);

/** The form of a line of the user's hours; null for a new one. */
export const hoursLineOf = (id: string | null): string => `${paths.hours}?panel=hours.${addressPart(id ?? 'new')}`;

/** A form of the user's day at a project. */
export const siteFormOf = (projectId: string, form: 'deviation' | 'hours'): string =>
  `${paths.site}?project=${addressPart(projectId)}&panel=site.${form}`;

/** The schedule of one project. */
export const planningOf = (projectId: string): string => `${paths.planning}?project=${addressPart(projectId)}`;

export const participantsOf = (projectId: string): string => `/project/${addressPart(projectId)}/participants`;

/** The form of a new participant of the customer. */
export const newCustomerOf = (projectId: string): string => `${participantsOf(projectId)}?panel=participant.customer`;

export const phasesOf = (projectId: string): string => `/project/${addressPart(projectId)}/phases`;

/** One phase, opened among the others. */
export const phaseOf = (projectId: string, phaseId: string): string => `${phasesOf(projectId)}/${addressPart(phaseId)}`;

interface OfPhase {
  readonly project_id?: string | null | undefined;
  readonly phase_id?: string | null | undefined;
}

/** The phase of a thing, or else its project; null where the service names neither. */
export function pathToPhase({ project_id: project, phase_id: phase }: OfPhase): string | null {
  if (!project) return null;
  return phase ? phaseOf(project, phase) : projectOf(project);
}

/** The page at an address: a phase, or a conversation, is opened on the page of all of them, and turns no page. */
export const pageIn = (pathname: string): string =>
  pathname.replace(/^(\/project\/[^/]+\/phases|\/chat)\/[^/]*$/, '$1');

/** A page that has a list of its own beside the main menu, which is narrow there. */
export const hasOwnList = (pathname: string): boolean => pageIn(pathname) === paths.chat;

/** A page that needs all of a phone: the bar at the foot is shown with the list alone. */
export const needsWholePhone = (pathname: string): boolean =>
  (hasOwnList(pathname) && pathname !== paths.chat) || /^\/project\/[^/]+\/checklists\/[^/]+$/.test(pathname);

/** The conversations about a project: the public ones, or the internal ones. */
export const conversationsOfProject = (projectId: string, mode: ChatMode = 'PUBLIC'): string =>
  `/project/${addressPart(projectId)}/conversations${mode === 'INTERNAL' ? '?mode=internal' : ''}`;

/** The form of a new conversation, in the agreement of a project. */
export const newConversationOf = (projectId: string, mode: ChatMode): string =>
  `${paths.chat}?${mode === 'INTERNAL' ? 'mode=internal&' : ''}panel=conversation.new&project=${addressPart(projectId)}`;

/** The key of the part that stays while pages change: a project, with its name and its tabs; any other page alone. */
export const placeOf = (pathname: string): string => /^\/project\/[^/]+/.exec(pathname)?.[0] ?? pathname;

/** Where a thing is shown; null for a kind that has no address. */
export function pathTo({ datatype, id, isNode, projectId }: Target): string | null {
  // These three pages know a thing by its node, too.
  const by = isNode ? '?idtype=node' : '';
  if (datatype === 'contact') return contactOf(id) + by;
  if (datatype === 'person') return personOf(id) + by;
  if (datatype === 'article') return articleOf(id);
  if (datatype === 'document') return documentOf(id) + by;
  if (datatype === 'expense') return expensesOf(id);
  if (datatype === 'project') return projectOf(id);
  if (datatype === 'panel') return panelOf(id);
  if (datatype === 'chat') return conversationOf(id);
  if (datatype === 'task') return projectId ? taskOf(projectId, id) : null;
  if (datatype === 'deviation') return projectId ? deviationOf(projectId, id) : null;
  if (datatype === 'checklist') return projectId ? checklistOf(projectId, id) : null;
  return NOT_HERE.some((kind) => kind === datatype) ? `/${datatype}/${addressPart(id)}` : null;
}

/** The page of a notification's subject; null where it names none, or where that has no page. */
export function pathAbout({ datatype, dataid: id, project_id: project }: Notification): string | null {
  if (!datatype || id === null || id === undefined) return null;
  // They are shown on a page of their project.
  if (datatype === 'phase') return pathToPhase({ project_id: project, phase_id: id });
  if (datatype === 'hours') return weekOf(id);
  if (datatype === 'deviation') return project ? deviationOf(project, id) : null;
  if (datatype === 'deadline') return project ? `${projectOf(project)}/deadlines` : null;
  if (datatype === 'task') return project ? taskOf(project, id) : null;
  if (datatype === 'expense') return project ? expenseOf(project, id) : null;
  if (datatype === 'checkin') return project ? `${checkInsOf(project)}?panel=checkin.${addressPart(id)}` : null;
  return pathTo({ datatype, id });
}

/** The main search for a text. */
export const searchFor = (text: string): string => `${paths.search}?q=${addressPart(text)}`;

/** The panel's address, with the project that the new one is to be a part of. */
export const addressOfNewProject = (parentId: string | null): string =>
  parentId === null ? 'project.new' : `project.new.${parentId}`;

/** Which new project the address of a page asks for; null where it asks for none. */
export function newProjectIn(search: string): { readonly parentId: string | null } | null {
  const panels = new URLSearchParams(search).get('panel') ?? '';
  const [, parentId] = /^project\.new(?:\.([\w-]+))?(?:\*|$)/.exec(panels) ?? [null, null];
  return parentId === null ? null : { parentId: parentId ?? null };
}
