import { toneVariables } from '@felles/core/internal/shared/tone';
import { type CSSProperties, memo, type ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

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

const MOST_CACHED = 500;
const cached = new Map<string | null, CSSProperties>();

/** The style that gives an element the colours derived from one colour. Cached for each colour, as it is slow to compute. */
export function toneStyle(color: string | null): CSSProperties {
  const known = cached.get(color);
  if (known) return known;
  if (cached.size >= MOST_CACHED) cached.clear();
  const made = toneVariables(color) as CSSProperties; // React's type of a style knows no variables, though it sets them
  cached.set(color, made);
  return made;
}
