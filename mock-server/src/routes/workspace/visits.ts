import { visits as wire } from '@felles/adapters-http/wire';
import type { Project, VisitType } from '@felles/core/workspace';
import { demoWorkCompanies, demoWorkPersons } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';

/** How many visits of a user are kept for each type. */
const KEPT_VISITS = 50;

interface Visited {
  readonly dataid: string;
  readonly node_id: string;
  readonly name: string;
}

export function visitRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { seenBy } = openProjects(service);

  answer(app, service, wire.last, ({ staff, params: { type, count } }) =>
    world.state.visits
      .filter((visit) => visit.login === staff.login && visit.type === type)
      .slice(0, count)
      .map(({ dataid, name, node_id }) => ({ dataid, name, node_id })),
  );

  answer(app, service, wire.record, ({ staff, params: { type, idtype, id } }) => {
    const thing = thingsOf(world.state.seed, type, () => seenBy(staff)).find(
      (one) => (idtype === 'node' ? one.node_id : one.dataid) === id,
    );
    if (thing === undefined) throw refusal(404);
    world.change((state) => {
      const isSame = (visit: { login: string; type: string; dataid: string }) =>
        visit.login === staff.login && visit.type === type && visit.dataid === thing.dataid;
      const others = state.visits.filter((visit) => !isSame(visit));
      state.visits = [{ login: staff.login, type, ...thing }, ...others].slice(0, 4 * 4 * KEPT_VISITS);
    });
    return {};
  });
}

function thingsOf(seed: number, type: VisitType, projects: () => readonly Project[]): readonly Visited[] {
  switch (type) {
    case 'project':
      return projects().map(({ id, structure_node_id: node, title }) => thing(id, node ?? '', title ?? ''));
    case 'contact':
      return demoWorkCompanies(seed).map(({ id, nodeId, name }) => thing(id, nodeId, name));
    case 'person':
      return demoWorkPersons(seed).map(({ id, nodeId, firstName, lastName }) =>
        thing(id, nodeId, `${firstName} ${lastName}`),
      );
    case 'resource':
      return [];
  }
}

const thing = (id: number | string, node: number | string, name: string): Visited => ({
  dataid: String(id),
  node_id: String(node),
  name,
});
