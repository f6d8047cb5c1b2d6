import '../../i18n/catalogs/parts.ts';

import { type ComponentProps, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

interface DateFieldProps
  extends Pick<TextFieldProps, 'label' | 'error' | 'name'>,
    Pick<ComponentProps<'input'>, 'min' | 'max' | 'required'> {
  /** A day as YYYY-MM-DD; empty while there is none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onLeave?: () => void;
}

/** A day: typed, or chosen in the calendar that the browser or the phone has for it. */
export function DateField({ error, onChange, onLeave, ...rest }: DateFieldProps) {
  const [isPart, setPart] = useState(false);
  const text = useText();
  return (
    <TextField
      {...rest}
      type="date"
      error={isPart ? text('date.notWhole') : error}
      onType={(day) => {
        setPart(false);
        onChange(day);
      }}
      onBlur={({ target }) => {
        // Only here the browser reports a day that is typed in part; it gives no value for it.
        setPart(target.validity.badInput);
        onLeave?.();
      }}
    />
  );
}
