import { type Day, dayMonth, isoWeekNumber } from '@felles/core';
import { monthsIn, type ProgressMark } from '@felles/core/workspace/phases';
import type { RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { monthOf } from '../../kit/parts/DateTile.tsx';
import styles from './TimelineBack.module.css';
import { holidaysIn, placeOf, type Scale, weeksOf } from './timeline-scale.ts';

interface TimelineBackProps {
  readonly scale: Scale;
  readonly today: Day;
  readonly deadlines: readonly ProgressMark[];
  /** The area that a pointer is measured by. */
  readonly area: RefObject<HTMLDivElement | null>;
}

/** The months and weeks of the time line, and behind all rows its days off, the days of deadlines, and today. */
export function TimelineBack({ scale, today, deadlines, area }: TimelineBackProps) {
  const text = useText();
  const at = (day: Day) => ({ insetInlineStart: `${scale.at(day)}%` });
  return (
    <div ref={area} className={styles.back} aria-hidden="true">
      {holidaysIn(scale.span).map(({ from, to }) => (
        <span key={from} className={styles.holiday} style={placeOf(from, to, scale)} />
      ))}
      {monthsIn(scale.span).map((month) => (
        <span key={month} className={styles.month} style={at(month)}>
          {text(`month.short.${monthOf(month)}`)}
        </span>
      ))}
      {weeksOf(scale.span).map((monday) => (
        <span key={monday} className={styles.week} style={at(monday)}>
          {isoWeekNumber(monday)}
        </span>
      ))}
      {deadlines.map(({ id, day }) => (
        <span key={id} className={styles.deadline} style={at(day)} />
      ))}
      <span className={styles.today} style={at(today)}>
        <span className={styles.now}>{text('progress.todayOn', { day: dayMonth(today) })}</span>
      </span>
    </div>
  );
}

const KINDS = ['completed', 'started', 'remaining', 'holiday'] as const;

/** The signs of the time line in words. */
export function TimelineLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('progress.legend')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <i className={styles.sign} data-kind={kind} />
          {text(`progress.legend.${kind}`)}
        </li>
      ))}
      <li>
        <i className={styles.sign} data-kind="milestone" />
        {text('progress.mark.milestone')}
      </li>
      <li>
        <i className={styles.sign} data-kind="deadline" />
        {text('progress.mark.deadline')}
      </li>
      <li data-late>
        <Icon name="alert" />
        {text('progress.passed')}
      </li>
    </ul>
  );
}
