import { notifications as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openDocuments } from '../../tables/documents.ts';
import { openNotifications } from '../../tables/notifications.ts';
import { openTasks } from '../../tables/tasks.ts';

export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const { rows, isOwn } = openNotifications(service);
  const tasks = openTasks(service);
  const documents = openDocuments(service);

  /** Of the kinds of records that can go away. */
  function isGone({ datatype, dataid }: ReturnType<typeof rows.list>[number]): boolean {
    const id = dataid ?? '';
    if (datatype === 'document') return documents.get(id) === null;
    return (
      datatype === 'task' && tasks.list((task) => task.id === id && task.completion_status !== 'DELETED').length === 0
    );
  }

  answer(app, service, wire.notifications, ({ staff }) =>
    rows
      .list(isOwn(staff))
      .toSorted((a, b) => b.time.localeCompare(a.time))
      .map((row) => ({ ...row, is_gone: isGone(row) })),
  );
  answer(app, service, wire.markSeen, ({ staff, body: { ids } }) => {
    const named = new Set(ids.map(String));
    const isSeen = isOwn(staff);
    for (const row of rows.list((one) => named.has(one.id) && !one.seen && isSeen(one)))
      rows.put({ ...row, seen: true });
    return {};
  });
}
