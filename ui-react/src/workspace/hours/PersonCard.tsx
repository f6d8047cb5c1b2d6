import type { HoursApprovalStore, HoursApprovalView, PersonWeek } from '@felles/core/workspace/hours';
import { initialsOf } from '@felles/core/workspace/persons';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import styles from './approval.module.css';
import type { FindArticle } from './use-article-of.ts';
import { hoursIn } from './words.ts';

interface PersonCardProps {
  readonly person: PersonWeek;
  readonly view: Pick<HoursApprovalView, 'picks' | 'result' | 'sending'>;
  readonly store: Pick<HoursApprovalStore, 'pick' | 'send'>;
  readonly articleOf: FindArticle;
  readonly onReturn: (ids: readonly string[]) => void;
}

/** [W-SITE-45] The week of one person: all of it at once, or line by line. Own lines only say who approves them. */
export function PersonCard({ person, view, store, articleOf, onReturn }: PersonCardProps) {
  const { isOwn, lines, openIds, approvedIds } = person;
  const { picks, result, sending } = view;
  const text = useText();
  const id = useId();
  const name = person.name || text('approval.unnamed');
  const [firstName, ...others] = name.split(' ');
  const lastName = others.at(-1);
  const details = [
    isOwn ? text('approval.own') : hoursIn(text, person.hours),
    !isOwn && approvedIds.length > 0 && text('approval.approvedOf', { done: approvedIds.length, all: lines.length }),
    person.longDays > 0 && text('approval.longDays', { count: person.longDays }),
  ].filter(Boolean);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.pick}>
          {openIds.length > 0 && (
            <CheckField
              label={<HiddenText>{text('approval.pickPerson', { name })}</HiddenText>}
              checked={openIds.every((one) => picks.has(one))}
              onCheck={(isPicked) => store.pick(openIds, isPicked)}
            />
          )}
        </span>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf({ first_name: firstName, last_name: lastName })}
        </span>
        <span className={styles.what}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <small>{details.join(' · ')}</small>
        </span>
        {isOwn ? (
          <b className={styles.hours}>{hoursIn(text, person.hours)}</b>
        ) : (
          <span className={styles.actions}>
            {openIds.length > 0 && (
              <>
                <Button kind="ghost" onClick={() => onReturn(openIds)}>
                  {text('approval.return')}
                </Button>
                <Button icon="check" busy={sending.isSending} onClick={() => store.send('APPROVED', openIds)}>
                  {text('approval.approveWeek')}
                </Button>
              </>
            )}
            {openIds.length === 0 && approvedIds.length > 0 && (
              <Button kind="ghost" icon="back" onClick={() => store.send('REGISTERED', approvedIds)}>
                {text('approval.undo')}
              </Button>
            )}
          </span>
        )}
      </header>
      {!isOwn && (
        <ul className={styles.rows}>
          {lines.map((entry) => {
            const { hours_id: lineId } = entry.line;
            return (
              <ApprovalRow
                key={lineId}
                entry={entry}
                asked={result?.status ?? null}
                isPicked={picks.has(lineId)}
                articleOf={articleOf}
                onPick={(isPicked) => store.pick([lineId], isPicked)}
                onAgain={() => {
                  if (result?.status === 'RETURNED') onReturn([lineId]);
                  else store.send('APPROVED', [lineId]);
                }}
                onUndo={() => store.send('REGISTERED', [lineId])}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
