import { search as wire } from '@felles/adapters-http/wire';
import { type Contact, datatypeId, fullName, type Person, type Project, type SearchHit } from '@felles/core/workspace';
import { demoSavedSearches } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';
import { openRegister } from '../../tables/register.ts';

/** How many hits are given, and how long a text may be. */
const MOST = 50;
const LONGEST = 10_000;

export function searchRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const { seenBy } = openProjects(service);
  const { contacts, persons } = openRegister(service);

  answer(app, service, wire.search, ({ staff, query: { q } }) => {
    if (q.length > LONGEST) throw refusal(400, 'query.q: too long');
    const sought = q.trim().toLocaleLowerCase('nb');
    if (sought === '') return [];
    const all = everything(world.now(), seenBy(staff), contacts.list(), persons.list());
    return all.filter(({ title }) => (title ?? '').toLocaleLowerCase('nb').includes(sought)).slice(0, MOST);
  });

  answer(app, service, wire.saved, () => demoSavedSearches());
}

function everything(
  now: number,
  projects: readonly Project[],
  contacts: readonly Contact[],
  persons: readonly Person[],
): readonly SearchHit[] {
  const at = new Date(now).toISOString();
  const hit = (datatype: 'contact' | 'person' | 'project', node: number, title: string): SearchHit => ({
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
  ];
}
