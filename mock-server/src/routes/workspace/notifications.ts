import { notifications as wire } from '@felles/adapters-http/wire';
import { demoNotifications } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { table } from '../../tables/table.ts';

const NotificationRow = z.object({
  id: z.int(),
  login_id: z.int(),
  message: z.string(),
  category: z.string(),
  importance: z.int(),
  time: z.string(),
});

const notifications = table({
  name: 'notifications',
  schema: NotificationRow,
  idOf: ({ id }) => String(id),
  channelsOf: ({ login_id }) => [`user.${login_id}`],
  events: { put: 'notification.created', gone: 'notification.gone' },
  demo: (_seed, now) => demoNotifications(now),
});

export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const rows = notifications(service.world, service.publish);
  answer(app, service, wire.notifications, ({ staff }) =>
    rows.list(({ login_id }) => login_id === staff.id).toSorted((a, b) => b.time.localeCompare(a.time)),
  );
}
