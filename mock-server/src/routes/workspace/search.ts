import { search as wire } from '@felles/adapters-http/wire';
import {
  type Article,
  type Contact,
  datatypeId,
  fullName,
  type Person,
  type Project,
  type SearchHit,
} from '@felles/core/workspace';
import { demoSavedSearches } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openArticles } from '../../tables/articles.ts';
import { type DocumentRow, openDocuments } from '../../tables/documents.ts';
import { type ExpenseRow, openExpenses } from '../../tables/expenses.ts';
import { openProjects } from '../../tables/projects.ts';
import { openRegister } from '../../tables/register.ts';

/** How many hits are given, and how long a text may be. */
const MOST = 50;
const LONGEST = 10_000;

export function searchRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const { seenBy } = openProjects(service);
  const { contacts, persons } = openRegister(service);
  const articles = openArticles(world, service.publish);
  const documents = openDocuments(service);
  const expenses = openExpenses(world, service.publish);

  answer(app, service, wire.search, ({ staff, query: { q } }) => {
    if (q.length > LONGEST) throw refusal(400, 'query.q: too long');
    const sought = q.trim().toLocaleLowerCase('nb');
    if (sought === '') return [];
    const all = everything(world.now(), {
      projects: seenBy(staff),
      contacts: contacts.list(),
      persons: persons.list(),
      articles: articles.list(),
      documents: documents.list(),
      expenses: expenses.list(),
    });
    return all.filter(({ title }) => (title ?? '').toLocaleLowerCase('nb').includes(sought)).slice(0, MOST);
  });

  answer(app, service, wire.saved, () => demoSavedSearches());
}

interface Things {
  /** Those that the user sees; so are the documents and the expenses. */
  readonly projects: readonly Project[];
  readonly contacts: readonly Contact[];
  readonly persons: readonly Person[];
  readonly articles: readonly Article[];
  readonly documents: readonly DocumentRow[];
  readonly expenses: readonly ExpenseRow[];
}

function everything(now: number, things: Things): readonly SearchHit[] {
  const { projects, contacts, persons, articles, documents, expenses } = things;
  const at = new Date(now).toISOString();
  const titles = new Map(projects.map(({ id, title }) => [String(id), title]));
  const hit = (
    datatype: 'article' | 'contact' | 'document' | 'expense' | 'person' | 'project',
    node: number,
    title: string,
  ): SearchHit => ({
    ctime: at,
    mtime: at,
    datatype_id: datatypeId(datatype),
    type: datatype,
    node_id: node,
    owner_login_id: 502,
    owner_login_name: 'Kari Lunde',
    project_id: null,
    project_name: null,
    title,
  });
  return [
    ...projects.map(({ id, structure_node_id: node, title }) => ({
      ...hit('project', Number(node ?? 0), title ?? ''),
      project_id: id,
      project_name: title,
    })),
    ...contacts.map(({ structure_node_id: node, name }) => hit('contact', Number(node ?? 0), name ?? '')),
    ...persons.map((person) => hit('person', Number(person.structure_node_id ?? 0), fullName(person))),
    ...contacts.slice(1, 6).map(({ id, name }, index) => ({
      ...hit('contact', 60_000 + index, `Faktura ${10_000 + index} ${name}`),
      datatype_id: 30,
      type: 'invoice',
      invoice_number: 10_000 + index,
      contact_id: id,
      contact_name: name,
    })),
    ...articles.map(({ id, name }) => hit('article', id, name ?? '')),
    ...documents
      .filter(({ project_id }) => titles.has(String(project_id)))
      .map(({ node_id: node, title, project_id }) => ({
        ...hit('document', Number(node ?? 0), title ?? ''),
        project_id,
        project_name: titles.get(String(project_id)) ?? null,
      })),
    ...expenses
      .filter(({ project_id }) => titles.has(String(project_id)))
      .map(({ expense_id: id, title, project_id }) => ({
        ...hit('expense', 70_000 + Number(id), title ?? ''),
        project_id,
        project_name: titles.get(String(project_id)) ?? null,
      })),
  ];
}
