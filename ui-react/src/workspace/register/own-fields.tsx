// Fields that a form does not draw itself.

import { birthDateText } from '@felles/core';
import { readBirthDate } from '@felles/core/internal/shell/birth-date';
import type { AddressDraft } from '@felles/core/workspace/register';
import { DateOfBirth } from '../../kit/DateOfBirth.tsx';
import type { DrawnField, OwnField } from '../../kit/form/fields-of.ts';
import { useToday } from '../../react/use-clock.ts';
import { DASH, formatDay } from '../format.ts';
import { AddressField, addressWords } from './AddressField.tsx';

export const addressField = <K extends string>(name: K, label: string): OwnField<K, AddressDraft> => ({
  kind: 'own',
  name,
  label,
  draw: (field) => <AddressField {...field} label={label} />,
  words: addressWords,
});

export const birthDateField = <K extends string>(name: K, label: string): OwnField<K, string> => ({
  kind: 'own',
  name,
  label,
  draw: (field) => <BirthDateField {...field} />,
  words: (day) => formatDay(day) || DASH,
});

/** [W-SHELL-36] A date of birth in a form, stored as one text. After an error, every part that is missing is marked. */
function BirthDateField({ value, error, onChange, onLeave }: DrawnField<string>) {
  const date = readBirthDate(value);
  const isPart = value !== '' && [date.day, date.month, date.year].includes(null);
  return (
    <DateOfBirth
      value={date}
      today={useToday()}
      isOptional
      isMissing={isPart && Boolean(error)}
      error={isPart ? null : error}
      onChoose={(chosen) => onChange(birthDateText(chosen))}
      onLeave={onLeave}
    />
  );
}
