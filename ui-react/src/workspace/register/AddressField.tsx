import { type AddressDraft, addressLines } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { TextField } from '../../kit/TextField.tsx';
import styles from './register.module.css';

interface AddressFieldProps extends DrawnField<AddressDraft> {
  readonly label: string;
}

/** An address: street, postal code and place. */
export function AddressField({ label, value, error, onChange, onLeave }: AddressFieldProps) {
  const text = useText();
  return (
    <fieldset className={layout.stack3} onBlur={onLeave}>
      <legend className={styles.legend}>{label}</legend>
      <TextField
        label={text('register.street')}
        value={value.address}
        error={error}
        autoComplete="off"
        onType={(address) => onChange({ ...value, address })}
      />
      <div className={styles.place}>
        <TextField
          label={text('register.postalCode')}
          value={value.postal_code}
          inputMode="numeric"
          autoComplete="off"
          onType={(postal_code) => onChange({ ...value, postal_code })}
        />
        <TextField
          label={text('register.city')}
          value={value.city}
          autoComplete="off"
          onType={(city) => onChange({ ...value, city })}
        />
      </div>
    </fieldset>
  );
}

export const addressWords = (address: AddressDraft): string => addressLines(address).join(', ') || '–';
