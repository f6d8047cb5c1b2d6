// The rules of the bodies by which staff change something: one set for each record, the same in POST, PATCH and PUT.
import type { areas } from '@felles/adapters-http/wire';
import { dayIn, type Message } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { TITLE_FORM } from '@felles/core/workspace/chat';
import { REASON_FORM } from '@felles/core/workspace/checkins';
import { ANSWER_FORM, CHECKLIST_FORM, REOPEN_FORM } from '@felles/core/workspace/checklists';
import { CONTACT_FORM } from '@felles/core/workspace/contacts';
import { LAYOUT_FORM } from '@felles/core/workspace/dashboard';
import { DEADLINE_FORM } from '@felles/core/workspace/deadlines';
import { DEPARTMENT_FORM } from '@felles/core/workspace/departments';
import { DEVIATION_FORM, MOVE_FORM } from '@felles/core/workspace/deviations';
import { FOLDER_FORM } from '@felles/core/workspace/documents';
import { EXPENSE_RETURN } from '@felles/core/workspace/expenses';
import { RETURN_FORM } from '@felles/core/workspace/hours';
import { PERSON_ENTRY, PERSON_FORM } from '@felles/core/workspace/persons';
import { MILESTONE_FORM } from '@felles/core/workspace/phases';
import { TEMPLATE_FORM } from '@felles/core/workspace/project-templates';
import { PROJECT_FORM, type Project } from '@felles/core/workspace/projects';
import { COMMENT_FORM } from '@felles/core/workspace/site-work';
import { TASK_FORM } from '@felles/core/workspace/tasks';
import { demoPhaseDefinitions } from '@felles/fixtures/workspace/phases';
import { PROJECT_ROLES, PROJECT_STATUSES } from '@felles/fixtures/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { FOR_USER, invalid, refusal } from './refusals.ts';
import type { Read } from './request.ts';
import { nameOf, type Row, type Service } from './row.ts';
import { openExpenses } from './tables/expenses.ts';
import { openHours } from './tables/hours.ts';
import { openProjects } from './tables/projects.ts';
import { openRegister } from './tables/register.ts';

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

type Fields = Readonly<Record<string, unknown>>;

/** The body of a call, its place, and the records that it may name. */
interface Sent {
  readonly body: Fields;
  readonly params: Readonly<Record<string, string>>;
  readonly staff: DemoStaff;
  readonly records: ReturnType<typeof openRecords>;
}

/** Throws a refusal that names the field. */
type Rule = (sent: Sent) => void;

function openRecords(service: Service) {
  const { rows: projects, maySee } = openProjects(service);
  const { contacts, persons, departments } = openRegister(service);
  return {
    projects,
    contacts,
    persons,
    departments,
    expenses: openExpenses(service),
    hours: openHours(service),
    seenProjects: (staff: DemoStaff): readonly Project[] => projects.list(maySee(staff)),
  };
}

interface FormRules<V> {
  valuesOf(record: object | null): V;
  problemsOf(values: V): object;
}

type RecordOf = (sent: Sent) => object | null;

/** A value that the record has may be sent back, however wrong it is. */
const isAsBefore = (name: string, { body }: Sent, before: object | null): boolean =>
  before !== null && JSON.stringify(body[name]) === JSON.stringify(at(before, [name]));

/** Asks the form by which the page checks the record. A whole body is also checked for missing fields. */
function whole<V>({ valuesOf, problemsOf }: FormRules<V>, recordOf: RecordOf = () => null): Rule {
  return (sent) => {
    const problems = Object.entries(problemsOf(valuesOf(sent.body)));
    refuseFirst(problems.filter(([name]) => !isAsBefore(name, sent, recordOf(sent))));
  };
}

/** Of a part, the fields that are sent and differ from the record are checked. */
function part<V>({ valuesOf, problemsOf }: FormRules<V>, recordOf: RecordOf = () => null): Rule {
  return (sent) => {
    const before = recordOf(sent);
    const isNew = (name: string): boolean => sent.body[name] !== undefined && !isAsBefore(name, sent, before);
    refuseFirst(Object.entries(problemsOf(valuesOf({ ...before, ...sent.body }))).filter(([name]) => isNew(name)));
  };
}

function refuseFirst([first]: readonly (readonly [string, Message])[]): void {
  if (first !== undefined) throw invalid(textOf(no, first[1]), first[0]);
}

const isNamed = (id: unknown): boolean => id !== null && id !== undefined && id !== '';
const at = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => Reflect.get(Object(value ?? {}), name), body);

/** A record that is named has to be there. */
const found =
  (kind: 'contacts' | 'persons', words: string, ...path: readonly string[]): Rule =>
  ({ body, records }) => {
    const id = at(body, path);
    if (isNamed(id) && records[kind].get(String(id)) === null) throw invalid(words, path.join('.'));
  };
const person = (...path: readonly string[]) => found('persons', 'Personen finnes ikke.', ...path);
const company = (...path: readonly string[]) => found('contacts', 'Firmaet finnes ikke.', ...path);

/** A participant is a person or a company, or both. */
const personOrCompany: Rule = ({ body }) => {
  if (!isNamed(at(body, ['person', 'id'])) && !isNamed(at(body, ['contact', 'id'])))
    throw invalid('Velg en person eller et firma.', 'person');
};

const departmentOf: RecordOf = ({ params: { departmentID = '' }, records }) => records.departments.get(departmentID);

const projectOf = ({ params, records }: Sent): Project | null => records.projects.get(params['project_id'] ?? '');

/** A project is not part of itself, or of its own parts. */
const parentBy =
  (field: 'parent_project_id' | 'parent_project_node_id', key: 'id' | 'structure_node_id'): Rule =>
  (sent) => {
    const given = sent.body[field];
    if (!isNamed(given)) return;
    const seen = sent.records.seenProjects(sent.staff);
    const parent = seen.find((one) => String(one[key]) === String(given));
    if (parent === undefined) throw refusal(404, 'Prosjektet finnes ikke.', FOR_USER, `body.${field}`);
    const own = projectOf(sent)?.id;
    if (own !== undefined && linesUp(parent, sent.records).has(own))
      throw invalid('Et prosjekt kan ikke ligge under seg selv.', field);
  };

/** The ids of a project and of all above it, by either of the two fields that name a parent. */
function linesUp(project: Project, { projects }: Sent['records']): ReadonlySet<string> {
  const ids = new Set<string>();
  const byNode = new Map(projects.list().map((one) => [one.structure_node_id, one]));
  for (const left = [project]; left.length > 0; ) {
    const one = left.pop();
    if (one === undefined || ids.has(one.id)) continue;
    ids.add(one.id);
    const above = [projects.get(one.parent_project_id ?? ''), byNode.get(one.parent_project_node_id ?? '')];
    left.push(...above.filter((parent) => parent !== null && parent !== undefined));
  }
  return ids;
}

/** Pictures are uploaded: an address is only sent back. */
const ownPicture: Rule = (sent) => {
  const { image_url: address } = sent.body;
  if (isNamed(address) && address !== projectOf(sent)?.image_url) throw invalid('Bildet må lastes opp.', 'image_url');
};

/** [W-PROJECTS-25] [W-PROJECTS-30] */
const oneAddress: Rule = ({ body }) => {
  const flags = ['address_by_matrix', 'address_by_search', 'address_by_user'].map((name) => body[name]);
  const isSaid = flags.some((flag) => flag !== undefined);
  if (isSaid && flags.filter(Boolean).length !== 1)
    throw invalid('Adressen må være oppgitt på én måte.', 'address_by_user');
};

const guestName: Rule = ({ body: { firstName, lastName } }) => {
  if (`${firstName ?? ''}${lastName ?? ''}`.trim() === '')
    throw invalid('Skriv navnet på den som sjekkes inn.', 'firstName');
};

/** [W-PLAN-10] A participant without a card has a reason. */
const cardless: Rule = (sent) => {
  if (isNamed(sent.body['reason'])) whole(REASON_FORM)(sent);
};

/** A message without a text is one whose files follow. */
const message: Rule = ({ body: { text } }) => {
  if (text !== '' && String(text).trim() === '') throw invalid('Meldingen er tom.', 'text');
};

/** The longest name of an agreement (characters). */
const LONGEST_NAME = 200;

const agreementName: Rule = ({ body: { name } }) => {
  const { length } = String(name).trim();
  if (length === 0) throw invalid('Skriv navnet på avtalen.', 'name');
  if (length > LONGEST_NAME) throw invalid(`Navnet kan ha høyst ${LONGEST_NAME} tegn.`, 'name');
};

/** [W-SITE-18] A checklist is opened again for a reason. */
const reopening: Rule = (sent) => {
  if (sent.body['signed'] === false) whole(REOPEN_FORM)(sent);
};

/** A code that is chosen is one of those that the service offers. */
const oneOf =
  (offered: (records: Sent['records']) => readonly unknown[], ...path: readonly string[]): Rule =>
  ({ body, records }) => {
    const code = at(body, path);
    if (isNamed(code) && !offered(records).some((one) => String(one) === String(code)))
      throw invalid('Valget finnes ikke.', path.join('.'));
  };

const aPhase = oneOf(() => demoPhaseDefinitions().map(({ id }) => id), 'phase_id');

/** [W-SITE-61] Each person of a task is there, and is named once. */
const taskPersons: Rule = ({ body: { person_ids: ids }, records }) => {
  const named = Array.isArray(ids) ? ids.map(String) : [];
  if (named.some((id) => records.persons.get(id) === null)) throw invalid('Personen finnes ikke.', 'person_ids');
  if (new Set(named).size < named.length) throw invalid('Personen er valgt to ganger.', 'person_ids');
};

const realDate =
  (field: string): Rule =>
  ({ body: { [field]: date } }) => {
    if (isNamed(date) && dayIn(String(date)) === null) throw invalid('Datoen finnes ikke.', field);
  };

const onEarth: Rule = ({ body }) => {
  for (const [name, most] of Object.entries({ latitude: 90, longitude: 180 }))
    if (Math.abs(Number(at(body, ['coordinates', name]) ?? 0)) > most)
      throw invalid('Stedet finnes ikke.', `coordinates.${name}`);
};

const realRoles: Rule = ({ body: { roles } }) => {
  for (const role of Array.isArray(roles) ? roles : [])
    if (!PROJECT_ROLES.some(({ id }) => id === String(at(role, ['id'])))) throw invalid('Rollen finnes ikke.', 'roles');
};

/** [W-SITE-42] [W-SITE-61] The rules of the page's form, and the article, extras and phase of the line. */
const hoursLine: Rule = ({ body, params, records: { hours } }) => {
  const before = hours.find(params['project_id'] ?? '', params['hours_id'] ?? '');
  // A line that is not there has no problems, and one that was sent before had none.
  if ((before === null && params['hours_id'] !== undefined) || hours.isKnown(body['client_id'])) return;
  refuseFirst(Object.entries(hours.problemsOf(body, before)));
  if (isNamed(body['phase_id']) && !hours.isPhase(body['phase_id'])) throw invalid('Fasen finnes ikke.', 'phase_id');
};

/** [W-SITE-19] A record is returned with a reason. */
const returnText =
  (form: typeof RETURN_FORM): Rule =>
  (sent) => {
    if (sent.body['status'] === 'RETURNED') whole(form)(sent);
  };

/** [W-PLAN-06] [W-PLAN-14] The rules of the page's form, and the articles and the order line of the expense. */
const expenseFields: Rule = ({ body, params, records: { expenses } }) => {
  const projectId = params['project_id'] ?? '';
  const before = expenses.find(projectId, params['expense_id'] ?? '');
  // An expense that is not there has no problems, and one that was sent before had none.
  if ((before === null && params['expense_id'] !== undefined) || expenses.isKnown(body['client_id'])) return;
  refuseFirst(Object.entries(expenses.problemsOf(projectId, body, before)));
};

const PROJECT = [
  oneOf(() => PROJECT_STATUSES.map(({ status_code: code }) => code), 'status', 'status_code'),
  oneOf(({ projects }) => projects.list().map(({ type }) => type?.id), 'type', 'id'),
  realDate('contract_date'),
  onEarth,
  parentBy('parent_project_id', 'id'),
  parentBy('parent_project_node_id', 'structure_node_id'),
  ownPicture,
  person('employer', 'person', 'id'),
  company('employer', 'contact', 'id'),
];
const TASK = [aPhase, taskPersons];
const PARTICIPANT = [personOrCompany, realRoles, person('person', 'id'), company('contact', 'id')];

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
  const rules = new Map<string, readonly Rule[] | 'unbounded'>(Object.entries(RULES)).get(nameOf(row));
  if (rules === undefined || rules === 'unbounded') return () => {};
  const records = openRecords(service);
  return ({ body, params, staff }) => {
    if (staff === undefined) return;
    requireBounds(body);
    const sent = { body: Object(body), params: Object(params), staff, records };
    for (const rule of rules) rule(sent);
  };
}
