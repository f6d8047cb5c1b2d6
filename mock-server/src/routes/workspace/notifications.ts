import { CHANNELS, EVENTS, notifications as wire } from '@felles/adapters-http/wire';
import { Id } from '@felles/core';
import { demoNotifications } from '@felles/fixtures/workspace/notifications';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import { type Part, seesPart } from '../../rights/visible-fields.ts';
import type { Service } from '../../row.ts';
import { openChat } from '../../tables/chat.ts';
import { openDocuments } from '../../tables/documents.ts';
import { openProjects } from '../../tables/projects.ts';
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

type NotificationRow = z.infer<typeof NotificationRow>;

/** The part that a notification leads to, by its datatype. */
const PARTS: Readonly<Record<string, Part>> = {
  chat: 'conversations',
  checkin: 'checkins',
  document: 'documents',
  panel: 'panels',
  person: 'persons',
  project: 'projects',
  task: 'tasks',
};

export function notificationRoutes(app: FastifyInstance, service: Service): void {
  const rows = notifications(service.world, service.publish);
  const { maySee } = openProjects(service);
  const documents = openDocuments(service);
  const chat = openChat(service);

  function projectOf({ datatype, dataid, project_id: id }: NotificationRow): string | null {
    if (id) return id;
    if (datatype === 'document') return documents.get(dataid ?? '')?.project_id ?? null;
    return datatype === 'project' ? (dataid ?? null) : null;
  }

  /** The user's own, about records that the user sees. */
  const isOwn =
    (staff: DemoStaff) =>
    (row: NotificationRow): boolean => {
      const part = Object.hasOwn(PARTS, row.datatype ?? '') ? PARTS[row.datatype ?? ''] : undefined;
      if (row.login_id !== staff.id || (part !== undefined && !seesPart(staff, part))) return false;
      if (row.datatype === 'chat') return chat.find(staff, row.dataid ?? '') !== null;
      const project = projectOf(row);
      return project === null || maySee(staff)({ id: project });
    };

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
