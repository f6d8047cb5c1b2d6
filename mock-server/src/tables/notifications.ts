// The notifications of the demo company's users: those of the demo world, and those of the acts of others since.
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { isoInstant } from '@felles/core';
import { Id } from '@felles/core/internal/shared/wire-values';
import { demoNotifications } from '@felles/fixtures/workspace/notifications';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { type Part, seesPart } from '../rights/visible-fields.ts';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openChat } from './chat.ts';
import { openDocuments } from './documents.ts';
import { type Act, wordsOf } from './news.ts';
import { openProjects } from './projects.ts';
import { table } from './table.ts';

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
  act: z.nullish(z.string()),
  by: z.nullish(z.string()),
  detail: z.nullish(z.string()),
  /** The records that it tells of, where `dataid` is of none, and are there yet. */
  records: z.optional(z.array(Id)),
  is_gone: z.optional(z.boolean()),
});
type NotificationRow = z.infer<typeof NotificationRow>;

const notifications = table({
  name: 'notifications',
  schema: NotificationRow,
  idOf: ({ id }) => id,
  channelsOf: ({ login_id }) => [CHANNELS.user(login_id)],
  events: { put: EVENTS.notification.created, gone: EVENTS.notification.gone },
  demo: demoNotifications,
});

/** The part that a notification leads to, by its datatype. */
const PARTS: Readonly<Record<string, Part>> = {
  chat: 'conversations',
  checkin: 'checkins',
  deadline: 'deadlines',
  deviation: 'deviations',
  document: 'documents',
  expense: 'expenses',
  hours: 'hours',
  panel: 'panels',
  person: 'persons',
  phase: 'phases',
  project: 'projects',
  task: 'tasks',
};

export function openNotifications(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = notifications(world, publish);
  const { rows: projects, members, maySeePart } = openProjects(service);
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
      return project === null || maySeePart(staff, part, project);
    };

  /** [W-PLAN-11] A notification for each of them who sees the record, and none for the doer. */
  function newsOf(act: Act) {
    const words = wordsOf(act, projects.get(act.projectId)?.title);
    return demoStaff
      .filter((staff) => act.persons.includes(staff.personId) && staff.id !== act.by.id)
      .map((staff) => ({ staff, row: { ...words, id: '', login_id: staff.id, project_id: act.projectId, time: '' } }))
      .filter(({ staff, row }) => isOwn(staff)(row))
      .map(({ row }) => row);
  }

  return {
    rows,
    isOwn,
    /** The persons who take part in a project. */
    takingPart: (projectId: string) =>
      members.list(({ project_id: of }) => of === projectId).map(({ person }) => person?.id),
    newsOf,
    tell(act: Act): void {
      const time = isoInstant(world.now());
      for (const row of newsOf(act))
        rows.put({ ...row, id: nextId(world, 10_000_000), time, seen: false, is_gone: false });
    },
    /** A record is gone: the notifications of it alone lead nowhere from now on. */
    takeAway(datatype: 'hours' | 'task', id: string): void {
      const sees = (row: NotificationRow): boolean => demoStaff.some((staff) => isOwn(staff)(row));
      for (const row of rows.list((one) => one.datatype === datatype && !one.is_gone && sees(one))) {
        const records = row.records ?? [row.dataid ?? ''];
        const left = records.filter((one) => one !== id);
        if (left.length < records.length) rows.put({ ...row, records: left, is_gone: left.length === 0 });
      }
    },
  };
}
