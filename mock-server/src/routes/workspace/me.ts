import { me, settings } from '@felles/adapters-http/wire';
import { fullName } from '@felles/core/workspace/persons';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import { officeRightsOf } from '../../rights/site-rights.ts';
import { sightsOf } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openPeople } from '../../tables/people.ts';

/** How large a stored value may be (characters). */
const LARGEST = 1_000_000;

/** The user who is signed in, and the values that the workspace stores for them. */
export function meRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { persons } = openPeople(service);
  const nameOf = (login: string, key: string): string => `${login} ${key}`;

  answer(app, service, me.me, ({ staff }) => {
    const { id, name, personId, reach } = staff;
    const person = persons.get(personId);
    return {
      login_id: id,
      name: person ? fullName(person) : name,
      person_id: personId,
      may_change: reach === 'all',
      rights: officeRightsOf(staff),
      sees: sightsOf(staff),
    };
  });

  answer(app, service, settings.read, ({ staff, params: { key } }) => ({
    value: world.state.settings[nameOf(staff.login, key)] ?? null,
  }));

  answer(app, service, settings.write, ({ staff, params: { key }, body: { value } }) => {
    if ((value?.length ?? 0) > LARGEST) throw refusal(413);
    world.change((state) => {
      if (value === null) delete state.settings[nameOf(staff.login, key)];
      else state.settings[nameOf(staff.login, key)] = value;
    });
    return {};
  });
}
