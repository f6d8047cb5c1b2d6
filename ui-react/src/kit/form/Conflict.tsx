import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import styles from './Conflict.module.css';
import { asOwn, type FieldOf, type OtherUser } from './fields-of.ts';

export type Side = 'mine' | 'theirs';

interface ConflictProps<V> {
  readonly field: FieldOf<V>;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly other: OtherUser | null;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

/** A field that two users have changed: which of the values is to hold is a choice, and nothing is overwritten in silence. */
export function Conflict<V>({ field, mine, theirs, other, chosen, onChoose }: ConflictProps<V>) {
  const text = useText();
  const name = useId();
  const sides = [
    { side: 'mine', value: mine, whose: text('form.mine') },
    { side: 'theirs', value: theirs, whose: other ? text('form.theirs', other) : text('form.theirsUnnamed') },
  ] as const;
  return (
    <fieldset>
      <legend className={styles.legend}>{field.label}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, value, whose }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className={styles.words}>
              <b className={styles.value}>{wordsOf(field, value, text)}</b>
              <small className={styles.whose}>{whose}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function wordsOf<V>(field: FieldOf<V>, value: unknown, text: Text): string {
  switch (field.kind) {
    case 'check':
      return text(value === true ? 'form.yes' : 'form.no');
    case 'select':
      return field.choices.find((choice) => choice.value === value)?.label ?? text('form.notChosen');
    case 'own':
      return asOwn(field).words(value);
    case 'text':
      return value === '' ? text('form.empty') : String(value);
  }
}
