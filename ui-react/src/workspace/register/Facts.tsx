import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Fold } from '../../kit/parts/Fold.tsx';
import textStyles from '../../kit/Text.module.css';
import { asText } from '../format.ts';
import styles from './Facts.module.css';

/** A known fact: a name and the text below it. */
export interface Fact {
  readonly name: string;
  /** Empty where nothing is known; it is shown as that, and not left out. */
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Each value beside its name, for a narrow place. */
  readonly isBeside?: boolean;
}

/** The known facts of something, name by name. */
export const Facts = ({ facts, isBeside = false }: FactsProps) => (
  <dl className={styles.facts} data-beside={isBeside || undefined}>
    {facts.map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt className={textStyles.quietTiny}>{name}</dt>
        <dd className={styles.value} dir="auto">
          {value === '' || value === null || value === undefined || value === false ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
);

interface OtherSystemsProps {
  /** How deep its heading lies. */
  readonly level: 2 | 3;
  readonly node: string | null | undefined;
  readonly others?: readonly Fact[];
}

/** [W-CONTACTS-02] [W-CONTACTS-05] Values that only other systems use: folded, below what users read. */
export function OtherSystems({ level, node, others = [] }: OtherSystemsProps) {
  const text = useText();
  return (
    <Fold title={text('workspace.otherSystems')} level={level}>
      <Facts facts={[{ name: text('workspace.node'), value: asText(node) }, ...others]} />
    </Fold>
  );
}
