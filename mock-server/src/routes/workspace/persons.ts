import { persons as wire } from '@felles/adapters-http/wire';
import { compareNames, searchFor } from '@felles/core/internal/shared/norwegian';
import { fullName, type Person } from '@felles/core/workspace/persons';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { type Orders, pageOf } from '../../tables/page.ts';
import { isAskedFor, openRegister } from '../../tables/register.ts';
import { findByIdOrNode } from '../../tables/table.ts';
import { nextId } from '../../world/ledger.ts';

const ORDERS: Orders<Person> = {
  name: (a, b) => compareNames(fullName(a), fullName(b)),
  company: (a, b) => compareNames(a.contact?.name, b.contact?.name),
};

const hasWords = ({ first_name, last_name, mobile, contact }: Person, words: string): boolean =>
  searchFor(words)(first_name, last_name, mobile, contact?.name);

export function personRoutesOfWork(app: FastifyInstance, service: Service): void {
  const { persons, personsWithRoles, inFull } = openRegister(service);

  function requirePerson(id: string, idtype?: string): Person {
    const person = findByIdOrNode(persons, id, idtype);
    if (person === null) throw refusal(404, 'Personen finnes ikke.');
    return person;
  }

  answer(app, service, wire.persons, ({ staff, query: { q = '', page, page_size, sort, ...same } }) => {
    const found = personsWithRoles(staff).filter((one) => isAskedFor(same, one) && hasWords(one, q));
    return pageOf(found, { page, page_size, sort }, ORDERS);
  });

  answer(app, service, wire.person, ({ staff, params: { id }, query: { idtype } }) =>
    inFull(staff, requirePerson(id, idtype)),
  );

  answer(app, service, wire.create, ({ staff, body, key }) => {
    const made = createOnce(service, 'persons', { body }, persons, () => {
      const { client_id: _, ...fields } = body;
      const id = nextId(service.world, 10_000);
      return persons.put({ ...fields, id, structure_node_id: nextId(service.world, 1_000_000) }, { key });
    });
    return inFull(staff, made);
  });

  answer(app, service, wire.change, ({ staff, params: { id }, body }) => {
    const person = requirePerson(id);
    const changed = { ...person, ...body, id: person.id, structure_node_id: person.structure_node_id };
    return inFull(staff, persons.put(changed));
  });
}
