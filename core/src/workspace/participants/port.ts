import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Participant, ParticipantFields, ParticipantRole } from './model.ts';

/** The calls for a project's participants; a `key` lets the service do a repeated request only once. */
export interface ParticipantsPort {
  roles(): Reply<readonly ParticipantRole[]>;
  participants(projectId: Id): Reply<readonly Participant[]>;
  add(projectId: Id, fields: ParticipantFields, key: string): Reply<Participant>;
  change(projectId: Id, participantId: Id, fields: ParticipantFields, key: string): Reply<Participant>;
  remove(projectId: Id, participantId: Id, key: string): Reply<unknown>;
}
