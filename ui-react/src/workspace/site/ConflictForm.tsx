import '../../i18n/catalogs/conflicts.ts';

import type { ConflictChoice } from '@felles/core/workspace/site-work';
import { useCallback, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import layout from '../../kit/Layout.module.css';
import { SendForm } from '../../kit/SendForm.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useRejections } from '../../react/use-rejections.ts';

/** A field that two users have changed. The values are in words. */
interface Conflict {
  readonly field: string;
  /** The field in words; null for an answer, which needs no name. */
  readonly what: string | null;
  readonly by: string | null | undefined;
  readonly theirs: string;
  readonly mine: string;
}

interface ConflictFormProps {
  readonly conflicts: readonly Conflict[];
  readonly onSave: (choices: Readonly<Record<string, ConflictChoice>>) => void;
  /** Drops the user's own change as a whole. */
  readonly drop?: { readonly label: string; readonly onPress: () => void };
  readonly className: string | undefined;
}

/** [W-SITE-25] Another user was first: field by field the user keeps one of two values, and none is chosen before. */
export function ConflictForm({ conflicts, onSave, drop, className }: ConflictFormProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const [tries, setTries] = useState(0);
  const [isLater, setLater] = useState(false);
  const [place, setPlace] = useState<HTMLFormElement | null>(null);
  const text = useText();
  useRejections({ current: place }, tries);

  function save(): void {
    if (conflicts.every(({ field }) => choices[field] !== undefined)) onSave(choices);
    else setTries(tries + 1);
  }

  // The choices give way to one button, and that to the choices.
  useLostFocus(
    useCallback(() => place?.querySelector('input, button') ?? null, [place]),
    isLater ? 'later' : 'choices',
  );

  if (isLater)
    return (
      <SendForm ref={setPlace} className={className} aria-label={text('conflict.form')} onSend={() => setLater(false)}>
        <p key="words">{text('conflict.waits')}</p>
        <span key="now" className={layout.wrap2}>
          <Button submit>{text('conflict.chooseNow')}</Button>
        </span>
      </SendForm>
    );
  return (
    <SendForm ref={setPlace} className={className} aria-label={text('conflict.form')} onSend={save}>
      {conflicts.map(({ field, what, by, theirs, mine }) => (
        <RadioCards
          key={field}
          legend={legendOf(text, { what, by: by || text('conflict.another'), theirs, mine })}
          choices={[
            { value: 'theirs', title: keepWords(text, by ?? ''), words: theirs },
            { value: 'mine', title: text('conflict.mine'), words: mine },
          ]}
          value={choices[field] ?? ''}
          error={tries > 0 && choices[field] === undefined && text('conflict.chooseEach')}
          onChoose={(side) => setChoices({ ...choices, [field]: side === 'mine' ? 'mine' : 'theirs' })}
        />
      ))}
      <span key="acts" className={layout.wrap2}>
        <Button kind="primary" submit>
          {text('conflict.save')}
        </Button>
        <Button kind="ghost" onClick={() => setLater(true)}>
          {text('conflict.later')}
        </Button>
        {drop && <Button onClick={drop.onPress}>{drop.label}</Button>}
      </span>
    </SendForm>
  );
}

const legendOf = (
  text: Text,
  { what, ...values }: Readonly<Record<'by' | 'theirs' | 'mine', string>> & Pick<Conflict, 'what'>,
): string => (what === null ? text('conflict.answer', values) : text('conflict.of', { ...values, what }));

/** "Behold Karis"; a name that ends in s has no second one. */
export function keepWords(text: Text, name: string): string {
  const [first = ''] = name.split(' ');
  if (first === '') return text('conflict.keepOther');
  return text('conflict.keep', { by: /[sxz]$/i.test(first) ? `${first}\u2019` : `${first}s` });
}
