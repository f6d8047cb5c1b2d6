import { LongTextField } from '../LongTextField.tsx';
import type { OwnField } from './fields-of.ts';

/** A text of several lines, as a field of a form. */
export const longTextField = <K extends string>(name: K, label: string): OwnField<K, string> => ({
  kind: 'own',
  name,
  label,
  draw: ({ value, error, onChange, onLeave }) => (
    <LongTextField label={label} value={value} error={error} onType={onChange} onBlur={onLeave} />
  ),
  words: (text) => text,
});
