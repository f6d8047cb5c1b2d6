import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { type Column, ROLES } from './table-of.ts';
import { withName } from './with-name.tsx';

interface TableFootProps<T> {
  readonly columns: readonly Column<T>[];
  readonly isCard: boolean;
  readonly foot: (column: Column<T>) => ReactNode;
  /** Its place among all rows, where not all of them are on the page. */
  readonly index: number | undefined;
  readonly hasPicks: boolean;
  readonly hasStates: boolean;
  readonly hasEnd: boolean;
}

/** The totals of the rows. */
export const TableFoot = <T,>({ columns, isCard, foot, index, hasPicks, hasStates, hasEnd }: TableFootProps<T>) => (
  <tfoot {...ROLES.group} className={styles.foot}>
    <tr {...ROLES.row} className={styles.row} data-look="settled" aria-rowindex={index}>
      {hasPicks && <td {...ROLES.cell} className={styles.cell} />}
      {columns.map((column) => (
        <td
          key={column.id}
          {...ROLES.cell}
          className={styles.cell}
          data-align={column.align}
          data-half={column.onCard === 'half' || undefined}
        >
          {withName(column, isCard, foot(column))}
        </td>
      ))}
      {hasStates && <td {...ROLES.cell} className={styles.cell} data-state />}
      {hasEnd && <td {...ROLES.cell} className={styles.cell} data-end />}
    </tr>
  </tfoot>
);
