import { useId } from 'react';
import { describedBy, Field } from '../../kit/Field.tsx';
import type { Choice, DrawnField } from '../../kit/form/fields-of.ts';
import { SelectField } from '../../kit/SelectField.tsx';

interface ChoiceOfProps extends DrawnField<string> {
  readonly label: string;
  readonly empty: string;
  readonly choices: readonly Choice[];
}

/** A choice that can be taken back. */
export function ChoiceOf({ label, empty, choices, value, error, onChange, onLeave }: ChoiceOfProps) {
  const id = useId();
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Field controlId={id} label={label} id={`${id}note`} error={error}>
      <SelectField
        {...describedBy(`${id}note`, { error })}
        id={id}
        value={value}
        placeholder={empty}
        options={isKnown ? choices : [{ value, label: value }, ...choices]}
        canBeEmptied
        onChoose={onChange}
        onBlur={onLeave}
      />
    </Field>
  );
}
