import { numberIn } from '@felles/core/internal/shared/numbers';
import { type HoursRow, type HoursWeek, isLocked } from '@felles/core/workspace/hours';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { LOCK } from '../../kit/shapes.ts';
import styles from './hours.module.css';
import { hoursIn, stateIn } from './words.ts';

interface HourLineProps {
  readonly row: HoursRow;
  readonly week: HoursWeek;
  /** Said of a line that does not stand below its day. */
  readonly day?: string;
  /** Null where the line cannot be changed. */
  readonly onOpen: (() => void) | null;
  /** The refused changes of the line. */
  readonly children?: ReactNode;
}

/** One line: its article, project and hours, and each thing about it that the user should know. */
export function HourLine({ row, week, day, onOpen, children }: HourLineProps) {
  const text = useText();
  const { item, state } = row;
  const { name, art_id, project_name: project, phase_name: phase, comment, from, to, status } = item;
  const title = name || art_id || '';
  const isReturned = status === 'RETURNED' && state === 'settled';
  const overlaps = week.overlaps.get(item.hours_id) ?? [];
  const needs = isReturned || state === 'failed';
  return (
    <li className={styles.line} data-state={needs ? 'needs' : state === 'settled' ? '' : 'waits'}>
      <div className={styles.what}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <b>{title}</b>
        )}
        <small className={styles.quiet}>{[day, project, phase, comment].filter(Boolean).join(' · ')}</small>
        <small className={styles.state}>
          <Icon name={needs ? 'alert' : status === 'APPROVED' ? 'check' : 'information'} />
          {stateIn(text, row)}
        </small>
        {isLocked(item) && (
          <small className={styles.state}>
            <Shape path={LOCK} />
            {text('week.locked')}
          </small>
        )}
        {isReturned && item.returned_text && (
          <small className={styles.quiet}>{text('week.returnedText', { words: item.returned_text })}</small>
        )}
        {overlaps.map((overlap) => (
          <small key={overlap.with.hours_id} className={styles.warning}>
            <Icon name="alert" />
            {text('week.overlap', {
              from: overlap.from,
              to: overlap.to,
              other: [overlap.with.name, overlap.with.project_name].filter(Boolean).join(', '),
            })}
          </small>
        ))}
        {children}
        {isReturned && onOpen && <Button onClick={onOpen}>{text('week.fix')}</Button>}
      </div>
      <span className={styles.amount}>
        {hoursIn(text, numberIn(item.hours) ?? 0)}
        {from && to && (
          <small className={styles.quiet}>
            {from}–{to}
          </small>
        )}
      </span>
    </li>
  );
}
