// The form of one contact: what is typed over what the service has, in parts.
import type { Form, Problems } from '../../data/form.ts';
import { createPatchForm, type SendingNeeds } from '../../data/patch-form.ts';
import type { Query } from '../../data/query.ts';
import { derive } from '../../shared/behavior.ts';
import { type AddressDraft, addressDraft, addressFields } from '../register/addresses.ts';
import { WORDS } from '../register/messages.ts';
import { problemsBy, RULES, sentText } from '../register/problems.ts';
import type { Contact, ContactFields } from './model.ts';
import type { ContactsPort } from './port.ts';

const TEXTS = [
  'name',
  'orgnr',
  'contact_number',
  'client_category',
  'contact_type',
  'contact_keyword',
  'trade',
  'country',
  'status',
  'email',
  'phone',
  'mobile',
  'web_site',
  'note',
  'billing_email',
  'billing_due_days',
  'billing_type',
] as const;
const ADDRESSES = ['billing_address', 'postal_address', 'delivery_address'] as const;

type TextName = (typeof TEXTS)[number];
type AddressName = (typeof ADDRESSES)[number];

/** A contact as it is typed. */
export type ContactDraft = Readonly<Record<TextName, string> & Record<AddressName, AddressDraft>>;

/** The parts that are changed each by itself, and the fields of each. */
export const CONTACT_PARTS = {
  base: TEXTS.filter((name) => name !== 'note' && !name.startsWith('billing_')),
  billing: ['billing_email', 'billing_due_days', 'billing_type', 'billing_address'],
  addresses: ['postal_address', 'delivery_address'],
  note: ['note'],
} as const satisfies Readonly<Record<string, readonly (keyof ContactDraft)[]>>;
export type ContactPart = keyof typeof CONTACT_PARTS;

export function contactDraft(contact: Contact | null): ContactDraft {
  const texts = TEXTS.map((name) => [name, String(contact?.[name] ?? '')] as const);
  const addresses = ADDRESSES.map((name) => [name, addressDraft(contact?.[name])] as const);
  // Each name of the two lists, which are all that a draft has.
  return Object.fromEntries<string | AddressDraft>([...texts, ...addresses]) as ContactDraft;
}

export const contactProblems = (draft: ContactDraft): Problems<ContactDraft> =>
  problemsBy(draft, {
    name: RULES.name,
    orgnr: RULES.organization,
    email: RULES.mail,
    phone: RULES.phone,
    mobile: RULES.phone,
    web_site: RULES.site,
    billing_email: RULES.mail,
    billing_due_days: RULES.days,
  });

/** [W-CONTACTS-20] What is sent of a changed contact: the fields that were changed. */
export function contactFields(
  draft: ContactDraft,
  changed: readonly (keyof ContactDraft)[],
  before: Contact | null,
): ContactFields {
  const texts = TEXTS.filter((name) => changed.includes(name)).map((name) => [name, sentText(draft[name])] as const);
  const addresses = ADDRESSES.filter((name) => changed.includes(name)).map(
    (name) => [name, addressFields(draft[name], before?.[name])] as const,
  );
  return Object.fromEntries<unknown>([...texts, ...addresses]);
}

export interface ContactFormNeeds extends SendingNeeds {
  readonly port: Pick<ContactsPort, 'change'>;
  /** The contact that the page shows. */
  readonly contact: Pick<Query<unknown, Contact>, 'answer$' | 'update'>;
  readonly done: () => void;
}

export function createContactForm({ port, contact, done, ...sending }: ContactFormNeeds): Form<ContactDraft> {
  const record$ = derive({ answer: contact.answer$ }, ({ answer: { load } }) =>
    load.status === 'ready' ? load.value : null,
  );
  return createPatchForm<Contact, ContactDraft, ContactFields>({
    ...sending,
    record$,
    creates: false,
    words: WORDS,
    valuesOf: contactDraft,
    problemsOf: contactProblems,
    fieldsOf: contactFields,
    send: (fields) => port.change(record$.value?.id ?? '', fields),
    take: (answer) => contact.update((before) => ({ ...before, ...answer })),
    done,
  });
}
