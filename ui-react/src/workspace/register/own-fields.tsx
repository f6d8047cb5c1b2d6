// Fields that a form does not draw itself.
import type { AddressDraft } from '@felles/core/workspace/register';
import { BirthDateField } from '../../kit/form/BirthDateField.tsx';
import type { OwnField } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { DASH, written } from '../written.ts';
import { AddressField, addressWords } from './AddressField.tsx';

export const addressField = <K extends string>(name: K, label: string): OwnField<K, AddressDraft> => ({
  kind: 'own',
  name,
  label,
  draw: (field) => <AddressField {...field} label={label} />,
  words: addressWords,
});

export const longTextField = <K extends string>(name: K, label: string): OwnField<K, string> => ({
  kind: 'own',
  name,
  label,
  draw: ({ value, error, onChange, onLeave }) => (
    <LongTextField label={label} value={value} error={error} onType={onChange} onBlur={onLeave} />
  ),
  words: (text) => text,
});

export const birthDateField = <K extends string>(name: K, label: string): OwnField<K, string> => ({
  kind: 'own',
  name,
  label,
  draw: (field) => <BirthDateField {...field} />,
  words: (day) => written(day) || DASH,
});
