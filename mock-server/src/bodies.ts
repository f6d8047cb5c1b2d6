// The rules of the bodies by which staff change something: one set for each record, the same in POST, PATCH and PUT.
import type { areas } from '@felles/adapters-http/wire';
import { TITLE_FORM } from '@felles/core/internal/workspace/chat/form';
import { REASON_FORM } from '@felles/core/internal/workspace/checkins/decisions';
import { ANSWER_FORM, CHECKLIST_FORM } from '@felles/core/internal/workspace/checklists/form';
import { CONTACT_FORM } from '@felles/core/internal/workspace/contacts/form';
import { LAYOUT_FORM } from '@felles/core/internal/workspace/dashboard/form';
import { DEADLINE_FORM } from '@felles/core/internal/workspace/deadlines/form';
import { DEPARTMENT_FORM } from '@felles/core/internal/workspace/departments/form';
import { DEVIATION_FORM, MOVE_FORM } from '@felles/core/internal/workspace/deviations/form';
import { FOLDER_FORM } from '@felles/core/internal/workspace/documents/folder-form';
import { EXPENSE_RETURN } from '@felles/core/internal/workspace/expenses/fields';
import { RETURN_FORM } from '@felles/core/internal/workspace/hours/form';
import { PERSON_ENTRY } from '@felles/core/internal/workspace/persons/entry';
import { PERSON_FORM } from '@felles/core/internal/workspace/persons/form';
import { MILESTONE_FORM } from '@felles/core/internal/workspace/phases/form';
import { TEMPLATE_FORM } from '@felles/core/internal/workspace/project-templates/save';
import { PROJECT_FORM } from '@felles/core/internal/workspace/projects/form';
import { COMMENT_FORM } from '@felles/core/internal/workspace/site-work/comments';
import { TASK_FORM } from '@felles/core/internal/workspace/tasks/form';
import {
  agreementName,
  aPhase,
  cardless,
  company,
  departmentOf,
  expenseFields,
  guestName,
  hoursLine,
  message,
  oneAddress,
  PARTICIPANT,
  PROJECT,
  part,
  person,
  projectOf,
  type Rule,
  recordsOf,
  reopening,
  returnText,
  TASK,
  whole,
} from './body-rules.ts';
import { invalid } from './refusals.ts';
import type { Read } from './request.ts';
import { nameOf, type Row, type Service } from './row.ts';

type Areas = typeof areas;
type ChangesIn<A extends keyof Areas & string> = {
  [C in keyof Areas[A] & string]: Areas[A][C] extends {
    readonly access: 'staff';
    readonly body: { readonly format: 'json' };
  }
    ? `${A}.${C}`
    : never;
}[keyof Areas[A] & string];

/** The name of each call by which staff send fields. */
type Change = { [A in keyof Areas & string]: ChangesIn<A> }[keyof Areas & string];

/** A call without an entry does not compile. An empty one has only the bounds that every text and number has. */
const RULES: Readonly<Record<Change, readonly Rule[] | 'unbounded'>> = {
  'chat.change': [part(TITLE_FORM)],
  'chat.create': [whole(TITLE_FORM)],
  'chat.createAgreement': [agreementName, company('contact_id')],
  'chat.mark': [],
  'chat.send': [message],
  'checkins.checkIn': [guestName, cardless, person('personId'), company('contactId')],
  'checkins.decide': [whole(REASON_FORM)],
  'checklists.answer': [part(ANSWER_FORM)],
  'checklists.create': [part(CHECKLIST_FORM)],
  'checklists.sign': [reopening],
  'contacts.change': [part(CONTACT_FORM, ({ params: { id = '' }, records }) => records.contacts.get(id))],
  'contacts.create': [whole(CONTACT_FORM)],
  'dashboard.addPortlet': [],
  'dashboard.changeLayout': [part(LAYOUT_FORM)],
  'dashboard.changePortlet': [],
  'dashboard.createLayout': [whole(LAYOUT_FORM)],
  'dashboard.replacePortlet': [],
  'deadlines.change': [part(DEADLINE_FORM), aPhase],
  'deadlines.create': [whole(DEADLINE_FORM), aPhase],
  'departments.change': [part(DEPARTMENT_FORM, departmentOf)],
  'departments.create': [whole(DEPARTMENT_FORM)],
  'departments.replace': [whole(DEPARTMENT_FORM, departmentOf)],
  'deviations.change': [part(DEVIATION_FORM), part(MOVE_FORM)],
  'deviations.comment': [whole(COMMENT_FORM)],
  'deviations.create': [whole(DEVIATION_FORM)],
  'documents.change': [],
  'documents.createFolder': [whole(FOLDER_FORM)],
  'documents.putAway': [],
  'documents.renameFolder': [whole(FOLDER_FORM)],
  'expenses.change': [expenseFields],
  'expenses.create': [expenseFields],
  'expenses.decide': [returnText(EXPENSE_RETURN)],
  'hours.approve': [returnText(RETURN_FORM)],
  'hours.change': [hoursLine],
  'hours.create': [hoursLine, person('person_id')],
  'hours.remove': [],
  'notifications.markSeen': [],
  'participants.add': PARTICIPANT,
  'participants.change': PARTICIPANT,
  'persons.change': [part(PERSON_FORM, ({ params: { id = '' }, records }) => records.persons.get(id))],
  'persons.create': [whole(PERSON_FORM), whole(PERSON_ENTRY), company('contact', 'id')],
  'phases.addMilestone': [whole(MILESTONE_FORM)],
  'phases.budget': [],
  'phases.changeMilestone': [part(MILESTONE_FORM)],
  'phases.move': [],
  'phases.plan': [],
  'projectTemplates.make': [],
  'projectTemplates.save': [whole(TEMPLATE_FORM)],
  'projects.change': [part(PROJECT_FORM, projectOf), ...PROJECT],
  'projects.connect': [],
  'projects.create': [whole(PROJECT_FORM), ...PROJECT, oneAddress],
  'projects.replace': [whole(PROJECT_FORM), ...PROJECT],
  'tasks.change': [part(TASK_FORM), ...TASK],
  'tasks.comment': [whole(COMMENT_FORM)],
  'tasks.create': [whole(TASK_FORM), ...TASK],
  // A setting is the client's own, and has a bound of its own.
  'settings.write': 'unbounded',
};

const RULES_BY_NAME = new Map<string, readonly Rule[] | 'unbounded'>(Object.entries(RULES));

/** The fields that the body of a call has in any case, and the choices of which it has one. */
export function requirementsOf(call: string) {
  const rules = RULES_BY_NAME.get(call);
  const all = rules === undefined || rules === 'unbounded' ? [] : rules;
  return {
    required: [...new Set(all.flatMap(({ required = [] }) => required))],
    anyOf: [...new Set(all.flatMap(({ anyOf = [] }) => anyOf))].map((field) => ({ required: [field] })),
  };
}

/** The longest text of any field (characters). */
const LONGEST = 20_000;
/** South and west are below zero. */
const SIGNED: readonly string[] = ['latitude', 'longitude'];

/** Refuses a text that is too long, and a number that is invalid or negative, in any field. */
function requireBounds(value: unknown, path: readonly string[] = []): void {
  const field = path.join('.');
  if (typeof value === 'string' && value.length > LONGEST) throw invalid('Teksten kan ha høyst 20 000 tegn.', field);
  if (typeof value === 'number' && !Number.isFinite(value)) throw invalid('Tallet er for stort.', field);
  if (typeof value === 'number' && value < 0 && !SIGNED.includes(path.at(-1) ?? ''))
    throw invalid('Tallet kan ikke være negativt.', field);
  if (typeof value === 'object' && value !== null)
    for (const [name, inside] of Object.entries(value)) requireBounds(inside, [...path, name]);
}

/** The check of the body of a call; of one by which staff send no fields it is none. */
export function bodyCheck(service: Service, row: Row): (read: Read) => void {
  const rules = RULES_BY_NAME.get(nameOf(row));
  if (rules === undefined || rules === 'unbounded') return () => {};
  return ({ body, params, staff }) => {
    if (staff === undefined) return;
    requireBounds(body);
    const sent = { body: Object(body), params: Object(params), staff, records: recordsOf(service) };
    for (const rule of rules) rule(sent);
  };
}
