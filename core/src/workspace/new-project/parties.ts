// The persons and companies that can be added to a new project.
import type { Contact } from '../contacts/model.ts';
import { contactPart, personPart } from '../participants/choices.ts';
import type { ParticipantRole } from '../participants/model.ts';
import type { Person } from '../persons/model.ts';
import { fullName, rolesLastUsed } from '../persons/rules.ts';
import type { NewParticipant } from './model.ts';

/** A search result. */
export interface Party {
  readonly name: string;
  /** A second line that distinguishes equal names: the person's company and number. */
  readonly second: string;
  readonly person: Person | null;
  readonly contact: Contact | Person['contact'];
}

/** The hits of both searches as one list, persons first. */
export const partiesOf = (persons: readonly Person[], contacts: readonly Contact[]): readonly Party[] => [
  ...persons.map((person) => ({
    name: fullName(person),
    second: [person.contact?.name, person.mobile].filter(Boolean).join(' · '),
    person,
    contact: person.contact ?? null,
  })),
  ...contacts.map((contact) => ({
    name: contact.name ?? '',
    second: [contact.orgnr, contact.phone].filter(Boolean).join(' · '),
    person: null,
    contact,
  })),
];

/** A key for lists, as a person and a company may have the same id. */
export const keyOfParty = ({ person, contact }: Party): string =>
  person ? `person ${person.id}` : `contact ${contact?.id}`;

export const asParticipant = (
  { name, person, contact }: Party,
  roles: readonly ParticipantRole[],
  key: string,
): NewParticipant => ({
  key,
  name,
  person: person && personPart(person),
  contact: contact ? contactPart(contact) : null,
  roles,
});

/** [W-PLAN-09] The role that a person had last, which a participant begins with; none where it is not known. */
export function firstRoles(known: readonly ParticipantRole[], person: Person): readonly ParticipantRole[] {
  const [last] = rolesLastUsed(person);
  return known.filter(({ id }) => id === last?.id);
}

/** [W-PROJECTS-26] The roles to choose from; the person's last used roles first. */
export function rolesInOrder(known: readonly ParticipantRole[], person: Person | null): readonly ParticipantRole[] {
  const used = person === null ? [] : rolesLastUsed(person).map(({ id }) => id);
  const placeOf = ({ id }: ParticipantRole): number => (used.includes(id) ? used.indexOf(id) : used.length);
  return known.toSorted((a, b) => placeOf(a) - placeOf(b));
}
