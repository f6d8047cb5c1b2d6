import '../../i18n/catalogs/conflicts.ts';

import { type Day, hourMinute } from '@felles/core';
import {
  type CheckIn,
  type CheckInDecision,
  type CheckInRow,
  type CheckInsStore,
  type DecisionNote,
  nameOfCheckIn,
  reasonsOf,
  timeOfCheckIn,
} from '@felles/core/workspace/checkins';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { CARD, NOT, PEOPLE } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { keepWords } from '../site/ConflictForm.tsx';
import { writtenTime } from './CheckInFacts.tsx';
import styles from './RefusalList.module.css';
import { calledIn } from './words.ts';

interface RefusalListProps {
  readonly rows: readonly CheckInRow[];
  readonly today: Day;
  readonly decisions: CheckInsStore['decisions'];
  /** Null without the right. */
  readonly onDecide: ((checkIn: CheckIn) => void) | null;
  /** Finds the participant whose card says no name; null for a reader of the list. */
  readonly onFind: (() => void) | null;
}

/** [W-PLAN-10] Everyone whom the card refused, above the list: why, and the decision or the way to it. */
export function RefusalList({ rows, today, decisions, onDecide, onFind }: RefusalListProps) {
  const notes = useObservable(decisions.notes$);
  const id = useId();
  const text = useText();
  const isOpen = rows.some(({ item }) => !item.decision);
  return (
    <section aria-labelledby={id} className={styles.refused}>
      <h2 id={id} className={styles.heading}>
        {text('checkin.refusedToday')} <span className={styles.count}>{rows.length}</span>
      </h2>
      {onDecide === null && isOpen && <p className={textStyles.quiet}>{text('checkin.noRight')}</p>}
      <ul className={styles.rows} data-open={isOpen || undefined}>
        {rows.map(({ id: key, item, state }) => {
          const { decision } = item;
          const note = notes.get(item.id);
          return (
            <li key={key} className={styles.row} data-open={!decision || undefined}>
              <span className={styles.mark}>
                <Shape path={CARD} />
              </span>
              <span className={styles.words}>
                <b className={textStyles.medium}>{calledIn(text, item)}</b>
                <small>
                  {[item.companyName, text('checkin.at', { time: writtenTime(item.checkinTime, today, text) })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={styles.why} dir="auto">
                <b className={textStyles.medium}>{reasonsOf(item).join(' ') || text('checkin.noReason')}</b>
                <small>{decision ? quoteIn(text, decision) : text('checkin.notDecided')}</small>
              </span>
              <span className={styles.acts}>
                {note ? (
                  <Both note={note} decisions={decisions} />
                ) : (
                  <>
                    {decision && <Outcome decision={decision} />}
                    {onFind && !decision && nameOfCheckIn(item) === '' && (
                      <Button onClick={onFind}>{text('checkin.find')}</Button>
                    )}
                    {onDecide && state === 'settled' && (
                      <Button
                        {...(decision && { kind: 'ghost' })}
                        aria-label={text(decision ? 'checkin.changeOne' : 'checkin.decideOne', {
                          name: calledIn(text, item),
                        })}
                        onClick={() => onDecide(item)}
                      >
                        {text(decision ? 'checkin.change' : 'checkin.decide')}
                      </Button>
                    )}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** «Kort bestilt.» Ola Bakken 07:38 */
const quoteIn = (text: Text, { reason, by, at }: CheckInDecision): string => {
  const time = timeOfCheckIn(at);
  return text('checkin.quote', {
    why: reason ?? '',
    by: by ?? '',
    time: time === null ? '' : hourMinute(time),
  }).trim();
};

function Outcome({ decision: { let_in: isIn } }: { readonly decision: CheckInDecision }) {
  const text = useText();
  return (
    <span className={styles.outcome} data-in={isIn || undefined}>
      {isIn ? <Icon name="check" /> : <Shape path={NOT} />}
      {text(isIn ? 'checkin.letIn' : 'checkin.notLetIn')}
    </span>
  );
}

interface BothProps {
  readonly note: DecisionNote;
  readonly decisions: CheckInsStore['decisions'];
}

/** [W-SITE-25] Another user has decided first: the user keeps that decision, or makes the own one. */
function Both({ note: { theirs, mine }, decisions }: BothProps) {
  const [command] = useState(decisions.act);
  const { isSending, failure } = useObservable(command.view$);
  const text = useText();
  const by = theirs.by ?? '';
  return (
    <span className={styles.both}>
      <span ref={focusOnMount} tabIndex={-1} role="alert" className={styles.first}>
        <Shape path={PEOPLE} />
        {text(theirs.let_in ? 'checkin.firstIn' : 'checkin.firstOut', { by: by || text('conflict.another') })}
      </span>
      <Button onClick={() => decisions.keepTheirs(mine.checkIn.id)}>{keepWords(text, by)}</Button>
      <Button busy={isSending} onClick={() => command.run(mine, () => {})}>
        {text(mine.fields.let_in ? 'checkin.decideIn' : 'checkin.decideOut')}
      </Button>
      <span role="alert" className={styles.failure}>
        {failure && <MessageText message={failure} />}
      </span>
    </span>
  );
}

const focusOnMount = (place: HTMLElement | null) => place?.focus();
