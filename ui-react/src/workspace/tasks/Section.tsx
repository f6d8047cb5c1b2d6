import type { TaskSection } from '@felles/core/workspace/tasks';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import styles from './Section.module.css';
import { lookOf, statusIn } from './status.ts';
import { TaskCards } from './TaskCards.tsx';
import looks from './TaskLooks.module.css';

/** The tasks of one status. */
export function Section({ section: { status, tasks } }: { readonly section: TaskSection }) {
  const text = useText();
  const id = useId();
  const { look, glyph } = lookOf({ completion_status: status });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={`${looks.look} ${styles.heading}`} data-look={look}>
        <Shape path={glyph} />
        {statusIn(text, status)} <span className={styles.count}>{tasks.length}</span>
      </h2>
      <TaskCards tasks={tasks} />
    </section>
  );
}
