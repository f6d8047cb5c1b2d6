import type { ListQuestion } from '../../data/question.ts';
import { listFields, questionAddress } from '../../data/question-address.ts';
import { searchFor } from '../../shared/norwegian.ts';
import type { Contact } from './model.ts';

/** The number of contacts in one request of the list. */
export const CONTACT_PAGE = 25;

export const CONTACT_SORTS = ['name', 'contact_number', 'client_category', 'status'] as const;

/** The question in the address. */
export const CONTACT_ADDRESS = questionAddress<ListQuestion>(listFields(CONTACT_SORTS));

/** Whether a contact matches the question, as far as the client can tell. */
export const isContactAskedFor = (contact: Contact, { text }: ListQuestion): boolean =>
  searchFor(text)(contact.name, contact.orgnr, contact.contact_number, contact.trade, contact.contact_keyword);
