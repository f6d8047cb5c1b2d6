import { me as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';

export function meRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.me, ({ staff: { id, name, personId, reach } }) => ({
    login_id: id,
    name,
    person_id: personId,
    may_change: reach === 'all',
  }));
}
