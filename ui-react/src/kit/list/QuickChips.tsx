import { Chip } from '../Chip.tsx';
import styles from './QuickChips.module.css';

export interface QuickChip {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  /** The colour of the dot; the label has the same meaning. */
  readonly status?: 'mute' | 'info' | 'warn' | 'ok' | 'bad';
}

export interface QuickChipsProps {
  /** The subject of the choice, such as the status. */
  readonly label: string;
  readonly chips: readonly QuickChip[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One quick choice among a few. */
export function QuickChips({ label, chips, chosen, onChoose }: QuickChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ value, label: words, count, status }) => (
        <Chip
          key={value}
          value={value}
          selected={value === chosen}
          onToggle={onChoose}
          label={
            <span className={styles.label}>
              {status && <span className={styles.dot} data-status={status} />}
              {words}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </span>
          }
        />
      ))}
    </div>
  );
}

/** The chips of a list that find something in it, the one for all and the chosen one among them. */
export const chipsThatFind = <C extends { readonly value: string }>(
  chips: readonly C[],
  chosen: string,
  finds: (value: C['value']) => boolean,
): readonly C[] => chips.filter(({ value }) => value === '' || value === chosen || finds(value));
