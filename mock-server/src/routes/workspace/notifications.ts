import { CHANNELS, EVENTS, notifications as wire } from '@felles/adapters-http/wire';
import { Id } from '@felles/core';
import { demoNotifications } from '@felles/fixtures/workspace/notifications';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { table } from '../../tables/table.ts';

const NotificationRow = z.object({
  id: Id,
  login_id: Id,
  message: z.string(),
  category: z.string(),
  importance: z.int(),
  time: z.string(),
  datatype: z.nullish(z.string()),
  dataid: z.nullish(Id),
  project_id: z.nullish(Id),
  seen: z.nullish(z.boolean()),
});

const notifications = table({
  name: 'notifications',
  schema: NotificationRow,
  idOf: ({ id }) => id,
  channelsOf: ({ login_id }) => [CHANNELS.user(login_id)],
  events: { put: EVENTS.notification.created, gone: EVENTS.notification.gone },
  demo: demoNotifications,
});

export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const rows = notifications(service.world, service.publish);
  answer(app, service, wire.notifications, ({ staff }) =>
    rows.list(({ login_id }) => login_id === staff.id).toSorted((a, b) => b.time.localeCompare(a.time)),
  );
  answer(app, service, wire.markSeen, ({ staff, body: { ids } }) => {
    const named = new Set(ids.map(String));
    const isNew = ({ id, login_id, seen }: z.infer<typeof NotificationRow>): boolean =>
      login_id === staff.id && !seen && named.has(id);
    for (const row of rows.list(isNew)) rows.put({ ...row, seen: true });
    return {};
  });
}
