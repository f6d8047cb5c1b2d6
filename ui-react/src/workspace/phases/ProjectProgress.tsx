import { MEASURES, type ToldFractions } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import styles from './ProjectProgress.module.css';

/** How far the project has come, of everything that the service counts in it. */
export function ProjectProgress({ fractions }: { readonly fractions: ToldFractions }) {
  const text = useText();
  return (
    <dl className={styles.figures} aria-label={text('phases.summary')}>
      {MEASURES.flatMap((measure) => {
        const fraction = fractions[measure];
        if (fraction === undefined) return [];
        return [
          <div key={measure} className={styles.figure}>
            <dt className={styles.name}>{text(`phases.${measure}`)}</dt>
            <dd className={styles.value}>
              <Fraction isLarge fraction={fraction} />
            </dd>
          </div>,
        ];
      })}
    </dl>
  );
}
