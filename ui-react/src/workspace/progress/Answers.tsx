import { type Day, dayMonth, weekdayOf } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { Progress, ProgressMark } from '@felles/core/workspace/phases';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatNumber } from '../format.ts';
import { phaseOf } from '../paths.ts';
import { namesOf } from '../phases/phase-acts.ts';
import styles from './Answers.module.css';

interface AnswersProps {
  readonly projectId: string;
  readonly progress: Progress;
  readonly today: Day;
}

/** So many late marks are named. */
const NAMED = 3;

/** [W-PLAN-16] Four answers in words: late or not, what comes next, the last deadline, and the hours. */
export function Answers({ projectId, progress, today }: AnswersProps) {
  const text = useText();
  const { late, soon, later, last, hours, over } = progress;
  const [next, then] = [...soon, ...later];
  const distance = (day: Day): string =>
    day === today ? text('progress.today') : text('progress.in', { count: day - today });
  const leadTo = (mark: ProgressMark): ReactNode =>
    mark.phase === null ? (
      mark.title
    ) : (
      <PageLink className={textStyles.link} to={phaseOf(projectId, mark.phase.phase_id)}>
        {mark.title}
      </PageLink>
    );
  return (
    <dl className={styles.answers} aria-label={text('progress.answers')}>
      <Answer name={text('progress.isLate')} isBad={late.length > 0}>
        <b className={styles.value}>
          {late.length > 0 && <Icon name="alert" />}
          {late.length === 0 ? text('progress.no') : text('progress.late', { count: late.length })}
        </b>
        {late.length === 0 && <span>{text('progress.onTime')}</span>}
        {late.slice(0, NAMED).map((mark) => (
          <span key={`${mark.kind} ${mark.id}`}>
            {leadTo(mark)} {text('progress.lateBy', { count: today - mark.day })}
          </span>
        ))}
      </Answer>
      <Answer name={text('progress.next')}>
        <b className={styles.value}>{next ? next.title : text('progress.noNext')}</b>
        {next && (
          <span>
            {text('progress.nextOn', {
              weekday: text(`day.${weekdayOf(next.day)}`),
              day: dayMonth(next.day),
              distance: distance(next.day),
            })}
          </span>
        )}
        {then && <span>{text('progress.then', { title: then.title, day: dayMonth(then.day) })}</span>}
      </Answer>
      <Answer name={last?.title || text('progress.lastDay')}>
        <b className={styles.value}>{last ? dayMonthYear(last.day) : text('progress.noLast')}</b>
        {last && last.day >= today && <span>{distance(last.day)}</span>}
      </Answer>
      <Answer name={text('progress.hours')}>
        <b className={styles.value}>
          {hours === null
            ? text('progress.noHours')
            : text('progress.hoursOf', { done: formatNumber(hours.done), of: formatNumber(hours.of) })}
        </b>
        {over.length > 0 ? (
          <span className={styles.warn}>{text('progress.over', { names: namesOf(over, text) })}</span>
        ) : (
          hours && <span>{text('progress.within')}</span>
        )}
      </Answer>
    </dl>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly isBad?: boolean;
  readonly children: ReactNode;
}

const Answer = ({ name, isBad = false, children }: AnswerProps) => (
  <div className={styles.answer} data-bad={isBad || undefined}>
    <dt className={textStyles.quietSmall}>{name}</dt>
    <dd className={styles.words}>{children}</dd>
  </div>
);
