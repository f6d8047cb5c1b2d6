import type { Place } from '@felles/core/portal/person';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { TextField } from '../../kit/TextField.tsx';
import styles from './PersonFields.module.css';

interface PlaceFieldProps {
  readonly value: string;
  readonly place: Place['status'] | null;
  readonly error: string | null;
  readonly onLookUpAgain: () => void;
}

const HINTS = {
  looking: 'person.placeLooking',
  slow: 'person.placeSlow',
  unknown: 'person.placeUnknown',
  found: 'person.placeHint',
  failed: 'person.placeNotFound',
} as const;

/** [P-PERSON-09] The place of the postal code, which the visitor cannot write. */
export function PlaceField({ value, place, error, onLookUpAgain }: PlaceFieldProps) {
  const text = useText();
  const field = useRef<HTMLDivElement>(null);
  const hint = place === null ? 'person.placeHint' : HINTS[place];
  const isAwaited = place === 'looking' || place === 'slow';
  return (
    <div ref={field} className={styles.place}>
      <TextField
        data-field="municipality"
        label={text('person.municipality')}
        hint={text(hint)}
        // The hint reports the lookup. A failure is shown at once: the visitor never leaves a field that fills in itself.
        error={isAwaited ? null : place === 'failed' ? text(hint) : error}
        readOnly
        value={value}
        onType={() => undefined}
      />
      <HiddenStatus>{place === 'found' ? value : place !== null && text(hint)}</HiddenStatus>
      {(place === 'failed' || place === 'slow') && (
        <Button
          small
          onClick={() => {
            field.current?.querySelector('input')?.focus(); // the button goes away
            onLookUpAgain();
          }}
        >
          {text('person.placeAgain')}
        </Button>
      )}
    </div>
  );
}
