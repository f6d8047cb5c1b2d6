import { chat as wire } from '@felles/adapters-http/wire';
import { demoUnread } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { table } from '../../tables/table.ts';

/** How many messages each login has not read. */
const unread = table({
  name: 'unread',
  schema: z.object({ login_id: z.int(), count: z.int() }),
  idOf: ({ login_id }) => String(login_id),
  channelsOf: ({ login_id }) => [`user.${login_id}`],
  events: { put: 'message.unread', gone: 'message.unread' },
  demo: demoUnread,
});

export function chatRoutes(app: FastifyInstance, service: Service): void {
  const rows = unread(service.world, service.publish);
  answer(app, service, wire.unread, ({ staff }) => rows.get(String(staff.id))?.count ?? 0);
}
