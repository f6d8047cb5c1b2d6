// The deadlines of one day: as cards in a week, as names in a month.
import { type Day, isOn } from '@felles/core';
import { type DatedDeadline, type Deadline, isMet, titleOfDeadline } from '@felles/core/workspace/deadlines';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { pathToPhase } from '../paths.ts';
import styles from './DayCards.module.css';
import { whereOf } from './DeadlineList.tsx';

/** So many of a day are shown until more are asked for. */
const CARDS = 12;
const NAMES = 3;

interface OfDay {
  readonly found: readonly DatedDeadline[];
  readonly today: Day;
  /** Null where the service takes no changes. */
  readonly onMove: ((deadline: Deadline) => void) | null;
}

/** The cards of a day. */
export function DayCards({ found, today, onMove, isOfProject }: OfDay & { readonly isOfProject: boolean }) {
  const [shown, setShown] = useState(CARDS);
  const text = useText();
  const left = found.length - shown;
  return (
    <>
      {found.slice(0, shown).map(({ deadline, day }) => (
        <OneDeadline key={deadline.project_deadline_id} className={styles.card} {...{ deadline, day, today, onMove }}>
          <b className={styles.name}>{titleOfDeadline(deadline) || text('deadlines.untitled')}</b>
          <small className={styles.where}>{isOfProject ? deadline.phase_name : deadline.project_name}</small>
          {isMet(deadline) ? (
            <Tag type="SUCCESS">{text('deadline.done')}</Tag>
          ) : (
            day < today && <Tag type="ERROR">{text('deadlines.late')}</Tag>
          )}
        </OneDeadline>
      ))}
      {left > 0 && (
        <Button small onClick={() => setShown(shown + CARDS)}>
          {text('deadlines.more', { count: Math.min(left, CARDS) })}
        </Button>
      )}
    </>
  );
}

/** The names in a day of a month; the rest of a full day is in its week. */
export function DayNames({ found, today, onMove, onMore }: OfDay & { readonly onMore: () => void }) {
  const text = useText();
  const left = found.length - NAMES;
  return (
    <>
      {found.slice(0, NAMES).map(({ deadline, day }) => {
        const title = titleOfDeadline(deadline) || text('deadlines.untitled');
        return (
          <OneDeadline
            key={deadline.project_deadline_id}
            className={styles.event}
            {...{ deadline, day, today, onMove }}
          >
            {isMet(deadline) && <Icon name="check" />}
            {day < today && !isMet(deadline) && <Icon name="alert" />}
            <span className={styles.short} title={title}>
              {title}
            </span>
            <HiddenText>
              {[whereOf(deadline), isMet(deadline) ? text('deadline.done') : day < today && text('deadlines.late')]
                .filter(Boolean)
                .join(', ')}
            </HiddenText>
          </OneDeadline>
        );
      })}
      {left > 0 && (
        <Button kind="ghost" small onClick={onMore}>
          {text('deadlines.more', { count: left })}
        </Button>
      )}
    </>
  );
}

interface OneDeadlineProps extends Omit<OfDay, 'found'> {
  readonly deadline: Deadline;
  readonly day: Day;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An open deadline is moved by who may; another one leads to its phase. */
function OneDeadline({ deadline, day, today, onMove, className, children }: OneDeadlineProps) {
  const look = isMet(deadline) ? 'done' : day < today ? 'passed' : undefined;
  const to = pathToPhase(deadline);
  if (onMove !== null && isOn(deadline.may_change) && !isMet(deadline))
    return (
      <button type="button" className={className} data-look={look} onClick={() => onMove(deadline)}>
        {children}
      </button>
    );
  return to === null ? (
    <div className={className} data-look={look}>
      {children}
    </div>
  ) : (
    <PageLink to={to} className={className} data-look={look}>
      {children}
    </PageLink>
  );
}
