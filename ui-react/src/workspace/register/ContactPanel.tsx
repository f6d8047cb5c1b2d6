import type { Query } from '@felles/core/data';
import { CONTACT_FORM, CONTACT_PARTS } from '@felles/core/internal/workspace/contacts/form';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import type { Contact, ContactDraft, ContactPart } from '@felles/core/workspace/contacts';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import { PanelForm, type PanelRecord } from '../../kit/panels/PanelForm.tsx';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';

interface ContactPanelProps {
  readonly contact: Query<RegisterEntry, Contact>;
  readonly record: PanelRecord;
  readonly part: ContactPart;
}

const readDraft = readLike(CONTACT_FORM.valuesOf(null));

/** The form of one part of a contact. Only changed fields are sent. */
export function ContactPanel({ contact, record, part }: ContactPanelProps) {
  const register = useArea('register');
  const text = useText();
  const { id } = contact.answer$.value.question ?? { id: '' };
  return (
    <PanelForm<ContactDraft>
      label={text('contacts.form')}
      make={({ close }) => register.contactForm(contact, close)}
      fields={formFields(CONTACT_PARTS[part], text)}
      draft={{ name: `contact ${id} ${part}`, read: readDraft }}
      leaving={{ key: 'register.leaving', params: {} }}
      record={record}
    />
  );
}
