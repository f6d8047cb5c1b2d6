import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { asOwn, type FieldOf } from './fields-of.ts';
import { RadioCards } from './RadioCards.tsx';

export type Side = 'mine' | 'theirs';

interface ConflictProps<V> {
  readonly field: FieldOf<V>;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

/** A field that two users have changed: the user chooses a value, and nothing is overwritten silently. */
export function Conflict<V>({ field, mine, theirs, chosen, onChoose }: ConflictProps<V>) {
  const text = useText();
  return (
    <RadioCards
      legend={field.label}
      choices={[
        { value: 'mine', title: wordsOf(field, mine, text), words: text('form.mine') },
        {
          value: 'theirs',
          title: wordsOf(field, theirs, text),
          words: text('form.theirsUnnamed'),
        },
      ]}
      value={chosen}
      onChoose={(side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
    />
  );
}

/** A value in words. */
export function wordsOf<V>(field: FieldOf<V>, value: unknown, text: Text): string {
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
