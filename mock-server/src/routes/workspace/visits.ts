import { visits as wire } from '@felles/adapters-http/wire';
import type { Contact } from '@felles/core/workspace/contacts';
import { fullName, type Person } from '@felles/core/workspace/persons';
import type { Project } from '@felles/core/workspace/projects';
import type { VisitType } from '@felles/core/workspace/visits';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import { type Part, seesPart } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';
import { openRegister } from '../../tables/register.ts';

/** How many visits of a user are kept for each type. */
const KEPT_VISITS = 50;

interface Visited {
  readonly dataid: string;
  readonly node_id: string;
  readonly name: string;
}

export function visitRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { maySee, seenBy } = openProjects(service);
  const register = openRegister(service);

  /** One that the user sees no more is not named either. */
  answer(app, service, wire.last, ({ staff, params: { type, count } }) => {
    const isSeen = type === 'project' ? maySee(staff) : () => seesPart(staff, PARTS[type]);
    return world.state.visits
      .filter((visit) => visit.login === staff.login && visit.type === type && isSeen({ id: visit.dataid }))
      .slice(0, count)
      .map(({ dataid, name, node_id }) => ({ dataid, name, node_id }));
  });

  answer(app, service, wire.record, ({ staff, params: { type, idtype, id } }) => {
    const seen = seesPart(staff, PARTS[type]) ? thingsOf(type, { ...register, projects: () => seenBy(staff) }) : [];
    const thing = seen.find((one) => (idtype === 'node' ? one.node_id : one.dataid) === id);
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

const PARTS: Readonly<Record<VisitType, Part>> = {
  project: 'projects',
  contact: 'contacts',
  person: 'persons',
  resource: 'persons',
};

interface Things {
  projects(): readonly Project[];
  readonly contacts: { list(): readonly Contact[] };
  readonly persons: { list(): readonly Person[] };
}

function thingsOf(type: VisitType, { projects, contacts, persons }: Things): readonly Visited[] {
  switch (type) {
    case 'project':
      return projects().map(({ id, structure_node_id: node, title }) => thing(id, node ?? '', title ?? ''));
    case 'contact':
      return contacts.list().map(({ id, structure_node_id: node, name }) => thing(id, node ?? '', name ?? ''));
    case 'person':
      return persons.list().map((person) => thing(person.id, person.structure_node_id ?? '', fullName(person)));
    case 'resource':
      return [];
  }
}

const thing = (id: number | string, node: number | string, name: string): Visited => ({
  dataid: String(id),
  node_id: String(node),
  name,
});
