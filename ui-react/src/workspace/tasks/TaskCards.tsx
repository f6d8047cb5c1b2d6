import type { KeyedTask } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { type CardPicks, TaskCard } from './TaskCard.tsx';
import styles from './tasks.module.css';

/** The number of cards drawn in the beginning, and with each press. */
const SHOWN = 30;

interface TaskCardsProps {
  readonly tasks: readonly KeyedTask[];
  /** Whether to show the projects; false where they are shown above already. */
  readonly hasProject?: boolean;
  readonly picks?: CardPicks;
}

/** Some tasks as cards: where they are many, the first ones, and more on demand. */
export function TaskCards({ tasks, hasProject = false, picks }: TaskCardsProps) {
  const [shown, setShown] = useState(SHOWN);
  const text = useText();
  const more = Math.min(SHOWN, tasks.length - shown);
  return (
    <>
      <ul className={styles.cards}>
        {tasks.slice(0, shown).map((one) => (
          <li key={one.key}>
            <TaskCard one={one} hasProject={hasProject} {...(picks && { picks })} />
          </li>
        ))}
      </ul>
      {more > 0 && <Button onClick={() => setShown(shown + SHOWN)}>{text('tasks.more', { count: more })}</Button>}
    </>
  );
}
