import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './FacetChip.module.css';

interface FacetChipProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'value'> {
  readonly label: string;
  /** What is chosen, in words; null while the facet is off. */
  readonly value: string | null;
}

/** A facet of a filter: it opens a menu, which whoever shows it puts beside it. */
export const FacetChip = ({ label, value, ...rest }: FacetChipProps) => (
  <button type="button" {...rest} className={styles.facet} data-on={value !== null || undefined}>
    {value === null ? (
      label
    ) : (
      <>
        {label}: <b className={styles.value}>{value}</b>
      </>
    )}
    <Icon name="down" />
  </button>
);
