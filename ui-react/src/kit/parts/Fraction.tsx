import '../../i18n/catalogs/parts.ts';

import type { Fraction as Done } from '@felles/core';
import { shareOf } from '@felles/core/internal/shared/fraction';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../HiddenText.tsx';
import styles from './Fraction.module.css';

interface FractionProps {
  /** Null where there is nothing to be done. */
  readonly fraction: Done | null;
  /** The words for a fraction that is null; "Ingen ennå" without it. */
  readonly none?: string;
  /** For the few that a page begins with. */
  readonly isLarge?: boolean;
}

/** [W-PHASES-01] How much is done, of how much there is, with a bar; a word, and no bar, where there is nothing to be done. */
export function Fraction({ fraction, none, isLarge = false }: FractionProps) {
  const text = useText();
  if (fraction === null) return <span className={styles.none}>{none ?? text('fraction.none')}</span>;
  const [done, of] = [NUMBERS.format(fraction.done), NUMBERS.format(fraction.of)];
  return (
    <span
      className={styles.fraction}
      data-large={isLarge || undefined}
      data-over={fraction.done > fraction.of || undefined}
    >
      <span className={styles.figures} aria-hidden="true">
        <b className={styles.done}>{done}</b> / {of}
      </span>
      <HiddenText>{text('fraction.words', { done, of })}</HiddenText>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${shareOf(fraction) * 100}%` }} />
      </span>
    </span>
  );
}

const NUMBERS = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 });
