import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import { NEW_PERSON_FIELDS, PERSON_ENTRY } from '@felles/core/internal/workspace/persons/entry';
import { fullName, type NewPersonDraft, type Person } from '@felles/core/workspace/persons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useOffers } from '../offers/use-offers.ts';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';
import type { KnownRecord } from './KnownRecords.tsx';
import { useKnown } from './use-known.tsx';

const { contact: _, ...TEXTS } = PERSON_ENTRY.valuesOf(null);

/** The readable part of a stored draft. */
const readDraft = (stored: unknown): Partial<NewPersonDraft> => ({
  ...readLike(TEXTS)(stored),
  contact: PERSON_ENTRY.valuesOf(Object(stored)).contact,
});

interface NewPersonProps extends Pick<KnownRecord<Person>, 'to'> {
  /** A person who was made, or is there already. */
  readonly onTaken: (person: Person) => void;
  /** Shown below the fields. */
  readonly note?: ReactNode;
}

/** [W-PLAN-09] The form of a new person. Who seems to be there is told, and may be used instead. */
export function NewPerson({ onTaken, to, note: after }: NewPersonProps) {
  const register = useArea('register');
  const hasContacts = useOffers().has('contacts');
  const text = useText();
  const [{ form, doubles }] = useState(() => register.newPerson(onTaken));
  const { known, found, note } = useKnown<Person>(doubles, {
    wordsOf: (person) => ({
      name: fullName(person),
      second: [person.contact?.name, person.roles?.[0]?.title].filter(Boolean).join(' · '),
    }),
    onTake(person) {
      form.discard();
      if (!to) onTaken(person);
    },
    ...(to && { to }),
  });
  const company: FieldOf<NewPersonDraft> = {
    kind: 'own',
    name: 'contact',
    label: text('persons.companyLater'),
    draw: (field) => <CompanyField {...field} />,
    words: (value) => value?.name ?? '',
  };
  const fields = formFields(NEW_PERSON_FIELDS, text).map((field) => {
    switch (field.name) {
      case 'mobile':
        return known<NewPersonDraft, 'mobile'>('mobile', field.label, {
          type: 'tel',
          parts: ['mobile', 'phone'],
          hintOf: () => text('persons.reachHint'),
        });
      case 'email':
        return known<NewPersonDraft, 'email'>('email', field.label, { type: 'email', parts: ['email'] });
      default:
        return field;
    }
  });
  return (
    <PanelForm<NewPersonDraft>
      label={text('persons.new')}
      make={() => form}
      fields={hasContacts ? [...fields, company] : fields}
      draft={{ name: 'person new', read: readDraft }}
      leaving={{ key: 'register.leaving', params: {} }}
      saveWords={() => text(found.length > 0 ? 'register.anyway' : 'persons.save')}
      note={() => note ?? (after && <p className={textStyles.quietSmall}>{after}</p>)}
    />
  );
}

/** A company of the register, found by the typed text. */
function CompanyField({ value, error, onChange, onLeave }: DrawnField<NewPersonDraft['contact']>) {
  const [lookup] = useState(useArea('register').companies);
  const text = useText();
  return (
    <Combobox
      label={text('persons.companyLater')}
      error={error}
      lookup={lookup}
      value={value}
      keyOf={({ id }) => id}
      wordsOf={({ name }) => name}
      onChoose={onChange}
      onLeave={onLeave}
    />
  );
}
