import { settings as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';

/** How large a stored value may be (characters). */
const LARGEST = 1_000_000;

export function settingsRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const nameOf = (login: string, key: string): string => `${login} ${key}`;

  answer(app, service, wire.read, ({ staff, params: { key } }) => ({
    value: world.state.settings[nameOf(staff.login, key)] ?? null,
  }));

  answer(app, service, wire.write, ({ staff, params: { key }, body: { value } }) => {
    if ((value?.length ?? 0) > LARGEST) throw refusal(413);
    world.change((state) => {
      if (value === null) delete state.settings[nameOf(staff.login, key)];
      else state.settings[nameOf(staff.login, key)] = value;
    });
    return {};
  });
}
