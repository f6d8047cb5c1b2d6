import type { TaskSection } from '@felles/core/workspace';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import styles from './Section.module.css';
import { TaskCard } from './TaskCard.tsx';
import looks from './TaskLooks.module.css';
import { lookOf, statusIn } from './words.ts';

/** So many are drawn at first, and with each press. */
const SHOWN = 30;

/** The tasks of one status. */
export function Section({ section: { status, tasks } }: { readonly section: TaskSection }) {
  const [shown, setShown] = useState(SHOWN);
  const text = useText();
  const id = useId();
  const { look, glyph } = lookOf({ completion_status: status });
  const more = Math.min(SHOWN, tasks.length - shown);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={`${looks.look} ${styles.heading}`} data-look={look}>
        <Shape path={glyph} />
        {statusIn(text, status)} <span className={styles.count}>{tasks.length}</span>
      </h2>
      <ul className={styles.cards}>
        {tasks.slice(0, shown).map((one) => (
          <li key={one.key}>
            <TaskCard one={one} />
          </li>
        ))}
      </ul>
      {more > 0 && <Button onClick={() => setShown(shown + SHOWN)}>{text('tasks.more', { count: more })}</Button>}
    </section>
  );
}
