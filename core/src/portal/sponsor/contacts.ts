// The numbers that were contacted, by member.
import { isRefused, type Result } from '../../shared/result.ts';
import type { ContactOutcome, SponsorContact } from './model.ts';
import { contactOutcome } from './rules.ts';

type Contacts = readonly SponsorContact[];

export const contactFor = (contacts: Contacts, memberId: string | null, phone: string): SponsorContact | null =>
  contacts.find((contact) => contact.memberId === memberId && contact.phone === phone) ?? null;

export const hasReachedPayer = (contacts: Contacts, memberId: string | null): boolean =>
  contacts.some((contact) => contact.memberId === memberId && ['notSigned', 'signed'].includes(contact.outcome));

/** From the sending to the answer the outcome is uncertain; without an answer it stays so. */
export const openedContact = (contacts: Contacts, memberId: string, phone: string): Contacts =>
  withOutcome(contacts, memberId, phone, 'uncertain');

/** [P-SPONSOR-21] The outcome of an answer: only a refusal frees the number again. */
export function concludedContact(
  contacts: Contacts,
  memberId: string,
  phone: string,
  answer: Result<string>,
): Contacts {
  if (answer.ok) return withOutcome(contacts, memberId, phone, contactOutcome(answer.value));
  return isRefused(answer.error) ? without(contacts, memberId, phone) : contacts;
}

/** A change of the number frees those with an uncertain outcome. */
export const withoutUncertain = (contacts: Contacts): Contacts =>
  contacts.filter(({ outcome }) => outcome !== 'uncertain');

const without = (contacts: Contacts, memberId: string, phone: string): Contacts =>
  contacts.filter((contact) => contact.memberId !== memberId || contact.phone !== phone);

const withOutcome = (contacts: Contacts, memberId: string, phone: string, outcome: ContactOutcome): Contacts => [
  ...without(contacts, memberId, phone),
  { memberId, phone, outcome },
];
