import { createEntry, type Entry, type EntryNeeds } from '../register/entry.ts';
import { registerForm } from '../register/fields.ts';
import { CONTACT_PARTS } from './form.ts';
import type { Contact, ContactFields, ContactsPort } from './model.ts';

const { name, orgnr, phone, email, client_category } = CONTACT_PARTS.base;
const { postal_address } = CONTACT_PARTS.addresses;

/** [W-PLAN-09] The fields of a new contact: the number first, as it tells doubles apart. */
export const NEW_CONTACT_FIELDS = { orgnr, name, phone, email, postal_address, client_category } as const;

const FORM = registerForm(NEW_CONTACT_FIELDS);

/** The typed values of a new contact. */
export type NewContactDraft = ReturnType<typeof FORM.valuesOf>;

/** Nothing is typed. */
export const NO_CONTACT: NewContactDraft = FORM.valuesOf(null);

/** [W-PLAN-09] The form of a new contact. A number that is there is refused; all else that is the same is only told. */
export const createContactEntry = ({
  port,
  ...needs
}: EntryNeeds<Contact, Pick<ContactsPort, 'create' | 'same'>>): Entry<Contact, NewContactDraft> =>
  createEntry<Contact, NewContactDraft, ContactFields>(
    {
      ...FORM,
      fieldsOf: (values, changed) => FORM.fieldsOf(values, changed, null),
      doubleProblems(found) {
        const taken = found.find(({ same }) => same.includes('orgnr'));
        if (taken === undefined) return {};
        return { orgnr: { key: 'register.taken', params: { name: taken.record.name ?? '' } } };
      },
      reachOf: (values) => values,
      same: (question) => port.same(question),
      create: (fields, key) => port.create(fields, key),
    },
    { port, ...needs },
  );
