import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { RegisterEntry, RegisterPageQuestion } from '../register/model.ts';
import type { Contact, ContactFields, ContactPage } from './model.ts';

/** The register of customers and suppliers; only one contact by itself comes with persons and projects. */
export interface ContactsPort {
  contacts(question: Partial<RegisterPageQuestion>): Reply<ContactPage>;
  contact(entry: RegisterEntry): Reply<Contact>;
  /** Changes only the given fields. */
  change(id: Id, fields: ContactFields): Reply<Contact>;
}
