import { memo, type ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';
import { toneStyle } from './tone-style.ts';

interface ChipProps {
  readonly label: ReactNode;
  readonly selected: boolean;
  /** The colour of the dot before the label; null is a dot without a colour, undefined is no dot. */
  readonly color?: string | null;
  /** The chip passes this value when it is pressed, so one function serves all chips and none renders for another. */
  readonly value: string;
  readonly onToggle: (value: string) => void;
}

/** A filter that is on or off. */
export const Chip = memo(function Chip({ label, selected, color, value, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      onClick={() => onToggle(value)}
      style={toneStyle(color ?? null)}
    >
      {color !== undefined && <span className={styles.dot} />}
      <span className={styles.label}>{label}</span>
      {selected && <Icon name="close" />}
    </button>
  );
});
