import type { GroupFilter } from '@felles/core/portal/membership';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import layout from '../../kit/Layout.module.css';
import styles from './Choosers.module.css';

interface GroupFiltersProps {
  readonly filters: readonly GroupFilter[];
  readonly placement: 'inline' | 'toggle';
  readonly onToggle: (id: number) => void;
}

/** [P-MEMBERSHIP-29] [P-MEMBERSHIP-30] One badge for each group: in a row, or behind a button where there are many. */
export function GroupFilters({ filters, placement, onToggle }: GroupFiltersProps) {
  const [opened, setOpened] = useState(false);
  const regionId = useId();
  const text = useText();
  if (filters.length === 0) return null;
  const count = filters.filter(({ selected }) => selected).length;
  const badges = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are commands
    <div id={regionId} className={layout.wrap2} role="group" aria-label={text('membership.filters')}>
      {filters.map(({ id, name, selected }) => (
        <Chip
          key={id}
          label={name}
          selected={selected}
          value={String(id)}
          onToggle={(value) => onToggle(Number(value))}
        />
      ))}
    </div>
  );
  if (placement === 'inline') return badges;
  return (
    <div className={styles.content}>
      <div>
        <Button
          small
          iconAfter={opened ? 'close' : 'down'}
          aria-expanded={opened}
          aria-controls={opened ? regionId : undefined}
          onClick={() => setOpened(!opened)}
        >
          {count === 0 ? text('membership.filtersToggle') : text('membership.filtersChosen', { count })}
        </Button>
      </div>
      {opened && badges}
    </div>
  );
}
