import type { KeyedTask, Task } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import textStyles from '../../kit/Text.module.css';
import type { RowOutcome } from '../../kit/table/table-of.ts';
import { lookOf, statusIn } from './status.ts';
import styles from './TaskCard.module.css';
import { TASK_PANELS, TaskTags } from './TaskFacts.tsx';
import looks from './TaskLooks.module.css';
import { daysOf, namesOf, titleOf } from './words.ts';

/** The choosing of several cards, and the outcome of each in the last change of several. */
export interface CardPicks {
  readonly isChoosing: boolean;
  /** Null for a task that cannot be chosen. */
  isPicked(task: Task): boolean | null;
  onPick(task: Task, isPicked: boolean): void;
  outcomeOf(task: Task): RowOutcome | null;
}

interface TaskCardProps {
  readonly one: KeyedTask;
  /** Whether to show the project; false where it is shown above already. */
  readonly hasProject?: boolean;
  readonly picks?: CardPicks;
}

/** A task as a card, all of it a link to its facts, or a box by which it is chosen. */
export function TaskCard({ one: { key, task }, hasProject = false, picks }: TaskCardProps) {
  const linkTo = usePanelLink();
  const frame = {
    className: `${looks.look} ${styles.card}`,
    'data-look': lookOf(task).look,
    'data-simulated': task.completion_status === 'SIMULATED' || undefined,
  };
  const words = <TaskWords task={task} hasProject={hasProject} outcome={picks?.outcomeOf(task)} />;
  if (!picks?.isChoosing)
    return (
      <PageLink to={linkTo(TASK_PANELS.addressOf(key))} {...frame}>
        {words}
      </PageLink>
    );
  const isPicked = picks.isPicked(task);
  return (
    <div {...frame}>
      {isPicked === null ? (
        words
      ) : (
        <CheckField label={words} checked={isPicked} onCheck={(isOn) => picks.onPick(task, isOn)} />
      )}
    </div>
  );
}

interface TaskWordsProps {
  readonly task: Task;
  readonly hasProject: boolean;
  readonly outcome: RowOutcome | null | undefined;
}

function TaskWords({ task, hasProject, outcome }: TaskWordsProps) {
  const text = useText();
  return (
    <span className={styles.parts}>
      <Shape path={lookOf(task).glyph} />
      <span className={styles.words}>
        <b className={textStyles.medium}>{titleOf(text, task)}</b>
        <span className={textStyles.quietSmall}>
          <span>{statusIn(text, task.completion_status)}</span> · <span>{daysOf(text, task)}</span>
          {hasProject && task.project_title && (
            <>
              {' · '}
              <span>{task.project_title}</span>
            </>
          )}
        </span>
        <span className={textStyles.quietSmall}>{namesOf(task)}</span>
        <span className={styles.tags}>
          <TaskTags task={task} />
        </span>
        {outcome && (
          <span className={styles.outcome}>
            <Icon name={outcome.isSaved ? 'check' : 'alert'} />
            {outcome.words}
          </span>
        )}
      </span>
    </span>
  );
}
