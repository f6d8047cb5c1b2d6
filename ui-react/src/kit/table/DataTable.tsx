import '../../i18n/lists/index.ts';

import { type ReactNode, type Ref, Suspense, useRef } from 'react';
import { LazyPart } from '../../react/LazyPart.tsx';
import { lazily } from '../../react/lazily.ts';
import { useSaved } from '../../react/use-saved.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import styles from './DataTable.module.css';
import { ROLES } from './roles.ts';
import { TableHead } from './TableHead.tsx';
import { type DrawRow, type RowsProps, TableRow } from './TableRow.tsx';
import type { Column, TableRow as Row, RowActions, Sorting } from './table-of.ts';
import { useRowPress } from './use-row-press.ts';

interface DataTableProps<T> {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly Row<T>[];
  readonly sorting?: Sorting | null;
  readonly onSort?: (field: string) => void;
  /** Where a row leads: on a wide window all of it is pressed, as a card it is all one link. */
  readonly href?: (item: T) => string;
  /** What else can be done with a row: a menu, last in it. */
  readonly menu?: (item: T) => ReactNode;
  /** Given where rows are edited: they say how their saving stands then. */
  readonly actions?: RowActions<T>;
  /** People and files have lower rows. */
  readonly isLow?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** More rows than this are on the page only while they are near the window. */
const MANY = 100;

const longRows = lazily(async () => (await import('./LongRows.tsx')).LongRows);

/** A list as a table; on a phone, each row is a card. Whoever shows it does the sorting. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, sorting = null, onSort, href, menu, actions, isLow = false, ref } = props;
  const table = useRef<HTMLTableElement>(null);
  const saved = useSaved(rows);
  const isLong = rows.length > MANY;
  useRowPress(table);
  const draw: DrawRow = (at, long) => {
    const row = rows[at];
    return (
      row && (
        <TableRow
          key={row.id}
          row={row}
          columns={columns}
          isSaved={saved.has(row.id)}
          href={href}
          menu={menu}
          actions={actions}
          {...long}
        />
      )
    );
  };
  return (
    <div ref={ref} className={styles.around}>
      <table
        ref={table}
        {...ROLES.table}
        className={styles.table}
        aria-label={label}
        data-low={isLow || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <colgroup>
          {columns.map(({ id, width, leavesAt }) => (
            <col key={id} style={{ width }} className={styles.column} data-leaves={leavesAt} />
          ))}
          {actions && <col />}
          {(actions || menu) && <col className={actions ? styles.ends : styles.menus} />}
        </colgroup>
        <TableHead
          columns={columns}
          sorting={sorting}
          onSort={onSort}
          hasStates={actions !== undefined}
          hasEnd={actions !== undefined || menu !== undefined}
        />
        {isLong ? (
          // Where the code for it does not come, all rows are on the page.
          <ErrorBoundary fallback={<EveryRow rows={rows} draw={draw} />}>
            <Suspense fallback={<EveryRow rows={rows} draw={draw} />}>
              <LazyPart code={longRows} given={{ rows, draw }} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <EveryRow rows={rows} draw={draw} />
        )}
      </table>
    </div>
  );
}

const EveryRow = ({ rows, draw }: RowsProps) => (
  <tbody {...ROLES.group} className={styles.body}>
    {rows.map((_, at) => draw(at))}
  </tbody>
);
