import { isOrganizationNumber, organizationDigits } from '@felles/core';
import { NEW_CONTACT_FIELDS, NO_CONTACT } from '@felles/core/internal/workspace/contacts/entry';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import type { Contact, NewContactDraft } from '@felles/core/workspace/contacts';
import { draftOfAddress } from '@felles/core/workspace/register';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import textStyles from '../../kit/Text.module.css';
import { asText } from '../format.ts';
import { contactOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';
import { useKnown } from './use-known.tsx';

const readDraft = readLike(NO_CONTACT);

/** [W-PLAN-09] The form of a new customer: its number first. One that is there is refused. */
export function NewContact() {
  const register = useArea('register');
  const navigate = useNavigate();
  const text = useText();
  const [{ form, doubles }] = useState(() => register.newContact(({ id }) => navigate(contactOf(id))));
  const { known, found, note } = useKnown<Contact>(doubles, {
    wordsOf: ({ name, client_category: category, postal_address: address }) => ({
      name: name ?? '',
      second: [asText(category), draftOfAddress(address).city].filter(Boolean).join(' · '),
    }),
    onTake: form.discard,
    to: ({ id }) => contactOf(id),
  });
  const isTaken = found.some(({ same }) => same.includes('orgnr'));
  const fields = formFields(NEW_CONTACT_FIELDS, text).map((field) => {
    switch (field.name) {
      case 'orgnr':
        return known<NewContactDraft, 'orgnr'>('orgnr', field.label, {
          inputMode: 'numeric',
          hintOf: (number) => (isOrganizationNumber(number) ? text('register.rightNumber') : undefined),
          isWhole: (number) => organizationDigits(number) !== null,
          parts: ['orgnr'],
        });
      case 'phone':
        return known<NewContactDraft, 'phone'>('phone', field.label, { type: 'tel', parts: ['mobile', 'phone'] });
      case 'email':
        return known<NewContactDraft, 'email'>('email', field.label, { type: 'email', parts: ['email'] });
      default:
        return field;
    }
  });
  return (
    <PanelForm<NewContactDraft>
      label={text('contacts.new')}
      make={() => form}
      fields={fields}
      draft={{ name: 'contact new', read: readDraft }}
      leaving={{ key: 'register.leaving', params: {} }}
      saveWords={() => text(found.length > 0 && !isTaken ? 'register.anyway' : 'contacts.save')}
      note={() => note ?? <p className={textStyles.quietSmall}>{text('contacts.onceByNumber')}</p>}
    />
  );
}
