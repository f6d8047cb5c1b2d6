import type { SchedulerLike } from 'rxjs';
import * as z from 'zod/mini';
import { createOutbox } from '../../data/outbox.ts';
import type { Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import { type OutboxItem, outboxItem } from '../../data/outbox-rows.ts';
import { isoInstant, parseInstant } from '../../shared/dates.ts';
import { Id } from '../../shared/wire-values.ts';
import { type CheckIn, CheckInFields, type CheckInsPort } from './model.ts';

/** `at` is the time of the click, shown until the service sends its own time. */
export const CheckInEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('in'), projectId: z.string(), at: z.string(), fields: CheckInFields }),
  z.object({ kind: z.literal('out'), projectId: z.string(), at: z.string(), id: Id }),
]);
export type CheckInEdit = Readonly<z.infer<typeof CheckInEdit>>;

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const checkInEditIn = (stored: unknown): CheckInEdit | null => CheckInEdit.safeParse(stored).data ?? null;

/** Check-ins and check-outs without an answer yet; a list shows them as done, with their state. */
export type CheckInOutbox = Outbox<CheckInEdit, CheckIn>;

/** Puts the check-in of a person into the outbox, with the time of the click. */
export const postCheckIn = (
  outbox: Pick<CheckInOutbox, 'post'>,
  wall: SchedulerLike,
  projectId: string,
  fields: CheckInFields,
): void => void outbox.post({ kind: 'in', projectId, fields, at: isoInstant(wall.now()) });

/** [W-SITE-34] A check-in for people. */
export const checkInItem = (edit: CheckInEdit): OutboxItem<'checkIn' | 'checkOut'> =>
  outboxItem({
    kind: edit.kind === 'in' ? 'checkIn' : 'checkOut',
    title: edit.kind === 'in' ? [edit.fields.firstName, edit.fields.lastName].filter(Boolean).join(' ') : '',
    project: { id: edit.projectId, title: '' },
    at: parseInstant(edit.at),
  });

/** `port` sends the entries; what any outbox needs comes beside it. */
export interface CheckInOutboxNeeds extends Omit<OutboxNeeds<CheckInEdit, CheckIn>, 'send'> {
  readonly port: Pick<CheckInsPort, 'checkIn' | 'checkOut'>;
}

/** The pending requests of check-ins of all projects. */
export const createCheckInOutbox = ({ port, ...needs }: CheckInOutboxNeeds): CheckInOutbox =>
  createOutbox({
    ...needs,
    send: (edit, key) =>
      edit.kind === 'in' ? port.checkIn(edit.projectId, edit.fields, key) : port.checkOut(edit.projectId, edit.id, key),
  });
