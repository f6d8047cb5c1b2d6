import { type Fractions, MEASURES } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import styles from './ProjectProgress.module.css';

/** How far the project has come, of everything that is counted in it. */
export function ProjectProgress({ fractions }: { readonly fractions: Fractions }) {
  const text = useText();
  return (
    <dl className={styles.figures} aria-label={text('phases.summary')}>
      {MEASURES.map((measure) => (
        <div key={measure} className={styles.figure}>
          <dt className={styles.name}>{text(`phases.${measure}`)}</dt>
          <dd className={styles.value}>
            <Fraction isLarge fraction={fractions[measure]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
