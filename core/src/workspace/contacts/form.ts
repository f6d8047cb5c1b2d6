import type { Form } from '../../data/form.ts';
import { createPatchForm, patchOf, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { type FieldsOf, registerForm } from '../register/fields.ts';
import type { Contact, ContactFields, ContactsPort } from './model.ts';

/** The parts, which are saved separately, with their fields. */
export const CONTACT_PARTS = {
  base: {
    name: 'name',
    orgnr: 'organization',
    contact_number: 'text',
    phone: 'phone',
    mobile: 'phone',
    email: 'mail',
    web_site: 'site',
    client_category: 'text',
    contact_type: 'text',
    trade: 'text',
    status: 'text',
    department: 'named',
    contact_manager: 'named',
    country: 'text',
    contact_keyword: 'text',
  },
  billing: { billing_email: 'mail', billing_due_days: 'days', billing_type: 'text', billing_address: 'address' },
  addresses: { postal_address: 'address', delivery_address: 'address' },
  note: { note: 'longText' },
} as const satisfies Readonly<Record<string, FieldsOf<Contact>>>;
/** A part of a contact's page that the user changes and saves by itself. */
export type ContactPart = keyof typeof CONTACT_PARTS;

/** How the fields of all parts are typed, checked and sent. */
export const CONTACT_FORM = registerForm({
  ...CONTACT_PARTS.base,
  ...CONTACT_PARTS.billing,
  ...CONTACT_PARTS.addresses,
  ...CONTACT_PARTS.note,
});

/** The typed values of all parts; a save sends only the changed ones. */
export type ContactDraft = ReturnType<typeof CONTACT_FORM.valuesOf>;

/** `contact` is the query of the page, which gets the service's answer; `done` closes the part. */
export interface ContactFormNeeds extends SendingNeeds {
  readonly port: Pick<ContactsPort, 'change'>;
  /** The shown contact. */
  readonly contact: Pick<Query<unknown, Contact>, 'answer$' | 'update'>;
  readonly done: () => void;
}

/** The form of one contact, in parts. */
export const createContactForm = ({ port, contact, ...needs }: ContactFormNeeds): Form<ContactDraft> =>
  createPatchForm<Contact, ContactDraft, ContactFields>({
    ...needs,
    ...CONTACT_FORM,
    ...patchOf(contact),
    send: (fields, _key, before) => port.change(before?.id ?? '', fields),
  });
