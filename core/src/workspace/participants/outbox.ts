import * as z from 'zod/mini';
import { createOutbox } from '../../data/outbox.ts';
import type { Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import { type OutboxItem, outboxItem } from '../../data/outbox-rows.ts';
import { mapReply, type Reply } from '../../shared/reply.ts';
import { Id } from '../../shared/wire-values.ts';
import { type Participant, ParticipantFields, type ParticipantsPort } from './model.ts';
import { participantName } from './rules.ts';

/** Names its project, so that it is sent there even if another one is shown. */
export const ParticipantEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), projectId: Id, fields: ParticipantFields }),
  z.object({ kind: z.literal('change'), projectId: Id, id: Id, fields: ParticipantFields }),
  z.object({ kind: z.literal('remove'), projectId: Id, id: Id }),
]);
export type ParticipantEdit = Readonly<z.infer<typeof ParticipantEdit>>;

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const participantEditIn = (stored: unknown): ParticipantEdit | null =>
  ParticipantEdit.safeParse(stored).data ?? null;

/** The changes of participants that the service has not answered; the answer to a removal is null. */
export type ParticipantOutbox = Outbox<ParticipantEdit, Participant | null>;

const ITEMS = { add: 'participantAdd', change: 'participantChange', remove: 'participantRemove' } as const;

/** [W-SITE-34] A change of a participant for people. */
export const participantItem = (edit: ParticipantEdit): OutboxItem<(typeof ITEMS)[ParticipantEdit['kind']]> =>
  outboxItem({
    kind: ITEMS[edit.kind],
    title: edit.kind === 'remove' ? '' : participantName({ ...edit.fields, id: '' }),
    project: { id: edit.projectId, title: '' },
  });

/** The calls that change participants, and what every outbox needs. */
export interface ParticipantOutboxNeeds extends Omit<OutboxNeeds<ParticipantEdit, Participant | null>, 'send'> {
  readonly port: Pick<ParticipantsPort, 'add' | 'change' | 'remove'>;
}

/** The pending requests of participants of all projects. */
export function createParticipantOutbox({ port, ...needs }: ParticipantOutboxNeeds): ParticipantOutbox {
  function send(edit: ParticipantEdit, key: string): Reply<Participant | null> {
    switch (edit.kind) {
      case 'add':
        return port.add(edit.projectId, edit.fields, key);
      case 'change':
        return port.change(edit.projectId, edit.id, edit.fields, key);
      case 'remove':
        return mapReply(port.remove(edit.projectId, edit.id, key), () => null);
    }
  }
  return createOutbox({ ...needs, send });
}
