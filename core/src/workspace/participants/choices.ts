// The persons and roles to choose from for a participant.
import * as z from 'zod/mini';
import { Person } from '../persons/model.ts';
import type { Participant, ParticipantFields, ParticipantRole } from './model.ts';

/** The person search: the minimum of characters, the pause (milliseconds), and the number of hits. */
export const PICKING = { shortest: 1, pause: 300, shown: 20 } as const;

/** Null if nothing is typed. */
export function personQuestion(words: string): string | null {
  const question = words.trim().slice(0, 100);
  return question.length < PICKING.shortest ? null : question;
}

/** The input of the participant form, as it is also stored as a draft. */
export interface ParticipantDraft {
  /** Null until a person is chosen. The person of an existing participant cannot change. */
  readonly person: Person | null;
  /** The ids of the roles as text. */
  readonly roles: readonly string[];
}

/** [W-PROJECTS-21] The body of a new participant. */
export const fieldsOf = (
  { person, roles }: ParticipantDraft,
  known: readonly ParticipantRole[],
): ParticipantFields => ({
  person: person && personPart(person),
  contact: person?.contact ? contactPart(person.contact) : null,
  user: null,
  roles: rolesOf(roles, known),
});

/** A participant's part of a person; the rest, and the roles in other projects, stay in the register. */
export const personPart = ({ id, first_name, last_name, mobile, email }: Person) => ({
  id,
  first_name,
  last_name,
  mobile,
  email,
});

/** A participant's part of a company. */
export const contactPart = ({ id, name }: NonNullable<Person['contact']>) => ({ id, name });

export const rolesOf = (ids: readonly string[], known: readonly ParticipantRole[]): readonly ParticipantRole[] =>
  known.filter(({ id }) => ids.includes(id));

/** The service's roles, and those of the participants. */
export function rolesAmong(
  known: readonly ParticipantRole[],
  participants: readonly Participant[],
): readonly ParticipantRole[] {
  const all = new Map<string, ParticipantRole>();
  for (const role of [...known, ...participants.flatMap(({ roles }) => roles ?? [])])
    if (!all.has(role.id)) all.set(role.id, role);
  return [...all.values()];
}

const StoredDraft = z.object({ person: z.optional(z.nullable(Person)), roles: z.optional(z.array(z.string())) });

/** The readable part of a stored draft. */
export function readParticipantDraft(stored: unknown): Partial<ParticipantDraft> {
  const { person, roles } = StoredDraft.safeParse(stored).data ?? {};
  return { ...(person !== undefined && { person }), ...(roles !== undefined && { roles }) };
}
