import '../../i18n/catalogs/task-status.ts';

import { type Day, dayIn, dayMonth } from '@felles/core';
import { type Deviation, type DeviationSetup, daysLate, statusIn } from '@felles/core/workspace/deviations';
import { COMPLETION_STATUSES, daysOfTask, movesOfTask, type Task } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { deviationOf, taskOf } from '../paths.ts';
import { tagOf, toneOfDeviation, toneOfTask } from '../status-tones.ts';
import styles from './site-day.module.css';

interface TaskRowsProps {
  readonly projectId: string;
  readonly tasks: readonly Task[];
  readonly today: Day;
  /** The moves that the user may press; null where the service takes none. */
  readonly acts: TaskActs | null;
}

/** [W-PLAN-01] The moves of a task on the day of its assignee. */
interface TaskActs {
  readonly personId: string;
  readonly onComplete: (task: Task) => void;
  /** Asks for the reason. */
  readonly onIncomplete: (task: Task) => void;
}

/** The user's own tasks of a day; all of a row is the link. */
export function TaskRows({ projectId, tasks, today, acts }: TaskRowsProps) {
  const text = useText();
  return (
    <ul className={styles.list}>
      {tasks.map((task) => {
        const days = daysOfTask(task);
        const moves = acts ? movesOfTask(task, acts.personId) : [];
        const title = task.title || text('site.task');
        const status = COMPLETION_STATUSES.find((one) => one === task.completion_status);
        return (
          <li key={task.id} className={styles.row}>
            <span className={styles.words}>
              <PageLink to={taskOf(projectId, task.id)} className={styles.name} dir="auto">
                {title}
              </PageLink>
              {days !== null && days.to < today && <small>{text('site.lateTask', { day: dayMonth(days.to) })}</small>}
              {days !== null && days.to >= today && days.to > days.from && (
                <small>{text('site.dayOf', { day: today - days.from + 1, of: days.to - days.from + 1 })}</small>
              )}
            </span>
            {status && <Tag type={tagOf(toneOfTask(status))}>{text(`task.status.${status}`)}</Tag>}
            {acts && moves.includes('COMPLETED') && (
              <span className={styles.moves}>
                <Button
                  kind="ghost"
                  aria-label={text('site.incompleteOne', { title })}
                  onClick={() => acts.onIncomplete(task)}
                >
                  {text('site.incomplete')}
                </Button>
                <Button
                  icon="check"
                  aria-label={text('site.completeOne', { title })}
                  onClick={() => acts.onComplete(task)}
                >
                  {text('site.complete')}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface DeviationRowsProps {
  readonly projectId: string;
  readonly deviations: readonly Deviation[];
  /** Null until the statuses are known. */
  readonly setup: DeviationSetup | null;
  readonly today: Day;
}

/** Open deviations of the user, each with its state in words. */
export function DeviationRows({ projectId, deviations, setup, today }: DeviationRowsProps) {
  const text = useText();
  return (
    <ul className={styles.list}>
      {deviations.map((deviation) => {
        const late = daysLate(deviation, today);
        const due = dayIn(deviation.deadline);
        const status = (setup && statusIn(setup, deviation)?.name) || deviation.status_name;
        return (
          <li key={deviation.deviation_id} className={styles.row}>
            <span className={styles.words}>
              <PageLink to={deviationOf(projectId, deviation.deviation_id)} className={styles.name} dir="auto">
                {deviation.title || text('site.target.deviation')}
              </PageLink>
              {deviation.place && <small dir="auto">{deviation.place}</small>}
              <span className={styles.tags}>
                {late !== null && <Tag type="ERROR">{text('site.late', { count: late })}</Tag>}
                {status && <Tag type={tagOf(toneOfDeviation(false))}>{status}</Tag>}
                {late === null && due !== null && <small>{text('site.due', { day: dayMonth(due) })}</small>}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
