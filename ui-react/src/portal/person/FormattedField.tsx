import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from '../../kit/TextField.tsx';

interface FormattedFieldProps extends Omit<TextFieldProps, 'onInput' | 'inside'> {
  /** Formats the text. The part before the cursor must not depend on the part behind it. */
  readonly format: (text: string) => string;
}

const FORWARDS = 'deleteContentForward';

/** [P-PERSON-25] A line of text that is formatted while typing; the cursor stays at its place in the text. */
export function FormattedField({ format, ...rest }: FormattedFieldProps) {
  const putInOrder = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const formatted = format(field.value);
    if (formatted === field.value) return;
    const before = field.value.slice(0, field.selectionStart ?? undefined);
    const kept = formatted.startsWith(before) ? before.length : format(before).length;
    // For a visitor who deletes forwards, the cursor moves past a sign of the format, such as a dash.
    const isPutBack = formatted === rest.value && 'inputType' in nativeEvent && nativeEvent.inputType === FORWARDS;
    const cursor = isPutBack ? kept + 1 : kept;
    field.value = formatted;
    field.setSelectionRange(cursor, cursor);
  };
  return <TextField {...rest} onInput={putInOrder} />;
}
