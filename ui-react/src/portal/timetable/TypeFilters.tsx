import type { TypeFilter } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Chip } from '../../kit/Chip.tsx';
import styles from './TypeFilters.module.css';

interface TypeFiltersProps {
  readonly filters: readonly TypeFilter[];
  readonly onToggle: (type: string) => void;
}

/** One badge for each class type of the week. */
export function TypeFilters({ filters, onToggle }: TypeFiltersProps) {
  const text = useText();
  if (filters.length === 0) return <div className={styles.none} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are commands
    <div className={styles.filters} role="group" aria-label={text('timetable.filters')}>
      {filters.map(({ type, label, color, selected }) => (
        <Chip key={type} label={text(label)} color={color} selected={selected} value={type} onToggle={onToggle} />
      ))}
    </div>
  );
}
