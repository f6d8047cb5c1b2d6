import { isoInstant } from '@felles/core';
import { clockTime } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import { Card } from './Card.tsx';
import styles from './StateCard.module.css';

/** How the live connection stands, and since when. */
export function StateCard() {
  const { connection } = useWorkspace();
  const { dot, label, step, since } = useObservable(connection.view$);
  const text = useText();
  return (
    <Card title={text('about.state')}>
      <div className={styles.state} data-dot={dot}>
        <p className={styles.label}>{text(label)}</p>
        <p className={styles.since}>
          {text('about.since')} <time dateTime={isoInstant(since)}>{clockTime(since)}</time>
        </p>
        <p className={styles.step}>{text(step)}</p>
      </div>
    </Card>
  );
}
