import '../../i18n/catalogs/task-status.ts';

import type { TaskPress } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { titleOf } from '../tasks/words.ts';
import styles from './site-day.module.css';

/** The tasks that were completed a moment ago, each with the way back; a press with a glove may be a mistake. */
export function CompletedTasks({ press }: { readonly press: TaskPress }) {
  const completed = [...useObservable(press.completed$)];
  const text = useText();
  return (
    completed.length > 0 && (
      <ul className={styles.list}>
        {completed.map(([id, one]) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <b dir="auto">{titleOf(text, one.task)}</b>
              <small>{text('task.status.COMPLETED')}</small>
            </span>
            <UndoButton busy={false} title={titleOf(text, one.task)} left={one.left} onUndo={() => press.reopen(one)} />
          </li>
        ))}
      </ul>
    )
  );
}
