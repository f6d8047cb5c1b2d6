import type { Query } from '@felles/core/data';
import { type Entry, type Person, type PersonDraft, personDraft, readLike } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BirthDateField } from '../../kit/form/BirthDateField.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { EditForm } from '../EditForm.tsx';
import { useWorkspace } from '../services.ts';
import { written } from '../written.ts';
import { AddressField, addressWords } from './AddressField.tsx';

const readDraft = readLike(personDraft(null));

/** A person to change. Only what was changed is sent. */
export function PersonPanel({ person }: { readonly person: Query<Entry, Person> }) {
  const { register } = useWorkspace();
  const text = useText();
  const { id } = person.answer$.value.question ?? { id: '' };
  return (
    <EditForm
      label={text('persons.form')}
      make={({ close }) => register.personForm(person, close)}
      fields={fieldsIn(text)}
      draft={`person ${id}`}
      read={readDraft}
      leaving={{ key: 'register.leaving', params: {} }}
    />
  );
}

const fieldsIn = (text: Text): readonly FieldOf<PersonDraft>[] => [
  { kind: 'text', name: 'first_name', label: text('persons.firstName') },
  { kind: 'text', name: 'last_name', label: text('persons.lastName') },
  { kind: 'text', name: 'mobile', label: text('register.mobile'), type: 'tel' },
  { kind: 'text', name: 'phone', label: text('register.phone'), type: 'tel' },
  { kind: 'text', name: 'email', label: text('register.email'), type: 'email' },
  { kind: 'check', name: 'send_sms', label: text('persons.sendSms') },
  { kind: 'check', name: 'send_mail', label: text('persons.sendMail') },
  {
    kind: 'own',
    name: 'birth_date',
    label: text('persons.birthDate'),
    draw: (field) => <BirthDateField {...field} />,
    words: (day) => written(day) || '–',
  },
  { kind: 'text', name: 'employee_no', label: text('persons.employeeNumber') },
  {
    kind: 'own',
    name: 'address',
    label: text('register.address'),
    draw: (field) => <AddressField {...field} label={text('register.address')} />,
    words: addressWords,
  },
  {
    kind: 'own',
    name: 'information',
    label: text('persons.information'),
    draw: ({ value, error, onChange, onLeave }) => (
      <LongTextField
        label={text('persons.information')}
        value={value}
        error={error}
        onType={onChange}
        onBlur={onLeave}
      />
    ),
    words: (words) => words,
  },
];
