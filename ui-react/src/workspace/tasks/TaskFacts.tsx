import { mapLoad } from '@felles/core';
import { type CurrentList, recordIn } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { withKeys } from '@felles/core/internal/workspace/tasks/rules';
import { type Assignee, assigneesOf, personOf, statusTags, type Task } from '@felles/core/workspace/tasks';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { tasksOf } from '../paths.ts';
import { lookOf, statusIn } from './status.ts';
import styles from './TaskFacts.module.css';
import looks from './TaskLooks.module.css';
import { daysOf, TAG_LOOKS, tagIn } from './words.ts';

interface OneTaskProps {
  readonly answer: CurrentList<Task>;
  readonly taskKey: string;
  readonly again: () => void;
  /** The changes of it, below its facts. */
  readonly acts?: (task: Task) => ReactNode;
}

/** A task of a list, by its key. */
export function OneTask({ answer, taskKey, again, acts }: OneTaskProps) {
  const text = useText();
  const keys = { ...answer, load: mapLoad(answer.load, withKeys) };
  return (
    <LoadedRecord
      load={recordIn(keys, ({ key }) => key === taskKey)}
      words={{ some: text('tasks.some'), all: text('tasks.all') }}
      again={again}
      missing={text('tasks.notThere')}
    >
      {({ task }) => acts?.(task) ?? <TaskFacts task={task} />}
    </LoadedRecord>
  );
}

interface TaskFactsProps {
  readonly task: Task;
  /** The name of its phase, where that is known. */
  readonly phase?: string | undefined;
}

/** The facts of a task. The specification has no call that changes one. */
export function TaskFacts({ task, phase }: TaskFactsProps) {
  const text = useText();
  const { look, glyph } = lookOf(task);
  const assignees = assigneesOf(task);
  return (
    <div className={layout.start4}>
      <p className={layout.row2Wrap}>
        <span className={`${looks.look} ${styles.status}`} data-look={look}>
          <Shape path={glyph} />
          {statusIn(text, task.completion_status)}
        </span>
        <TaskTags task={task} />
      </p>
      <dl className={styles.list}>
        <dt>{text('tasks.day')}</dt>
        <dd>{daysOf(text, task)}</dd>
        <dt>{text('tasks.project')}</dt>
        <dd>
          {task.project_id === null || task.project_id === undefined ? (
            task.project_title || '–'
          ) : (
            <PageLink to={tasksOf(task.project_id)} className={link.link}>
              {task.project_title || text('tasks.toProject')}
            </PageLink>
          )}
        </dd>
        <dt>{text('tasks.assignees')}</dt>
        <dd>
          {assignees.length === 0 ? (
            text('tasks.unassigned')
          ) : (
            <ul>
              {assignees.map((assignee, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a person may be named twice, and nothing else is known of them
                <li key={at}>{personIn(text, assignee)}</li>
              ))}
            </ul>
          )}
        </dd>
        {phase && (
          <>
            <dt>{text('task.field.phase_id')}</dt>
            <dd>{phase}</dd>
          </>
        )}
        {task.description && (
          <>
            <dt>{text('task.field.description')}</dt>
            <dd dir="auto" className={styles.long}>
              {task.description}
            </dd>
          </>
        )}
        {task.reason && (
          <>
            <dt>{text('task.hinders')}</dt>
            <dd dir="auto" className={styles.long}>
              {task.reason}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** Adds the status of an assignee who is passive or has left. */
function personIn(text: Text, assignee: Assignee): string {
  const name = personOf(assignee)?.name ?? '–';
  if (assignee.status === 'PASSIVE') return `${name} (${text('tasks.passive')})`;
  if (assignee.status === 'TERMINATED') return `${name} (${text('tasks.terminated')})`;
  return name;
}

/** The facts of a task beside its status. */
export function TaskTags({ task }: { readonly task: Task }) {
  const text = useText();
  return statusTags(task).map((tag) => (
    <Tag key={tag} type={TAG_LOOKS[tag]}>
      {tagIn(text, task, tag)}
    </Tag>
  ));
}

/** The panels of tasks, by their keys. */
export const TASK_PANELS = recordPanels('task', 'small', (key) => key);
