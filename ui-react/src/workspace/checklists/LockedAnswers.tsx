import { type Checklist, checkpointsOf } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Question } from '../../kit/Question.tsx';
import { formatMoment } from '../format.ts';
import { placesIn } from './at-point.ts';
import styles from './checklists.module.css';
import { answerIn } from './PointState.tsx';
import { panelOf, useChecklistRights, type Writing } from './use-checklist.ts';

interface LockedAnswersProps {
  readonly list: Checklist;
  readonly writing: Writing;
}

/** [W-SITE-26] Answers that came after the signature: they wait until the user opens the list again, or drops them. */
export function LockedAnswers({ list, writing }: LockedAnswersProps) {
  const [isAsked, setAsked] = useState(false);
  const rights = useChecklistRights();
  const text = useText();
  const { locked } = writing;
  if (locked === null) return null;
  return (
    <section className={styles.refused} role="alert">
      <b>{text('checklists.locked')}</b>
      <p>
        {text('checklists.lockedBy', {
          name: locked.by ?? text('checklists.another'),
          time: formatMoment(locked.at),
          points: placesIn(locked.places),
        })}
      </p>
      <span className={styles.buttons}>
        <CopyButton text={wordsOf(text, list, writing)} />
        {rights.includes('reopen') && (
          <Button aria-haspopup="dialog" onClick={() => writing.panels.open(panelOf('reopen'))}>
            {text('checklists.reopenList')}
          </Button>
        )}
        <Button kind="danger" onClick={() => setAsked(true)}>
          {text('checklists.discard')}
        </Button>
      </span>
      {isAsked && (
        <Question
          title={text('checklists.discardAnswers')}
          onAnswer={(isYes) => {
            setAsked(false);
            if (isYes) locked.keys.forEach(writing.drop);
          }}
        >
          {text('checklists.discardAnswersWords')}
        </Question>
      )}
    </section>
  );
}

/** The answers that wait, a line for each point. */
function wordsOf(text: Text, list: Checklist, { pending, locked }: Writing): string {
  const lines = checkpointsOf(list).map(({ checkpoint_id: id, title }, at) => {
    const answer = pending.get(id)?.answer;
    return answer && locked?.places.includes(at + 1) ? `${at + 1} ${title ?? ''}: ${answerIn(text, answer)}` : '';
  });
  return lines.filter(Boolean).join('\n');
}
