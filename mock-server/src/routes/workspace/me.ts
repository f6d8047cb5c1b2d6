import { me as wire } from '@felles/adapters-http/wire';
import { fullName } from '@felles/core/workspace/persons';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { sightsOf } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openPeople } from '../../tables/people.ts';

export function meRoutes(app: FastifyInstance, service: Service): void {
  const { persons } = openPeople(service);

  answer(app, service, wire.me, ({ staff }) => {
    const { id, name, personId, reach } = staff;
    const person = persons.get(personId);
    return {
      login_id: id,
      name: person ? fullName(person) : name,
      person_id: personId,
      may_change: reach === 'all',
      sees: sightsOf(staff),
    };
  });
}
