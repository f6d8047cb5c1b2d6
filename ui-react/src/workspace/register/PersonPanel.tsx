import type { Query } from '@felles/core/data';
import { readLike } from '@felles/core/workspace/drafts';
import { PERSON_FORM, type Person, REGISTER_PERSON_FIELDS } from '@felles/core/workspace/persons';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import { EditForm } from '../EditForm.tsx';
import { useArea } from '../services.ts';
import { formFields } from './fields.tsx';

const readDraft = readLike(PERSON_FORM.valuesOf(null));

/** A person to change. Only what was changed is sent. */
export function PersonPanel({ person }: { readonly person: Query<RegisterEntry, Person> }) {
  const register = useArea('register');
  const text = useText();
  const { id } = person.answer$.value.question ?? { id: '' };
  return (
    <EditForm
      label={text('persons.form')}
      make={({ close }) => register.personForm(person, close)}
      fields={formFields(REGISTER_PERSON_FIELDS, text)}
      draft={`person ${id}`}
      read={readDraft}
      leaving={{ key: 'register.leaving', params: {} }}
    />
  );
}
