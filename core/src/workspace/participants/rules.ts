import { compareNames, searchFor } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Participant, ParticipantRole } from './model.ts';

/** The participants of one role, ordered by name, under one heading. */
export interface RoleGroup {
  /** Null for participants without a role. */
  readonly role: ParticipantRole | null;
  readonly participants: readonly Participant[];
}

/** The person's name, else the user's, else the company's; '' without any. */
export function participantName({ user, person, contact }: Participant): string {
  const full = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  return full || user?.name || contact?.name || '';
}

/** [W-PROJECTS-21] By role, ordered by title; a participant is in the group of each of their roles. */
export function groupByRole(participants: readonly Participant[]): readonly RoleGroup[] {
  const groups = new Map<string, { readonly role: ParticipantRole | null; readonly members: Participant[] }>();
  for (const participant of participants) {
    const roles = participant.roles ?? [];
    for (const role of roles.length === 0 ? [null] : roles) {
      const key = role === null ? '' : role.id;
      const group = groups.get(key) ?? { role, members: [] };
      if (!group.members.includes(participant)) group.members.push(participant);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .sort((a, b) => Number(a.role === null) - Number(b.role === null) || compareNames(a.role?.title, b.role?.title))
    .map(({ role, members }) => ({
      role,
      participants: members.toSorted((a, b) => compareNames(participantName(a), participantName(b))),
    }));
}

/** The participants whose name, company, role or number contains every word. */
export function matching<P extends Participant>(participants: readonly P[], words: string): readonly P[] {
  const isFound = searchFor(words);
  return participants.filter((participant) => {
    const { contact, person, user, roles } = participant;
    return isFound(
      participantName(participant),
      contact?.name,
      ...(roles ?? []).map(({ title }) => title),
      ...[user, person].flatMap((who) => [who?.mobile, who?.email]),
      user?.telephone,
    );
  });
}

/** The number for calls and messages. */
export const mobileOf = ({ user, person }: Participant): string | null => user?.mobile || person?.mobile || null;
/** The number for calls: the mobile, else the user's telephone, which takes no messages. */
export const numberOf = (participant: Participant): string | null =>
  mobileOf(participant) ?? (participant.user?.telephone || null);

/** [W-PROJECTS-17] Whether a participant belongs to the project's employer. */
export const isOfEmployer = ({ contact }: Participant, employer: Participant | null | undefined): boolean =>
  hasId(contact?.id) && hasId(employer?.contact?.id) && contact?.id === employer?.contact?.id;

const hasId = (id: Id | null | undefined): boolean => id !== null && id !== undefined && id !== '';
