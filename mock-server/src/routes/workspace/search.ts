import { search as wire } from '@felles/adapters-http/wire';
import { datatypeId, type Project, type SearchHit } from '@felles/core/workspace';
import { demoSavedSearches, demoWorkCompanies, demoWorkPersons } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';

/** How many hits are given, and how long a text may be. */
const MOST = 50;
const LONGEST = 10_000;

export function searchRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const { seenBy } = openProjects(service);

  answer(app, service, wire.search, ({ staff, query: { q } }) => {
    if (q.length > LONGEST) throw refusal(400, 'query.q: too long');
    const sought = q.trim().toLocaleLowerCase('nb');
    if (sought === '') return [];
    const all = everything(world.state.seed, world.now(), seenBy(staff));
    return all.filter(({ title }) => (title ?? '').toLocaleLowerCase('nb').includes(sought)).slice(0, MOST);
  });

  answer(app, service, wire.saved, () => demoSavedSearches());
}

function everything(seed: number, now: number, projects: readonly Project[]): readonly SearchHit[] {
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
    ...demoWorkCompanies(seed).map(({ nodeId, name }) => hit('contact', nodeId, name)),
    ...demoWorkPersons(seed).map(({ nodeId, firstName, lastName }) =>
      hit('person', nodeId, `${firstName} ${lastName}`),
    ),
    ...demoWorkCompanies(seed)
      .slice(1, 6)
      .map(({ id, name }, index) => ({
        ...hit('contact', 60_000 + index, `Faktura ${10_000 + index} ${name}`),
        datatype_id: 30,
        type: 'invoice',
        invoice_number: 10_000 + index,
        contact_id: id,
        contact_name: name,
      })),
  ];
}
