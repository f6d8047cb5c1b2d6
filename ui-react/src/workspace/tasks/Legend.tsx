import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import styles from './Legend.module.css';
import { lookOf, statusIn } from './status.ts';
import looks from './TaskLooks.module.css';

const SHOWN = ['SCHEDULED', 'STARTED', 'INPROGRESS', 'OVERDUE', 'DEVIANCE', 'COMPLETED', 'SIMULATED'] as const;

/** What the colours and the glyphs of the bars mean. */
export function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('planning.legend')}>
      {SHOWN.map((completion_status) => {
        const { look, glyph } = lookOf({ completion_status });
        return (
          <li key={completion_status} className={`${looks.look} ${styles.one}`} data-look={look}>
            <Shape path={glyph} />
            {statusIn(text, completion_status)}
          </li>
        );
      })}
      <li className={styles.one}>
        <span className={styles.leave} />
        {text('planning.holiday')}
      </li>
    </ul>
  );
}
