import { compareNames, searchFor } from '../../shared/norwegian.ts';
import type { Id } from '../../shared/wire-values.ts';
import { initialsOf } from '../persons/rules.ts';
import { rolesAmong } from './choices.ts';
import type { Participant, ParticipantRole } from './model.ts';

/** The filters of a project's participants; '' is all of them. */
export interface ParticipantQuestion {
  readonly text: string;
  readonly role: Id;
  /** The name of the company. */
  readonly company: string;
}

export const EVERY_PARTICIPANT: ParticipantQuestion = { text: '', role: '', company: '' };

/** The person's name, else the user's, else the company's; '' without any. */
export function participantName({ user, person, contact }: Participant): string {
  const full = [person?.first_name, person?.last_name].filter(Boolean).join(' ');
  return full || user?.name || contact?.name || '';
}

/** The initials in place of a picture, '' without a name. */
export const participantInitials = ({ user, person, contact }: Participant): string =>
  initialsOf(person ?? {}) || user?.initials || initialsOf({ first_name: user?.name || contact?.name });

/** [W-PROJECTS-21] One row for each participant, by name; a role finds each who holds it, beside other roles too. */
export function participantsFor<P extends Participant>(
  participants: readonly P[],
  { text, role, company }: ParticipantQuestion,
): readonly P[] {
  const hasWords = searchFor(text);
  return participants
    .filter((participant) => {
      const { contact, person, user, roles } = participant;
      return (
        (role === '' || roles?.some(({ id }) => id === role)) &&
        (company === '' || contact?.name === company) &&
        hasWords(
          participantName(participant),
          contact?.name,
          ...(roles ?? []).map(({ title }) => title),
          ...[user, person].flatMap((who) => [who?.mobile, who?.email]),
          user?.telephone,
        )
      );
    })
    .toSorted((a, b) => compareNames(participantName(a), participantName(b)));
}

/** The roles that at least one participant holds, by title. */
export const rolesHeld = (participants: readonly Participant[]): readonly ParticipantRole[] =>
  rolesAmong([], participants).toSorted((a, b) => compareNames(a.title, b.title));

/** The names of the participants' companies. */
export const participantCompanies = (participants: readonly Participant[]): readonly string[] =>
  [...new Set(participants.map(({ contact }) => contact?.name ?? ''))]
    .filter((name) => name !== '')
    .toSorted(compareNames);

/** The number for calls and messages. */
export const mobileOf = ({ user, person }: Participant): string | null => user?.mobile || person?.mobile || null;
/** The number for calls: the mobile, else the user's telephone, which takes no messages. */
export const numberOf = (participant: Participant): string | null =>
  mobileOf(participant) ?? (participant.user?.telephone || null);

/** [W-PROJECTS-17] Whether a participant belongs to the project's employer. */
export const isOfEmployer = ({ contact }: Participant, employer: Participant | null | undefined): boolean =>
  hasId(contact?.id) && hasId(employer?.contact?.id) && contact?.id === employer?.contact?.id;

const hasId = (id: Id | null | undefined): boolean => id !== null && id !== undefined && id !== '';

/** The type of the customer's role, as the service names it. */
const CUSTOMER = 'client';

/** [W-PLAN-07] The roles by which a participant is of the customer. */
export const customerRoles = (roles: Participant['roles']): readonly ParticipantRole[] =>
  (roles ?? []).filter(({ type }) => type === CUSTOMER);

/** [W-PLAN-07] Whether a participant is of the customer. */
export const isCustomer = ({ roles }: Participant): boolean => customerRoles(roles).length > 0;

/** A company of the customer, and its persons in the project. */
export interface Customer {
  /** Null for persons without a company. */
  readonly company: Participant['contact'] | null;
  readonly persons: readonly Participant[];
}

/** [W-PLAN-07] The customer of a project: each company once, in the order of the participants. */
export function customersOf(participants: readonly Participant[]): readonly Customer[] {
  const companyOf = ({ contact }: Participant): string => contact?.name || '';
  const all = participants.filter(isCustomer);
  return [...new Map(all.map((one) => [companyOf(one), one.contact]))].map(([name, contact]) => ({
    company: name === '' ? null : contact,
    persons: all.filter((one) => companyOf(one) === name && (one.person ?? one.user)),
  }));
}
