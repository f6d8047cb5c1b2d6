import { memo } from 'react';
import styles from './Chip.module.css';
import { toneStyle } from './tone-style.ts';

interface ChipProps {
  readonly label: string;
  readonly selected: boolean;
  /** The colour of the dot before the label, where the thing has one. */
  readonly color?: string | null;
  readonly onToggle: () => void;
}

/** A filter that is on or off. */
export const Chip = memo(function Chip({ label, selected, color = null, onToggle }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={selected} onClick={onToggle} style={toneStyle(color)}>
      <span className={styles.dot} />
      {label}
    </button>
  );
});
