import type { Message } from '@felles/core';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../CheckField.tsx';
import { describedBy, Field } from '../Field.tsx';
import { MessageText } from '../MessageText.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextField } from '../TextField.tsx';
import { asOwn, type FieldOf } from './fields-of.ts';

interface FormFieldProps<V> {
  readonly field: FieldOf<V>;
  readonly value: unknown;
  readonly problem: Message | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** One field of a form, of any kind. Its error is shown after the user has left it. */
export function FormField<V>({ field, value, problem, onChange, onLeave }: FormFieldProps<V>) {
  const text = useText();
  const id = useId();
  const note = `${id}note`;
  const error = problem && <MessageText message={problem} />;
  switch (field.kind) {
    case 'text': {
      const { kind: _, name, ...rest } = field;
      return <TextField {...rest} name={name} value={String(value)} error={error} onType={onChange} onBlur={onLeave} />;
    }
    case 'select': {
      const { label, hint, choices, canBeEmptied = false } = field;
      return (
        <Field controlId={id} label={label} id={note} hint={hint} error={error}>
          <SelectField
            {...describedBy(note, { hint, error })}
            id={id}
            value={String(value)}
            placeholder={text('form.notChosen')}
            options={choices}
            canBeEmptied={canBeEmptied}
            onChoose={onChange}
            onBlur={onLeave}
          />
        </Field>
      );
    }
    case 'own':
      return asOwn(field).draw({ value, error, onChange, onLeave });
    case 'check':
      return (
        <CheckField
          label={field.label}
          hint={field.hint}
          checked={value === true}
          error={problem && text(problem)}
          onCheck={onChange}
          onBlur={onLeave}
        />
      );
  }
}
