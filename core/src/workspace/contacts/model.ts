import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, Id, id, numberOrText, pageSchema, partsOf, text } from '../../shared/wire-values.ts';
import type { ReachQuestion } from '../register/doubles.ts';
import { Address, RecordReference, type RegisterEntry, type RegisterPageQuestion } from '../register/model.ts';

const PersonOfContact = z.looseObject({
  id: id(),
  first_name: text(),
  last_name: text(),
  mobile: text(),
  email: text(),
});
const ProjectOfContact = z.looseObject({ id: id(), title: text(), project_number: numberOrText() });

/** [W-CONTACTS-02] [W-CONTACTS-03] [W-CONTACTS-04] A customer or supplier. */
export const Contact = z.looseObject({
  id: Id,
  structure_node_id: id(),
  name: text(),
  orgnr: numberOrText(),
  email: text(),
  phone: numberOrText(),
  mobile: numberOrText(),
  note: text(),
  web_site: text(),
  status: anyValue(),
  trade: text(),
  country: text(),
  client_category: anyValue(),
  contact_type: anyValue(),
  contact_number: numberOrText(),
  contact_keyword: anyValue(),
  billing_address: Address,
  billing_due_days: numberOrText(),
  billing_email: text(),
  billing_type: anyValue(),
  postal_address: Address,
  delivery_address: Address,
  department: RecordReference,
  contact_manager: RecordReference,
  // Ours: its persons and projects. Only in the answer for a single contact.
  persons: partsOf(PersonOfContact, {}),
  projects: partsOf(ProjectOfContact, {}),
});
export interface Contact extends Readonly<z.infer<typeof Contact>> {}

/** A change of a contact: a missing field stays as it is. Persons and projects are not changed here. */
export const ContactFields = z.partial(z.omit(Contact, { id: true, persons: true, projects: true }));
export type ContactFields = Readonly<z.infer<typeof ContactFields>>;

/** [W-SITE-09] [W-PLAN-09] A new contact, by the key of the client. */
export const NewContact = z.extend(ContactFields, { client_id: z.string() });
export type NewContact = Readonly<z.infer<typeof NewContact>>;

/** A page of the contacts' list, as the service sends it. */
export const ContactPage = pageSchema(Contact);
export type ContactPage = Readonly<z.infer<typeof ContactPage>>;

/** The register of customers and suppliers; only one contact by itself comes with persons and projects. */
export interface ContactsPort {
  contacts(question: Partial<RegisterPageQuestion>): Reply<ContactPage>;
  contact(entry: RegisterEntry): Reply<Contact>;
  /** [W-PLAN-09] The first contacts of which one of these is the same. */
  same(question: ReachQuestion): Reply<readonly Contact[]>;
  create(contact: NewContact, key: string): Reply<Contact>;
  /** Changes only the given fields. */
  change(id: Id, fields: ContactFields): Reply<Contact>;
}
