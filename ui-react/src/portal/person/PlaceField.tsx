import type { Place } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Heard } from '../../kit/Heard.tsx';
import { TextField } from '../../kit/TextField.tsx';
import styles from './PersonFields.module.css';

interface PlaceFieldProps {
  readonly value: string;
  readonly place: Place['status'] | null;
  readonly error: string | null;
  readonly onLookUpAgain: () => void;
}

const HINTS = { looking: 'person.placeLooking', unknown: 'person.placeUnknown' } as const;

/** [P-PERSON-09] The place of the postal code, which nobody can write themselves. */
export function PlaceField({ value, place, error, onLookUpAgain }: PlaceFieldProps) {
  const text = useText();
  const hint = place === 'looking' || place === 'unknown' ? HINTS[place] : 'person.placeHint';
  return (
    <div className={styles.place}>
      <TextField
        data-field="municipality"
        label={text('person.municipality')}
        hint={text(hint)}
        // Whoever waits for it is told so in any case, and that is nobody's mistake.
        error={place === 'looking' ? null : error}
        readOnly
        value={value}
        onType={() => undefined}
      />
      <Heard>{place === 'found' ? value : place !== null && text(hint)}</Heard>
      {place === 'failed' && (
        <Button small onClick={onLookUpAgain}>
          {text('person.placeAgain')}
        </Button>
      )}
    </div>
  );
}
