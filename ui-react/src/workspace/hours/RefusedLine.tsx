import type { HoursWeekStore, HoursWeekView, RefusedChange } from '@felles/core/workspace/hours';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { ConflictForm } from '../site/ConflictForm.tsx';
import styles from './hours.module.css';
import { lineWords, type NamesOfLine, newValuesIn, reasonIn, thingIn } from './words.ts';

interface RefusedLineProps {
  readonly refused: RefusedChange;
  readonly store: Pick<HoursWeekStore, 'retry' | 'drop' | 'resolve'>;
  readonly articleName: NamesOfLine['article'];
}

/** [W-SITE-25] [W-SITE-26] A change of a line that needs the user: a choice between two values, or the reason. */
export function RefusedLine({ refused, store, articleName }: RefusedLineProps) {
  const { key, item, failure, isRemoval, conflicts, mayRetry, mine } = refused;
  const names = { article: articleName, phases: refused.phases };
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  const question = isAsked && (
    <DropQuestion entry={item} onDrop={() => store.drop(key)} onClose={() => setAsked(false)} />
  );
  const [first] = conflicts;
  if (first !== undefined && isRemoval)
    return (
      <div className={styles.refused} role="alert">
        <b>{text('week.notRemoved', { by: first.by || text('conflict.another') })}</b>
        <p>
          {newValuesIn(
            text,
            conflicts.map(({ thing }) => thing),
            first.theirs,
            names,
          )}
        </p>
        <span className={layout.wrap2}>
          <Button kind="danger" onClick={() => store.resolve(key, { [first.thing]: 'mine' })}>
            {text('week.removeAnyway')}
          </Button>
          <Button onClick={() => store.drop(key)}>{text('week.keepLine')}</Button>
        </span>
      </div>
    );
  if (first !== undefined)
    return (
      <>
        <ConflictForm
          className={styles.refused}
          conflicts={conflicts.map(({ thing, by, theirs, mine }) => ({
            ...{ field: thing, what: text(`week.thing.${thing}`), by },
            theirs: thingIn(text, thing, theirs, names),
            mine: thingIn(text, thing, mine, names),
          }))}
          onSave={(choices) => store.resolve(key, choices)}
          drop={{ label: text('week.drop'), onPress: () => setAsked(true) }}
        />
        {question}
      </>
    );
  return (
    <div className={styles.refused} role="alert">
      <b>{reasonIn(text, failure)}</b>
      <span className={layout.wrap2}>
        {mayRetry && <Button onClick={() => store.retry(key)}>{text('week.retry')}</Button>}
        <CopyButton text={lineWords(text, mine, names)} />
        <Button onClick={() => setAsked(true)}>{text('week.drop')}</Button>
      </span>
      {question}
    </div>
  );
}

/** [W-SITE-33] The device has not stored a press without a form: a copied day, or a removal. */
export const NotStored = ({ message }: { readonly message: HoursWeekView['notStored'] }) =>
  message && (
    <LiveRegion role="alert">
      <StatusBox type="danger" title={<MessageText message={message} />} />
    </LiveRegion>
  );
