import type { Reply } from '../../shared/reply.ts';
import type { PageAsked, RegisterEntry } from '../register/model.ts';
import type { Contact, ContactFields, ContactPage } from './model.ts';

export interface ContactsPort {
  contacts(question: PageAsked): Reply<ContactPage>;
  contact(entry: RegisterEntry): Reply<Contact>;
  /** The given fields alone. */
  change(id: number | string, fields: ContactFields): Reply<Contact>;
}
