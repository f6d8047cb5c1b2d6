import { birthDateText, readBirthDate } from '@felles/core';
import { useToday } from '../../react/use-today.ts';
import { DateOfBirth } from '../DateOfBirth.tsx';
import type { Drawn } from './fields-of.ts';

/** [W-SHELL-36] A date of birth in a form, stored as one text. After an error, every part that is missing is marked. */
export function BirthDateField({ value, error, onChange, onLeave }: Drawn<string>) {
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
