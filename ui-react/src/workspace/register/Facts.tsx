import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A known fact: a name and the text below it. */
export interface Fact {
  readonly name: string;
  /** Empty where nothing is known; it is shown as that, and not left out. */
  readonly value: ReactNode;
}

/** The known facts of something, name by name. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value} dir="auto">
          {value === '' || value === null || value === undefined || value === false ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
);
