import { countTemplates, type HandbookTemplate, originsOf } from '@felles/core/workspace/handbook';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import textStyles from '../../kit/Text.module.css';
import styles from './handbook.module.css';

/** How many templates apply and are used, and how many documents were created: of all phases. */
export function HandbookFigures({ templates }: { readonly templates: readonly HandbookTemplate[] }) {
  const text = useText();
  const { all, applicable, used, documents } = countTemplates(templates);
  const [most] = originsOf(templates);
  const of = (done: number, sum: number) => (sum === 0 ? null : { done, of: sum });
  return (
    <dl className={styles.figures} aria-label={text('handbook.figures')}>
      <Figure name={text('handbook.applicable')}>
        <Fraction fraction={of(applicable, all)} isLarge />
      </Figure>
      <Figure name={text('handbook.used')}>
        <Fraction fraction={of(used, applicable)} isLarge />
      </Figure>
      <Figure name={text('handbook.made')}>
        <b className={styles.number}>{documents}</b>
      </Figure>
      {most && (
        <Figure name={text('handbook.byOrigin', { origin: most.origin })}>
          <Fraction fraction={of(most.count, all)} isLarge />
        </Figure>
      )}
    </dl>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.figure}>
    <dt className={textStyles.quietSmall}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
