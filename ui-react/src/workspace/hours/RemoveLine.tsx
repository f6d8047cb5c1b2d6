import { dayIn } from '@felles/core';
import type { HoursRow, HoursWeekStore } from '@felles/core/workspace/hours';
import { fieldsOfLine } from '@felles/core/workspace/hours';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Question } from '../../kit/Question.tsx';
import { dayWords, hoursIn } from './words.ts';

interface RemoveLineProps {
  readonly store: Pick<HoursWeekStore, 'remove'>;
  readonly row: HoursRow;
  readonly onRemoved: () => void;
}

/** [W-SHELL-24] Asks first: the second press of a double click hits the question, and not the page below. */
export function RemoveLine({ store, row, onRemoved }: RemoveLineProps) {
  // [W-SITE-24] A change that comes under the question is not seen.
  const [asked, setAsked] = useState<HoursRow | null>(null);
  const text = useText();
  const day = dayIn(asked?.item.date);
  return (
    <>
      <Button kind="ghost" onClick={() => setAsked(row)}>
        {text('week.remove')}
      </Button>
      {asked && (
        <Question
          title={text('week.removing')}
          onAnswer={(isYes) => {
            setAsked(null);
            if (!isYes) return;
            store.remove(asked);
            onRemoved();
          }}
        >
          {text('week.removingWords', {
            hours: hoursIn(text, fieldsOfLine(asked.item).hours),
            day: day === null ? '' : dayWords(text, day),
          })}
        </Question>
      )}
    </>
  );
}
