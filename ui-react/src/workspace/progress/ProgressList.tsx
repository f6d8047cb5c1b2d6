import { addDays, type Day, dayMonth } from '@felles/core';
import type { Progress, ProgressMark } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { phaseOf } from '../paths.ts';
import { Item, Items } from '../phases/Items.tsx';
import { nameOfPhase } from '../phases/phase-acts.ts';
import type { PhaseToMove } from './MovePhase.tsx';
import styles from './ProgressList.module.css';

interface ProgressListProps {
  readonly projectId: string;
  readonly progress: Progress;
  readonly today: Day;
  readonly onMove: ((move: PhaseToMove) => void) | null;
}

/** [W-PLAN-16] The list with dates, for a keyboard and a phone: phases with a strip each, and marks by their days. */
export function ProgressList({ projectId, progress, today, onMove }: ProgressListProps) {
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
          return (
            <li key={phase.phase_id} className={styles.phase}>
              <span className={styles.words}>
                <PageLink className={textStyles.link} to={phaseOf(projectId, phase.phase_id)}>
                  {name}
                </PageLink>
                <span className={textStyles.faint}>
                  {text(`phases.${group}`)} ·{' '}
                  {from === null || to === null
                    ? text('progress.noPlan')
                    : text('progress.days', { from: dayMonth(from), to: dayMonth(to) })}
                </span>
              </span>
              {onMove && group !== 'completed' && (
                <Button
                  aria-label={text('progress.moveOne', { name })}
                  onClick={() => onMove({ row, days: { from: from ?? today, to: to ?? from ?? today } })}
                >
                  {text('progress.move')}
                </Button>
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
      <Marks title={text('progress.passed')} marks={late} projectId={projectId} isLate />
      <Marks title={text('progress.soon')} marks={soon} projectId={projectId} />
      <Marks title={text('progress.later')} marks={later} projectId={projectId} />
    </div>
  );
}

interface MarksProps {
  readonly title: string;
  readonly marks: readonly ProgressMark[];
  readonly projectId: string;
  readonly isLate?: boolean;
}

function Marks({ title, marks, projectId, isLate = false }: MarksProps) {
  const text = useText();
  if (marks.length === 0) return null;
  return (
    <section aria-label={title} className={layout.column2}>
      <h2>
        {title} <span className={textStyles.faint}>{marks.length}</span>
      </h2>
      <Items
        label={title}
        items={marks}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        draw={({ kind, title: name, day, phase }) => (
          <Item
            mark={<DateTile day={day} isPassed={isLate} />}
            title={name || text('phases.untitled')}
            to={phase && phaseOf(projectId, phase.phase_id)}
            second={
              phase === null
                ? text(`progress.mark.${kind}`)
                : text('progress.of', { what: text(`progress.mark.${kind}`), phase: nameOfPhase(phase, text) })
            }
            end={isLate && <Tag type="ERROR">{text('progress.passed')}</Tag>}
          />
        )}
      />
    </section>
  );
}
