import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './FacetChip.module.css';

interface FacetChipProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'value'> {
  readonly label: string;
  /** The choice, in words; null while the facet is off. */
  readonly value: string | null;
  /** Before its words. */
  readonly icon?: ReactNode;
}

/** A facet of a filter: it opens a menu, which the parent puts beside it. */
export const FacetChip = ({ label, value, icon, ...rest }: FacetChipProps) => (
  <button type="button" {...rest} className={styles.facet} data-on={value !== null || undefined}>
    {icon}
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
