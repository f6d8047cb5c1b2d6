import type { HoursChoices, HoursConflict, HoursWeekStore, RefusedChange } from '@felles/core/workspace/hours';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import layout from '../../kit/Layout.module.css';
import { SendForm } from '../../kit/SendForm.tsx';
import { useRejections } from '../../react/use-rejections.ts';
import styles from './hours.module.css';
import { keepWords, reasonIn, thingIn } from './words.ts';

interface RefusedLineProps {
  readonly refused: RefusedChange;
  readonly store: Pick<HoursWeekStore, 'retry' | 'drop' | 'resolve'>;
  /** The name of an article by its id. */
  readonly articleName: (id: string) => string;
}

/** [W-SITE-25] [W-SITE-26] A change of a line that needs the user: a choice between two values, or the reason. */
export function RefusedLine({ refused, store, articleName }: RefusedLineProps) {
  const { key, failure, conflicts, mayRetry } = refused;
  const text = useText();
  if (conflicts.length > 0)
    return (
      <ConflictForm
        conflicts={conflicts}
        articleName={articleName}
        onSave={(choices) => store.resolve(key, choices)}
        onDrop={() => store.drop(key)}
      />
    );
  return (
    <div className={styles.refused} role="alert">
      <b>{reasonIn(text, failure)}</b>
      <span className={layout.wrap2}>
        {mayRetry && <Button onClick={() => store.retry(key)}>{text('week.retry')}</Button>}
        <Button onClick={() => store.drop(key)}>{text('week.drop')}</Button>
      </span>
    </div>
  );
}

interface ConflictFormProps extends Pick<RefusedLineProps, 'articleName'> {
  readonly conflicts: readonly HoursConflict[];
  readonly onSave: (choices: HoursChoices) => void;
  readonly onDrop: () => void;
}

/** [W-SITE-25] Each thing is a question, and nothing is chosen from the start. */
function ConflictForm({ conflicts, articleName, onSave, onDrop }: ConflictFormProps) {
  const [choices, setChoices] = useState<HoursChoices>({});
  const [tries, setTries] = useState(0);
  const [place, setPlace] = useState<HTMLFormElement | null>(null);
  const text = useText();
  useRejections({ current: place }, tries);

  function save(): void {
    if (conflicts.every(({ thing }) => choices[thing] !== undefined)) onSave(choices);
    else setTries(tries + 1);
  }

  return (
    <SendForm ref={setPlace} className={styles.refused} aria-label={text('week.conflictForm')} onSend={save}>
      {conflicts.map(({ thing, by, theirs, mine }) => {
        const [hers, own] = [theirs, mine].map((fields) => thingIn(text, thing, fields, articleName));
        return (
          <RadioCards
            key={thing}
            legend={text('week.conflict', {
              by: by || text('week.another'),
              thing: text(`week.thing.${thing}`),
              theirs: hers ?? '',
              mine: own ?? '',
            })}
            choices={[
              { value: 'theirs', title: keepWords(text, by), words: hers ?? '' },
              { value: 'mine', title: text('week.useMine'), words: own ?? '' },
            ]}
            value={choices[thing] ?? ''}
            error={tries > 0 && choices[thing] === undefined && text('week.chooseEach')}
            onChoose={(side) => setChoices({ ...choices, [thing]: side === 'mine' ? 'mine' : 'theirs' })}
          />
        );
      })}
      <span className={layout.wrap2}>
        <Button kind="primary" submit>
          {text('week.saveChoices')}
        </Button>
        <Button onClick={onDrop}>{text('week.drop')}</Button>
      </span>
    </SendForm>
  );
}
