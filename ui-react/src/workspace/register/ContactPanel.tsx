import type { Query } from '@felles/core/data';
import {
  type AddressDraft,
  type Contact,
  type ContactDraft,
  type ContactPart,
  contactDraft,
  type Entry,
  readLike,
} from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { Drawn, FieldOf } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { EditForm } from '../EditForm.tsx';
import { useWorkspace } from '../services.ts';
import { AddressField, addressWords } from './AddressField.tsx';

interface ContactPanelProps {
  readonly contact: Query<Entry, Contact>;
  readonly part: ContactPart;
}

const readDraft = readLike(contactDraft(null));

/** A part of a contact to change. Only what was changed is sent. */
export function ContactPanel({ contact, part }: ContactPanelProps) {
  const { register } = useWorkspace();
  const text = useText();
  const { id } = contact.answer$.value.question ?? { id: '' };
  return (
    <EditForm
      label={text('contacts.form')}
      make={({ close }) => register.contactForm(contact, close)}
      fields={fieldsIn(text)[part]}
      draft={`contact ${id} ${part}`}
      read={readDraft}
      leaving={{ key: 'register.leaving', params: {} }}
    />
  );
}

const addressField = <K extends 'billing_address' | 'postal_address' | 'delivery_address'>(name: K, label: string) => ({
  kind: 'own' as const,
  name,
  label,
  draw: (field: Drawn<AddressDraft>) => <AddressField {...field} label={label} />,
  words: addressWords,
});

const fieldsIn = (text: Text): Readonly<Record<ContactPart, readonly FieldOf<ContactDraft>[]>> => ({
  base: [
    { kind: 'text', name: 'name', label: text('contacts.name') },
    { kind: 'text', name: 'orgnr', label: text('register.organization'), inputMode: 'numeric' },
    { kind: 'text', name: 'contact_number', label: text('contacts.number') },
    { kind: 'text', name: 'phone', label: text('register.phone'), type: 'tel' },
    { kind: 'text', name: 'mobile', label: text('register.mobile'), type: 'tel' },
    { kind: 'text', name: 'email', label: text('register.email'), type: 'email' },
    { kind: 'text', name: 'web_site', label: text('register.webSite'), inputMode: 'url' },
    { kind: 'text', name: 'client_category', label: text('contacts.category') },
    { kind: 'text', name: 'contact_type', label: text('contacts.type') },
    { kind: 'text', name: 'trade', label: text('contacts.trade') },
    { kind: 'text', name: 'status', label: text('contacts.status') },
    { kind: 'text', name: 'country', label: text('contacts.country') },
    { kind: 'text', name: 'contact_keyword', label: text('contacts.keyword') },
  ],
  billing: [
    { kind: 'text', name: 'billing_email', label: text('contacts.billingEmail'), type: 'email' },
    { kind: 'text', name: 'billing_due_days', label: text('contacts.dueDays'), inputMode: 'numeric' },
    { kind: 'text', name: 'billing_type', label: text('contacts.billingType') },
    addressField('billing_address', text('contacts.billingAddress')),
  ],
  addresses: [
    addressField('postal_address', text('contacts.postalAddress')),
    addressField('delivery_address', text('contacts.deliveryAddress')),
  ],
  note: [
    {
      kind: 'own',
      name: 'note',
      label: text('contacts.note'),
      draw: ({ value, error, onChange, onLeave }) => (
        <LongTextField label={text('contacts.note')} value={value} error={error} onType={onChange} onBlur={onLeave} />
      ),
      words: (note) => note,
    },
  ],
});
