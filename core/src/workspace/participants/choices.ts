// Who may be added to a project, and in which roles.
import * as z from 'zod/mini';
import { Person } from '../persons/model.ts';
import type { Participant, ParticipantFields, ParticipantRole } from './model.ts';

/** How the person to add is found: from how many characters on, after how long a pause (milliseconds), and how many. */
export const PICKING = { shortest: 1, pause: 300, shown: 20 } as const;

/** What the service is asked for; null where nothing is typed. */
export function personQuestion(words: string): string | null {
  const question = words.trim().slice(0, 100);
  return question.length < PICKING.shortest ? null : question;
}

/** What is typed and chosen in the form of a participant. */
export interface ParticipantDraft {
  /** Null until a person is chosen; that of a participant who is there does not change. */
  readonly person: Person | null;
  /** The ids of the roles, as text. */
  readonly roles: readonly string[];
}

/** [W-PROJECTS-21] What is sent of a new participant. The roles come in their own order. */
export const fieldsOf = (
  { person, roles }: ParticipantDraft,
  known: readonly ParticipantRole[],
): ParticipantFields => ({
  person,
  contact: person?.contact ?? null,
  user: null,
  roles: rolesOf(roles, known),
});

export const rolesOf = (ids: readonly string[], known: readonly ParticipantRole[]): readonly ParticipantRole[] =>
  known.filter(({ id }) => ids.includes(String(id)));

/** Every role that is known: those the service has, and those that are held here. */
export function rolesAmong(
  known: readonly ParticipantRole[],
  participants: readonly Participant[],
): readonly ParticipantRole[] {
  const all = new Map<string, ParticipantRole>();
  for (const role of [...known, ...participants.flatMap(({ roles }) => roles ?? [])])
    if (!all.has(String(role.id))) all.set(String(role.id), role);
  return [...all.values()];
}

const Kept = z.object({ person: z.optional(z.nullable(Person)), roles: z.optional(z.array(z.string())) });

/** What was typed before the page was left, as far as it can be read. */
export function readParticipantDraft(kept: unknown): Partial<ParticipantDraft> {
  const { person, roles } = Kept.safeParse(kept).data ?? {};
  return { ...(person !== undefined && { person }), ...(roles !== undefined && { roles }) };
}
