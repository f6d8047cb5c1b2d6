import { addDays, type Day, dayMonth } from '@felles/core';
import { deadlinePassed, type Progress } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { phaseOf } from '../paths.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';
import { Marks } from './Marks.tsx';
import { PlanActs, type PlanChanges } from './PlanActs.tsx';
import styles from './ProgressList.module.css';

interface ProgressListProps {
  readonly projectId: string;
  readonly progress: Progress;
  readonly today: Day;
  readonly changes: PlanChanges | null;
}

/** [W-PLAN-16] The list with dates, for a keyboard and a phone: phases with a strip each, and marks by their days. */
export function ProgressList({ projectId, progress, today, changes }: ProgressListProps) {
  const text = useText();
  const { rows, span, late, soon, later } = progress;
  const at = (day: Day): number => (span === null ? 0 : ((day - span.from) / (span.to - span.from + 1)) * 100);
  return (
    <div className={layout.column3}>
      <h2>{text('progress.phases')}</h2>
      <ul className={styles.phases}>
        {rows.map((row) => {
          const { phase, group, from, to } = row;
          const name = nameOfPhase(phase, text);
          const passed = deadlinePassed(row, to);
          return (
            <li key={phase.phase_id} className={styles.phase}>
              <span className={styles.words}>
                <PageLink className={`${textStyles.link} ${styles.name}`} to={phaseOf(projectId, phase.phase_id)}>
                  {name}
                </PageLink>
                <span className={textStyles.faint}>
                  {text(`phases.${group}`)} ·{' '}
                  {from === null || to === null
                    ? text('progress.noPlan')
                    : text('progress.days', { from: dayMonth(from), to: dayMonth(to) })}
                </span>
                {passed && <span className={styles.warn}>{text('progress.beyondShort', passed)}</span>}
              </span>
              {changes && group !== 'completed' && (
                <PlanActs {...changes} row={row} days={{ from: from ?? today, to: to ?? from ?? today }} />
              )}
              <span className={styles.strip} aria-hidden="true">
                {from !== null && to !== null && (
                  <span
                    className={styles.part}
                    data-group={group}
                    style={{ insetInlineStart: `${at(from)}%`, inlineSize: `${at(addDays(to, 1)) - at(from)}%` }}
                  />
                )}
                <span className={styles.now} style={{ insetInlineStart: `${at(today)}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      {(['passed', 'soon', 'later'] as const).map((group) => {
        const marks = { passed: late, soon, later }[group];
        if (marks.length === 0) return null;
        const title = text(`progress.${group}`);
        return (
          <section key={group} aria-label={title} className={layout.column2}>
            <h2>
              {title} <span className={textStyles.faint}>{marks.length}</span>
            </h2>
            <Marks label={title} marks={marks} projectId={projectId} today={today} />
          </section>
        );
      })}
    </div>
  );
}
