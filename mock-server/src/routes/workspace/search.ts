import { search as wire } from '@felles/adapters-http/wire';
import type { Id } from '@felles/core/internal/shared/wire-values';
import { datatypeId } from '@felles/core/internal/workspace/datatypes/rules';
import { isTaskShown } from '@felles/core/internal/workspace/tasks/rules';
import type { Article } from '@felles/core/workspace/articles';
import type { Contact } from '@felles/core/workspace/contacts';
import { fullName, type Person } from '@felles/core/workspace/persons';
import type { Project } from '@felles/core/workspace/projects';
import type { RECORD_KINDS, SearchHit } from '@felles/core/workspace/search';
import { isSimulated } from '@felles/core/workspace/tasks';
import { demoSavedSearches } from '@felles/fixtures/workspace/day';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal, unfit } from '../../refusals.ts';
import { type Part, seesPart } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openArticles } from '../../tables/articles.ts';
import { openDeviations } from '../../tables/deviations.ts';
import { type DocumentRow, openDocuments } from '../../tables/documents.ts';
import { type ExpenseRow, expenseTable } from '../../tables/expense-rows.ts';
import { openFlags, openProjects } from '../../tables/projects.ts';
import { openRegister } from '../../tables/register.ts';
import { openSiteRecords } from '../../tables/site-records.ts';
import { openTasks } from '../../tables/tasks.ts';

/** How many hits are given where no number is asked for, how many at most, and how long a text may be. */
const STANDARD = 50;
const MOST = 500;
const LONGEST = 10_000;

export function searchRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const { seenBy } = openProjects(service);
  const { contacts, persons } = openRegister(service);
  const articles = openArticles(world, service.publish);
  const documents = openDocuments(service);
  const expenses = expenseTable(world, service.publish);
  const tasks = openTasks(service);
  const deviations = openDeviations(service).rows;
  const { checklists } = openSiteRecords(service);
  const flags = openFlags(world, service.publish);

  /** Those of the parts that the user sees; a part that is off at a project has none there. */
  function recordsSeenBy(staff: DemoStaff): readonly RecordOfProject[] {
    const isOn = (projectId: Id): boolean => flags.get(projectId)?.['deviations'] !== false;
    return [
      ...(seesPart(staff, 'tasks') ? tasks.list((task) => isTaskShown(task) && !isSimulated(task)) : []).map(
        ({ id, project_id: projectId, title, description }) => ({
          ...({ type: 'task', id, projectId: String(projectId), title, by: { description } } as const),
        }),
      ),
      ...(seesPart(staff, 'deviations') ? deviations.list(({ project_id }) => isOn(project_id)) : []).map(
        ({ deviation_id: id, project_id: projectId, title, number, place, description }) => ({
          ...({ type: 'deviation', id, projectId, title } as const),
          by: { deviation_number: number, place, description },
        }),
      ),
      ...(seesPart(staff, 'checklists') ? checklists.list() : []).map(
        ({ checklist_id: id, project_id: projectId, title }) =>
          ({ type: 'checklist', id, projectId, title, by: {} }) as const,
      ),
    ];
  }

  answer(app, service, wire.search, ({ staff, query: { q, page_size = STANDARD, records } }) => {
    if (q.length > LONGEST) throw unfit('query.q', 'too long');
    if (page_size < 1 || page_size > MOST) throw refusal(400, `An answer holds 1 to ${MOST} hits.`);
    const sought = soughtIn(q);
    if (sought === '') return [];
    const seen = <T>(part: Part, { list }: { list(): readonly T[] }) => (seesPart(staff, part) ? list() : []);
    const all = everything(world.now(), {
      projects: seenBy(staff),
      contacts: seen('contacts', contacts),
      persons: seen('persons', persons),
      articles: seen('articles', articles),
      documents: seen('documents', documents),
      expenses: seen('expenses', expenses),
      records: records === true ? recordsSeenBy(staff) : [],
    });
    const hits = all.map((thing) => found(thing, sought)).filter((one) => one !== null);
    return [...hits.filter(({ isExact }) => isExact), ...hits.filter(({ isExact }) => !isExact)]
      .map(({ hit }) => hit)
      .slice(0, page_size);
  });

  answer(app, service, wire.saved, () => demoSavedSearches());
}

interface Things {
  /** The records that the user sees; documents and expenses, too. */
  readonly projects: readonly Project[];
  readonly contacts: readonly Contact[];
  readonly persons: readonly Person[];
  readonly articles: readonly Article[];
  readonly documents: readonly DocumentRow[];
  readonly expenses: readonly ExpenseRow[];
  readonly records: readonly RecordOfProject[];
}

/** A task, a deviation or a checklist, with its searchable texts. */
interface RecordOfProject extends Pick<Findable, 'by'> {
  readonly type: (typeof RECORD_KINDS)[number];
  readonly id: Id;
  readonly projectId: Id;
  readonly title: string | null | undefined;
}

/** A hit, and its other searchable texts beside the title. */
interface Findable {
  readonly hit: SearchHit;
  readonly by: Readonly<Record<string, string | number | null | undefined>>;
}

/** A telephone number may be typed with spaces and with Norway's own number before it. */
function soughtIn(typed: string): string {
  const sought = typed.trim().toLocaleLowerCase('nb');
  return /^\+?[\d\s]+$/.test(sought) ? sought.replace(/\s/g, '').replace(/^(?:\+|00)47(?=\d)/, '') : sought;
}

interface Found {
  readonly hit: SearchHit;
  /** Whether it has the very number that is sought, and not only one that contains it. */
  readonly isExact: boolean;
}

function found({ hit, by }: Findable, sought: string): Found | null {
  const has = (text: string): boolean => text.toLocaleLowerCase('nb').includes(sought);
  const fields = Object.entries(by).map(([name, value]) => ({ name, text: String(value ?? '') }));
  const exact = fields.find(({ text }) => isNumber(text, sought));
  const field = exact ?? (has(hit.title ?? '') ? null : fields.find(({ text }) => has(text)));
  if (field === undefined) return null;
  const why = field && { found_in: field.name, found_text: field.text };
  return { hit: { ...hit, ...why }, isExact: exact !== undefined };
}

/** P-1001 is 1001 too. */
function isNumber(text: string, sought: string): boolean {
  const number = text.toLocaleLowerCase('nb');
  return number === sought || number.replace(/^\p{L}+-/u, '') === sought;
}

function everything(now: number, things: Things): readonly Findable[] {
  const { projects, contacts, persons, articles, documents, expenses, records } = things;
  const at = new Date(now).toISOString();
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  const hit = (
    datatype: 'article' | 'contact' | 'document' | 'expense' | 'person' | 'project',
    node: Id | null | undefined,
    title: string,
  ): SearchHit => ({
    ctime: at,
    mtime: at,
    datatype_id: datatypeId(datatype),
    type: datatype,
    node_id: node,
    owner_login_id: '502',
    owner_login_name: 'Kari Lunde',
    project_id: null,
    project_name: null,
    title,
  });
  const byTitle = (one: SearchHit): Findable => ({ hit: one, by: {} });
  return [
    ...projects.map(({ id, structure_node_id: node, title, project_number, internal_project_number, address }) => ({
      hit: { ...hit('project', node, title ?? ''), project_id: id, project_name: title },
      by: { project_number, internal_project_number, address: address?.address },
    })),
    ...contacts.map(({ structure_node_id: node, name, orgnr, contact_number, phone, mobile, email }) => ({
      hit: hit('contact', node, name ?? ''),
      by: { orgnr, contact_number, phone, mobile, email },
    })),
    ...persons.map((person) => ({
      hit: hit('person', person.structure_node_id, fullName(person)),
      by: { mobile: person.mobile, phone: person.phone, email: person.email, employee_no: person.employee_no },
    })),
    ...contacts.slice(1, 6).map(({ id, name }, index) =>
      byTitle({
        ...hit('contact', String(60_000 + index), `Faktura ${10_000 + index} ${name}`),
        datatype_id: 30,
        type: 'invoice',
        invoice_number: 10_000 + index,
        contact_id: id,
        contact_name: name,
      }),
    ),
    ...articles.map(({ id, name, article_number }) => ({
      hit: hit('article', id, name ?? ''),
      by: { article_number },
    })),
    ...documents
      .filter(({ project_id }) => titles.has(project_id))
      .map(({ node_id: node, title, project_id }) =>
        byTitle({
          ...hit('document', node, title ?? ''),
          project_id,
          project_name: titles.get(project_id) ?? null,
        }),
      ),
    ...expenses
      .filter(({ project_id }) => titles.has(project_id))
      .map(({ expense_id: id, title, project_id }) =>
        byTitle({
          ...hit('expense', String(70_000 + Number(id)), title ?? ''),
          project_id,
          project_name: titles.get(project_id) ?? null,
        }),
      ),
    ...records
      .filter(({ projectId }) => titles.has(projectId))
      .map(({ type, id, projectId, title, by }) => ({
        hit: {
          ...hit('project', id, title ?? ''),
          datatype_id: null,
          type,
          project_id: projectId,
          project_name: titles.get(projectId) ?? null,
        },
        by,
      })),
  ];
}
