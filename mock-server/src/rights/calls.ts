// Each call of staff: its part of the workspace, its effect, and the record that must belong to the user.
import type { areas } from '@felles/adapters-http/wire';
import { MAKE_REGISTER } from '@felles/core/internal/workspace/me/rules';
import type { SiteRight } from '@felles/core/workspace/projects';
import {
  FRACTIONS,
  MILESTONE,
  PARTICIPANT,
  type Part,
  PHASE_REPORT,
  PHASES,
  PROJECT,
  pageOf,
  TASK,
  VIEW,
  type VisibleFields,
} from './visible-fields.ts';

/** The record that a call names, by where its id stands; 'asked' are the projects of a query. */
export type RecordKind =
  | 'asked'
  | 'attachment'
  | 'conversation'
  | 'document'
  | 'message'
  | 'picture'
  | 'project'
  | 'task';

export interface Right {
  readonly part: Part;
  /** Users of the customer read, and change only their own records. */
  readonly does: 'reads' | 'changes' | 'changes own';
  /** The record that is looked for before anything is done; null where the call names none, or only gives the user's own. */
  readonly of: RecordKind | null;
  /** The fields of the answer for a user of the customer; null where each may have all of it. */
  readonly shown: VisibleFields | null;
  /** [W-SITE-10] The rights at the project of which the user needs one, or the one of no project; null where it needs none. */
  readonly needs: readonly SiteRight[] | typeof MAKE_REGISTER | null;
}

type Areas = typeof areas;
type CallsIn<A extends keyof Areas & string> = {
  [C in keyof Areas[A] & string]: Areas[A][C] extends { readonly access: 'staff' } ? `${A}.${C}` : never;
}[keyof Areas[A] & string];

/** The name of each call that staff make. */
export type StaffCall = { [A in keyof Areas & string]: CallsIn<A> }[keyof Areas & string];

const reads = (part: Part, of: RecordKind | null = null, shown: VisibleFields | null = null): Right => ({
  part,
  does: 'reads',
  of,
  shown,
  needs: null,
});
const changes = (
  part: Part,
  of: RecordKind | null = null,
  needs: readonly [SiteRight, ...SiteRight[]] | typeof MAKE_REGISTER | null = null,
): Right => ({ ...reads(part, of), does: 'changes', needs });
const own = (part: Part = 'own', of: RecordKind | null = null): Right => ({ ...reads(part, of), does: 'changes own' });

/** A call without an entry does not compile. */
export const RIGHTS: Readonly<Record<StaffCall, Right>> = {
  'articles.articles': reads('articles'),
  'articles.withResources': reads('articles'),
  'chat.agreements': reads('conversations'),
  'chat.attach': own('conversations', 'message'),
  'chat.change': changes('conversations', 'conversation'),
  'chat.conversation': reads('conversations', 'conversation'),
  'chat.create': changes('conversations'),
  'chat.createAgreement': changes('conversations'),
  'chat.mark': own('conversations', 'conversation'),
  'chat.messages': reads('conversations', 'conversation'),
  'chat.ofNode': reads('conversations'),
  'chat.send': own('conversations', 'conversation'),
  'chat.unread': reads('conversations'),
  'checkins.checkIn': changes('checkins', 'project'),
  'checkins.checkIns': reads('checkins', 'project'),
  'checkins.checkOut': changes('checkins', 'project'),
  'checkins.decide': changes('checkins', 'project', ['handle_deviation']),
  'checklists.addPhoto': changes('checklists', 'project', ['tick']),
  'checklists.answer': changes('checklists', 'project', ['tick']),
  'checklists.create': changes('checklists', 'project', ['tick']),
  'checklists.sign': changes('checklists', 'project', ['sign', 'reopen']),
  'checklists.templates': reads('checklists'),
  'contacts.change': changes('contacts'),
  'contacts.contact': reads('contacts'),
  'contacts.contacts': reads('contacts'),
  'contacts.create': changes('contacts', null, MAKE_REGISTER),
  'dashboard.activate': own(),
  'dashboard.active': reads('own'),
  'dashboard.addPortlet': own(),
  'dashboard.changeLayout': own(),
  'dashboard.changePortlet': own(),
  'dashboard.createLayout': own(),
  'dashboard.deleteLayout': own(),
  'dashboard.layout': reads('own'),
  'dashboard.layouts': reads('own'),
  'dashboard.portlets': reads('own'),
  'dashboard.removePortlet': own(),
  'dashboard.replacePortlet': own(),
  'deadlines.change': changes('deadlines', 'project', ['plan_deadlines']),
  'deadlines.create': changes('deadlines', 'project', ['plan_deadlines']),
  'deadlines.deadlines': reads('deadlines'),
  'departments.change': changes('departments'),
  'departments.create': changes('departments'),
  'departments.department': reads('departments'),
  'departments.departments': reads('departments'),
  'departments.replace': changes('departments'),
  'departments.report': changes('departments'),
  'departments.reporting': reads('departments'),
  'deviations.addPhoto': changes('deviations', 'project', ['register_deviation', 'handle_deviation']),
  'deviations.change': changes('deviations', 'project', ['handle_deviation', 'close_deviation']),
  'deviations.comment': changes('deviations', 'project', ['register_deviation', 'handle_deviation']),
  'deviations.create': changes('deviations', 'project', ['register_deviation']),
  'deviations.deviation': reads('deviations', 'project'),
  'deviations.setup': reads('deviations'),
  'documents.addVersion': changes('documents', 'document'),
  'documents.away': reads('documents', 'project'),
  'documents.change': changes('documents', 'document'),
  'documents.content': reads('documents', 'document'),
  'documents.createFolder': changes('documents', 'project'),
  'documents.document': reads('documents', 'document'),
  'documents.documents': reads('documents', 'project'),
  'documents.folders': reads('documents', 'project'),
  'documents.putAway': changes('documents', 'project', ['plan_tasks']),
  'documents.renameFolder': changes('documents', 'project'),
  'documents.upload': changes('documents', 'project'),
  'documents.version': reads('documents', 'document'),
  'expenses.addReceipt': changes('expenses', 'project', ['register_expenses']),
  'expenses.change': changes('expenses', 'project', ['register_expenses']),
  'expenses.create': changes('expenses', 'project', ['register_expenses']),
  'expenses.decide': changes('expenses', 'project', ['approve_expenses']),
  'expenses.expenses': reads('expenses', 'project'),
  'expenses.receipt': reads('expenses', 'project'),
  'files.attachment': reads('conversations', 'attachment'),
  'files.checkinPdf': reads('checkins', 'project'),
  'files.image': reads('projects', 'project'),
  'files.photo': reads('projects', 'picture'),
  'files.poster': reads('projects', 'project'),
  'handbook.choose': changes('handbook', 'project'),
  'handbook.handbook': reads('handbook', 'project'),
  'handbook.handbooks': reads('handbook'),
  'handbook.legacyTemplates': reads('handbook', 'project'),
  'handbook.make': changes('handbook', 'project'),
  'handbook.rebuild': changes('handbook', 'project'),
  'handbook.templates': reads('handbook', 'project'),
  'hours.approve': changes('hours', 'project', ['approve_hours']),
  'hours.change': changes('hours', 'project', ['register_hours', 'hours_for_others']),
  'hours.create': changes('hours', 'project', ['register_hours', 'hours_for_others']),
  'hours.own': reads('hours'),
  'hours.remove': changes('hours', 'project', ['register_hours', 'hours_for_others']),
  'me.me': reads('own'),
  'needs.records': reads('own'),
  'notifications.markSeen': own('notifications'),
  'notifications.notifications': reads('notifications'),
  'participants.add': changes('participants', 'project'),
  'participants.change': changes('participants', 'project'),
  'participants.participants': reads('participants', 'project', PARTICIPANT),
  'participants.remove': changes('participants', 'project'),
  'participants.roles': reads('participants'),
  'persons.change': changes('persons'),
  'persons.create': changes('persons', null, MAKE_REGISTER),
  'persons.person': reads('persons'),
  'persons.persons': reads('persons'),
  'phases.activities': reads('phases', 'project'),
  'phases.addMilestone': changes('phases', 'project', ['run_phases']),
  'phases.budget': changes('phases', 'project', ['plan_tasks']),
  'phases.changeMilestone': changes('phases', 'project', ['run_phases']),
  'phases.checkpoints': reads('phases', 'project'),
  'phases.deadlines': reads('deadlines', 'project'),
  'phases.documents': reads('documents', 'project'),
  'phases.milestones': reads('phases', 'project', MILESTONE),
  'phases.move': changes('phases', 'project', ['run_phases']),
  'phases.phases': reads('phases', 'project', PHASES),
  'phases.plan': changes('phases', 'project', ['run_phases']),
  'phases.progress': reads('phases', 'project', FRACTIONS),
  'phases.progressBefore': reads('phases', 'project', FRACTIONS),
  'phases.recent': reads('phases'),
  'phases.summary': reads('phases', 'project', FRACTIONS),
  'places.addresses': reads('places'),
  'places.houseRegister': reads('places'),
  'projectTemplates.content': changes('projects', 'project', ['run_phases']),
  'projectTemplates.make': changes('projects', 'project'),
  'projectTemplates.save': changes('projects', 'project', ['run_phases']),
  // Their hours are the contractor's: they are for users who make projects.
  'projectTemplates.templates': changes('projects'),
  'projects.change': changes('projects', 'project'),
  'projects.connect': changes('projects', 'project'),
  'projects.create': changes('projects'),
  'projects.detail': reads('projects', 'project'),
  'projects.disconnect': changes('projects', 'project'),
  'projects.history': reads('history', 'project'),
  'projects.project': reads('projects', 'project', PROJECT),
  'projects.projects': reads('projects', null, pageOf(PROJECT)),
  'projects.replace': changes('projects', 'project'),
  'projects.subprojects': reads('projects', 'project', PROJECT),
  'projects.uploadPhoto': changes('projects', 'project'),
  'projects.view': reads('projects', 'project', VIEW),
  'publishing.markRead': reads('panels'),
  'publishing.panel': reads('panels'),
  'publishing.panels': reads('panels'),
  'realtime.recent': reads('own'),
  'realtime.token': reads('own'),
  'search.saved': reads('search'),
  'search.search': reads('search'),
  'settings.read': reads('own'),
  'settings.write': own(),
  'siteRecords.checklists': reads('checklists', 'project'),
  'siteRecords.deviations': reads('deviations', 'project'),
  'siteRecords.hours': reads('hours', 'project'),
  'statistics.checkins': reads('statistics', 'asked'),
  'statistics.checkinsOfProject': reads('statistics', 'project'),
  'statistics.checkinsPerProject': reads('statistics', 'asked'),
  'statistics.checklists': reads('checklists', 'asked'),
  'statistics.checklistsPerProject': reads('checklists', 'asked'),
  'statistics.contracts': reads('statistics', 'asked'),
  'statistics.deviations': reads('deviations', 'asked'),
  'statistics.deviationsPerProject': reads('deviations', 'asked'),
  'statistics.hours': reads('hours', 'asked'),
  'statistics.innsjekk': reads('statistics', 'asked'),
  'statistics.phaseState': reads('phases', 'asked', PHASE_REPORT),
  'statistics.photos': reads('photos', 'asked'),
  'statistics.tasks': reads('tasks', 'asked'),
  'statistics.tasksOfProject': reads('tasks', 'project'),
  'statistics.tasksPerProject': reads('tasks', 'asked'),
  'tasks.addPhoto': changes('tasks', 'task', ['plan_tasks', 'work_tasks']),
  'tasks.change': changes('tasks', 'task', ['plan_tasks', 'work_tasks']),
  'tasks.comment': changes('tasks', 'task', ['plan_tasks', 'work_tasks']),
  'tasks.create': changes('tasks', 'project', ['plan_tasks']),
  'tasks.tasks': reads('tasks', 'asked', TASK),
  'visits.last': reads('own'),
  'visits.record': own(),
};
