import type { Row } from '@felles/core/data';
import { memo, type ReactNode, type RefCallback, type RefObject } from 'react';
import { PageLink } from '../PageLink.tsx';
import styles from './DataTable.module.css';
import { RowButtons } from './RowButtons.tsx';
import { RowPick } from './RowPick.tsx';
import { RowState } from './RowState.tsx';
import { type Column, lookOf, ROLES, type RowActions, type RowPicks } from './table-of.ts';
import { withName } from './with-name.tsx';

/** They are counted from one, and the head is the first. */
const ROWS_ABOVE = 2;

interface TableRowProps<T> {
  readonly row: Row<T>;
  readonly columns: readonly Column<T>[];
  readonly isCard: boolean;
  readonly isSaved: boolean;
  /** Where the whole row leads. */
  readonly href: ((item: T) => string | undefined) | undefined;
  readonly menu: ((item: T) => ReactNode) | undefined;
  readonly actions: RowActions<T> | undefined;
  /** Whether it is chosen: null where it cannot be, undefined where no row can. */
  readonly isPicked?: boolean | null | undefined;
  readonly pickWords?: string | undefined;
  readonly onPick?: RowPicks<T>['onPick'] | undefined;
  /** Its outcome in words. */
  readonly outcome?: string | undefined;
  /** Its place among all rows, where not all of them are on the page, and what measures it then. */
  readonly index?: number;
  readonly measure?: RefCallback<HTMLTableRowElement>;
}

/** Draws the row at a place. */
export type DrawRow = (at: number, long?: Pick<TableRowProps<never>, 'index' | 'measure'>) => ReactNode;

export interface RowsProps {
  readonly rows: readonly { readonly id: string }[];
  readonly draw: DrawRow;
  /** The row that had the focus when these gave way to all rows, which give it back. */
  readonly left?: RefObject<string | null>;
}

function DrawnRow<T>(props: TableRowProps<T>) {
  const { row, columns, isCard, isSaved, href, menu, actions, isPicked, pickWords, onPick, outcome, index, measure } =
    props;
  const look = lookOf(row, isSaved);
  const to = href?.(row.item);
  return (
    <tr
      {...ROLES.row}
      ref={measure}
      className={styles.row}
      data-row={row.id}
      data-look={look}
      data-noted={outcome !== undefined || undefined}
      data-leads={to !== undefined || undefined}
      tabIndex={to === undefined ? -1 : undefined}
      aria-busy={look === 'saving' || undefined}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + ROWS_ABOVE}
    >
      {isPicked !== undefined && (
        <RowPick isPicked={isPicked} words={pickWords} onPick={(isOn) => onPick?.(row.id, isOn)} />
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          {...ROLES.cell}
          className={styles.cell}
          data-align={column.align}
          data-half={column.onCard === 'half' || undefined}
        >
          {at === 0 && to !== undefined ? (
            <PageLink to={to} className={styles.link} data-leads-to-row>
              {column.cell(row.item)}
            </PageLink>
          ) : (
            withName(column, isCard, column.cell(row.item))
          )}
        </td>
      ))}
      {actions && (
        <td {...ROLES.cell} className={styles.cell} data-state>
          <span className={styles.state}>
            <RowState row={row} look={look} outcome={outcome} reasonOf={actions.reasonOf} />
            <RowButtons row={row} look={look} actions={actions} />
          </span>
        </td>
      )}
      {menu && (
        <td {...ROLES.cell} className={styles.cell} data-end>
          <span className={styles.end}>{menu(row.item)}</span>
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again only when it has changed. `memo` forgets the type parameter of its props. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
