import { notifications as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openNotifications } from '../../tables/notifications.ts';

export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const { rows, isOwn } = openNotifications(service);

  answer(app, service, wire.notifications, ({ staff }) =>
    rows.list(isOwn(staff)).toSorted((a, b) => b.time.localeCompare(a.time)),
  );
  answer(app, service, wire.markSeen, ({ staff, body: { ids } }) => {
    const named = new Set(ids.map(String));
    const isSeen = isOwn(staff);
    for (const row of rows.list((one) => named.has(one.id) && !one.seen && isSeen(one)))
      rows.put({ ...row, seen: true });
    return {};
  });
}
