import type { KeyedTask } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import textStyles from '../../kit/Text.module.css';
import { lookOf, statusIn } from './status.ts';
import styles from './TaskCard.module.css';
import { TASK_PANELS, TaskTags } from './TaskFacts.tsx';
import looks from './TaskLooks.module.css';
import { daysOf, namesOf, titleOf } from './words.ts';

interface TaskCardProps {
  readonly one: KeyedTask;
  /** Whether to show the project; false where it is shown above already. */
  readonly hasProject?: boolean;
}

/** A task as a card, all of it a link to its facts. */
export function TaskCard({ one: { key, task }, hasProject = false }: TaskCardProps) {
  const text = useText();
  const linkTo = usePanelLink();
  const { look, glyph } = lookOf(task);
  return (
    <PageLink
      to={linkTo(TASK_PANELS.addressOf(key))}
      className={`${looks.look} ${styles.card}`}
      data-look={look}
      data-simulated={task.completion_status === 'SIMULATED' || undefined}
    >
      <Shape path={glyph} />
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
      </span>
    </PageLink>
  );
}
