import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from '../../kit/TextField.tsx';

interface FormattedFieldProps extends Omit<TextFieldProps, 'onInput' | 'inside'> {
  /** How the text is written down. What stands before the cursor must not depend on what stands behind it. */
  readonly format: (text: string) => string;
}

const FORWARDS = 'deleteContentForward';

/** [P-PERSON-25] A line of text that is put in order while it is typed; the cursor stays where it was in the words. */
export function FormattedField({ format, ...rest }: FormattedFieldProps) {
  const putInOrder = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const formatted = format(field.value);
    if (formatted === field.value) return;
    const before = field.value.slice(0, field.selectionStart ?? undefined);
    const kept = formatted.startsWith(before) ? before.length : format(before).length;
    // A visitor who deletes forwards a sign of the format, such as a dash, is led past it.
    const isPutBack = formatted === rest.value && 'inputType' in nativeEvent && nativeEvent.inputType === FORWARDS;
    const cursor = isPutBack ? kept + 1 : kept;
    field.value = formatted;
    field.setSelectionRange(cursor, cursor);
  };
  return <TextField {...rest} onInput={putInOrder} />;
}
