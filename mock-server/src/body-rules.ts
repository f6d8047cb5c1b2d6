// The rules of the fields that staff send: the forms of the pages, and the records that only the service has.
import { dayIn, type Message } from '@felles/core';
import { REASON_FORM } from '@felles/core/internal/workspace/checkins/decisions';
import { REOPEN_FORM } from '@felles/core/internal/workspace/checklists/form';
import type { RETURN_FORM } from '@felles/core/internal/workspace/hours/form';
import { no, textOf } from '@felles/core/texts';
import type { Project } from '@felles/core/workspace/projects';
import { demoPhaseDefinitions } from '@felles/fixtures/workspace/phases';
import { PROJECT_ROLES, PROJECT_STATUSES } from '@felles/fixtures/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { FOR_USER, invalid, refusal } from './refusals.ts';
import type { Service } from './row.ts';
import { openExpenses } from './tables/expenses.ts';
import { openHours } from './tables/hours.ts';
import { openProjects } from './tables/projects.ts';
import { openRegister } from './tables/register.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The body of a call, its place, and the records that it may name. */
interface Sent {
  readonly body: Fields;
  readonly params: Readonly<Record<string, string>>;
  readonly staff: DemoStaff;
  readonly records: Records;
}

interface Records extends Pick<ReturnType<typeof openRegister>, 'contacts' | 'persons' | 'departments'> {
  readonly projects: ReturnType<typeof openProjects>['rows'];
  readonly expenses: ReturnType<typeof openExpenses>;
  readonly hours: ReturnType<typeof openHours>;
  readonly seenProjects: (staff: DemoStaff) => readonly Project[];
}

/** The fields that a body has in any case, and those of which it has one or more. */
export interface Requirements {
  readonly required?: readonly string[];
  readonly anyOf?: readonly string[];
}

/** Throws a refusal that names the field. */
export type Rule = ((sent: Sent) => void) & Requirements;

const requiring = (requirements: Requirements, rule: Rule): Rule => Object.assign(rule, requirements);

const opened = new WeakMap<Service, Records>();

/** The records of a service, opened at its first body: at its start, by each row, they took a third of that. */
export function recordsOf(service: Service): Records {
  const records = opened.get(service) ?? openRecords(service);
  opened.set(service, records);
  return records;
}

function openRecords(service: Service): Records {
  const { rows: projects, maySee } = openProjects(service);
  const { contacts, persons, departments } = openRegister(service);
  return {
    projects,
    contacts,
    persons,
    departments,
    expenses: openExpenses(service),
    hours: openHours(service),
    seenProjects: (staff) => projects.list(maySee(staff)),
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

/** A field that is asked for although all others are given is required; of those that are not, one is enough. */
function requirementsOfForm<V>({ valuesOf, problemsOf }: FormRules<V>): Requirements {
  const problemsWith = (body: object): readonly string[] => Object.keys(problemsOf(valuesOf(body)));
  const missing = problemsWith({});
  const others = (name: string) => Object.fromEntries(missing.flatMap((one) => (one === name ? [] : [[one, 'x']])));
  const required = missing.filter((name) => problemsWith(others(name)).includes(name));
  return { required, anyOf: missing.filter((name) => !required.includes(name)) };
}

/** Asks the form by which the page checks the record. A whole body is also checked for missing fields. */
export function whole<V>({ valuesOf, problemsOf }: FormRules<V>, recordOf: RecordOf = () => null): Rule {
  return requiring(requirementsOfForm({ valuesOf, problemsOf }), (sent) => {
    const problems = Object.entries(problemsOf(valuesOf(sent.body)));
    refuseFirst(problems.filter(([name]) => !isAsBefore(name, sent, recordOf(sent))));
  });
}

/** Of a part, the fields that are sent and differ from the record are checked. */
export function part<V>({ valuesOf, problemsOf }: FormRules<V>, recordOf: RecordOf = () => null): Rule {
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
export const person = (...path: readonly string[]) => found('persons', 'Personen finnes ikke.', ...path);
export const company = (...path: readonly string[]) => found('contacts', 'Firmaet finnes ikke.', ...path);

/** A participant is a person or a company, or both. */
const personOrCompany = requiring({ anyOf: ['person', 'contact'] }, ({ body }) => {
  if (!isNamed(at(body, ['person', 'id'])) && !isNamed(at(body, ['contact', 'id'])))
    throw invalid('Velg en person eller et firma.', 'person');
});

export const departmentOf: RecordOf = ({ params: { departmentID = '' }, records }) =>
  records.departments.get(departmentID);

export const projectOf = ({ params, records }: Sent): Project | null =>
  records.projects.get(params['project_id'] ?? '');

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
export const oneAddress: Rule = ({ body }) => {
  const flags = ['address_by_matrix', 'address_by_search', 'address_by_user'].map((name) => body[name]);
  const isSaid = flags.some((flag) => flag !== undefined);
  if (isSaid && flags.filter(Boolean).length !== 1)
    throw invalid('Adressen må være oppgitt på én måte.', 'address_by_user');
};

export const guestName = requiring({ anyOf: ['firstName', 'lastName'] }, ({ body: { firstName, lastName } }) => {
  if (`${firstName ?? ''}${lastName ?? ''}`.trim() === '')
    throw invalid('Skriv navnet på den som sjekkes inn.', 'firstName');
});

/** [W-PLAN-10] A participant without a card has a reason. */
export const cardless: Rule = (sent) => {
  if (isNamed(sent.body['reason'])) whole(REASON_FORM)(sent);
};

/** A message without a text is one whose files follow. */
export const message: Rule = ({ body: { text } }) => {
  if (text !== '' && String(text).trim() === '') throw invalid('Meldingen er tom.', 'text');
};

/** The longest name of an agreement (characters). */
const LONGEST_NAME = 200;

export const agreementName: Rule = ({ body: { name } }) => {
  const { length } = String(name).trim();
  if (length === 0) throw invalid('Skriv navnet på avtalen.', 'name');
  if (length > LONGEST_NAME) throw invalid(`Navnet kan ha høyst ${LONGEST_NAME} tegn.`, 'name');
};

/** [W-SITE-18] A checklist is opened again for a reason. */
export const reopening: Rule = (sent) => {
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

export const aPhase = oneOf(() => demoPhaseDefinitions().map(({ id }) => id), 'phase_id');

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
export const hoursLine: Rule = ({ body, params, records: { hours } }) => {
  const before = hours.find(params['project_id'] ?? '', params['hours_id'] ?? '');
  // A line that is not there has no problems, and one that was sent before had none.
  if ((before === null && params['hours_id'] !== undefined) || hours.isKnown(body['client_id'])) return;
  refuseFirst(Object.entries(hours.problemsOf(body, before)));
  if (isNamed(body['phase_id']) && !hours.isPhase(body['phase_id'])) throw invalid('Fasen finnes ikke.', 'phase_id');
};

/** [W-SITE-19] A record is returned with a reason. */
export const returnText =
  (form: typeof RETURN_FORM): Rule =>
  (sent) => {
    if (sent.body['status'] === 'RETURNED') whole(form)(sent);
  };

/** [W-PLAN-06] [W-PLAN-14] The rules of the page's form, and the articles and the order line of the expense. */
export const expenseFields: Rule = ({ body, params, records: { expenses } }) => {
  const projectId = params['project_id'] ?? '';
  const before = expenses.find(projectId, params['expense_id'] ?? '');
  // An expense that is not there has no problems, and one that was sent before had none.
  if ((before === null && params['expense_id'] !== undefined) || expenses.isKnown(body['client_id'])) return;
  refuseFirst(Object.entries(expenses.problemsOf(projectId, body, before)));
};

export const PROJECT = [
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
export const TASK = [aPhase, taskPersons];
export const PARTICIPANT = [personOrCompany, realRoles, person('person', 'id'), company('contact', 'id')];
