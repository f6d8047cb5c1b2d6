import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, text } from '../../shared/wire-values.ts';

/** [W-PROJECTS-20] The part that a participant has in a project; one participant may have several. */
export const ParticipantRole = z.looseObject({ id: Id, title: text(), type: text() });
export interface ParticipantRole extends Readonly<z.infer<typeof ParticipantRole>> {}

const Contact = z.looseObject({ id: id(), name: text() });
const Person = z.looseObject({ id: id(), first_name: text(), last_name: text(), mobile: text(), email: text() });
const User = z.looseObject({
  id: id(),
  name: text(),
  initials: text(),
  email: text(),
  mobile: text(),
  telephone: text(),
});

/** [W-PROJECTS-19] A company (`contact`), a person or a user in a project; what does not apply is null or missing. */
export const Participant = z.looseObject({
  id: Id,
  contact: z.nullish(Contact),
  person: z.nullish(Person),
  user: z.nullish(User),
  roles: z.nullish(z.readonly(z.array(ParticipantRole))),
});
export interface Participant extends Readonly<z.infer<typeof Participant>> {}

/** The body of a new or changed participant; the service gives the id. */
export const ParticipantFields = z.omit(Participant, { id: true });
export type ParticipantFields = Readonly<z.infer<typeof ParticipantFields>>;

/** The calls for a project's participants; a `key` lets the service do a repeated request only once. */
export interface ParticipantsPort {
  roles(): Reply<readonly ParticipantRole[]>;
  participants(projectId: Id): Reply<readonly Participant[]>;
  add(projectId: Id, fields: ParticipantFields, key: string): Reply<Participant>;
  change(projectId: Id, participantId: Id, fields: ParticipantFields, key: string): Reply<Participant>;
  remove(projectId: Id, participantId: Id, key: string): Reply<unknown>;
}
