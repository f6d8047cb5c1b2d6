import { fullName, type Person } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Drawn } from '../../kit/form/fields-of.ts';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { useWorkspace } from '../services.ts';

/** A person of the customer register, found by what is typed. */
export function PersonField({ value, error, onChange, onLeave }: Drawn<Person | null>) {
  const [lookup] = useState(useWorkspace().projects.persons);
  const text = useText();
  return (
    <Combobox
      label={text('participants.person')}
      hint={text('participants.personHint')}
      error={error}
      lookup={lookup}
      value={value}
      keyOf={({ id }) => String(id)}
      wordsOf={fullName}
      secondOf={({ contact, mobile }) => [contact?.name, mobile].filter(Boolean).join(' · ')}
      onChoose={onChange}
      onLeave={onLeave}
    />
  );
}

export const personWords = (person: Person | null): string => (person ? fullName(person) : '');
