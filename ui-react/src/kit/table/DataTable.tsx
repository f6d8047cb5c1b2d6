import '../../i18n/catalogs/lists.ts';

import type { Row } from '@felles/core/data';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LazyPart } from '../../react/LazyPart.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useMedia } from '../../react/use-media.ts';
import { useSaved } from '../../react/use-saved.ts';
import { CrashNote } from '../CrashNote.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { fitColumns, inRem, NORMAL_TEXT, onCards, widthOf } from './column-fit.ts';
import styles from './DataTable.module.css';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { type DrawRow, type RowsProps, TableRow } from './TableRow.tsx';
import { type Column, ROLES, type RowActions, type RowOutcome, type RowPicks, type Sorting } from './table-of.ts';

export interface DataTableProps<T> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly Row<T>[];
  readonly sorting?: Sorting | null;
  readonly onSort?: (field: string) => void;
  /** The link of a row: in a wide window all of the row can be pressed, as a card it is one link. */
  readonly href?: (item: T) => string | undefined;
  /** Other actions on a row: a menu, last in it. */
  readonly menu?: (item: T) => ReactNode;
  /** The width of that menu in pixels at normal text, padding included. */
  readonly menuWidth?: number;
  /** Given where rows are edited: the rows then show the state of their saving. */
  readonly actions?: RowActions<T>;
  /** Given where several rows can be chosen: each of them then has a box. */
  readonly picks?: RowPicks<T> | undefined;
  /** The outcome of a row in the last change of several. */
  readonly outcomeOf?: ((row: Row<T>) => RowOutcome | null) | undefined;
  /** The total below each column, in a row that stays last in every order. */
  readonly foot?: (column: Column<T>) => ReactNode;
  /** People and files have lower rows. */
  readonly isLow?: boolean;
}

/** More rows than this are on the page only while they are near the window. */
const MANY = 100;

/** A button with three dots. */
const MENU = 56;

const longRows = lazyCode(async () => (await import('./LongRows.tsx')).LongRows);

/** A box to press. */
const PICK = 44;

/** Each row is a card on a phone, like the rest of the page there, and where a table has less room than this. */
const PHONE = '(width <= 700px)';
const ROOM_FOR_COLUMNS = 320;

/** A list as a table, or as cards. The page that shows it does the sorting. */
export function DataTable<T>(props: DataTableProps<T>) {
  const ruler = useRef<HTMLDivElement>(null);
  const room = useRoom(ruler);
  return (
    <div className={styles.around}>
      <div ref={ruler} className={styles.ruler} />
      {room !== null && (
        // Where the code for the rows of a long table does not come, all of them are on the page.
        <ErrorBoundary
          fallback={
            <>
              <CrashNote />
              <FittedTable {...props} room={room} isWhole />
            </>
          }
        >
          <FittedTable {...props} room={room} />
        </ErrorBoundary>
      )}
    </div>
  );
}

interface FittedTableProps<T> extends DataTableProps<T> {
  /** How wide it may be, in pixels of normal text. */
  readonly room: number;
  /** Has all of its rows on the page, however many they are. */
  readonly isWhole?: boolean;
}

function FittedTable<T>(props: FittedTableProps<T>) {
  const {
    label,
    columns: all,
    rows,
    room,
    isWhole = false,
    sorting = null,
    onSort,
    href,
    menu,
    menuWidth = MENU,
    actions,
    picks,
    outcomeOf,
    foot,
    isLow,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  const left = useRef<string | null>(null);
  const saved = useSaved(rows);
  const isPhone = useMedia(PHONE);
  const isCards = isPhone || room < ROOM_FOR_COLUMNS;
  const isLong = rows.length > MANY;
  useRowPress(table);
  const end = menu ? menuWidth : 0;
  const beside = end + (picks ? PICK : 0);
  const sortedBy = sorting?.field ?? null;
  const { columns, least, leftOut } = useMemo(() => {
    const items = all.some(({ has }) => has) ? rows.map(({ item }) => item) : [];
    return isCards ? onCards(all) : fitColumns(all, items, room - beside, sortedBy);
  }, [all, rows, isCards, room, beside, sortedBy]);
  const widths = columns.map((column) => widthOf(column, columns, least + beside));
  if (picks) widths.unshift(inRem(PICK));
  if (menu) widths.push(inRem(end));
  // React's type of a style knows no variables, though it sets them.
  const shared = { '--columns': isCards ? undefined : widths.join(' '), '--end': inRem(end) } as CSSProperties;
  const draw: DrawRow = (at, long) => {
    const row = rows[at];
    const outcome = row && outcomeOf?.(row);
    return (
      row && (
        <TableRow
          key={row.id}
          row={row}
          columns={columns}
          isCard={isCards}
          isSaved={saved.has(row.id) || (outcome?.isSaved ?? false)}
          href={href}
          menu={menu}
          actions={actions}
          isPicked={picks?.isPicked(row)}
          pickWords={picks?.wordsOf(row.item)}
          onPick={picks?.onPick}
          outcome={outcome?.words}
          {...long}
        />
      )
    );
  };
  return (
    <table
      ref={table}
      {...ROLES.table}
      className={styles.table}
      aria-label={label}
      data-low={isLow || undefined}
      data-left-out={leftOut.join(' ')}
      data-cards={isCards || undefined}
      style={shared}
      aria-rowcount={isLong ? rows.length + (foot ? 2 : 1) : undefined}
    >
      <TableHead
        columns={columns}
        sorting={sorting}
        onSort={onSort}
        hasPicks={picks !== undefined}
        hasStates={actions !== undefined}
        hasEnd={menu !== undefined}
      />
      {isLong && !isWhole ? (
        <Suspense fallback={<EveryRow rows={rows.slice(0, MANY)} draw={draw} left={left} />}>
          <LazyPart code={longRows} given={{ rows, draw, left }} />
        </Suspense>
      ) : (
        <EveryRow rows={rows} draw={draw} />
      )}
      {foot && (
        <TableFoot
          columns={columns}
          isCard={isCards}
          foot={foot}
          index={isLong ? rows.length + 2 : undefined}
          hasPicks={picks !== undefined}
          hasStates={actions !== undefined}
          hasEnd={menu !== undefined}
        />
      )}
    </table>
  );
}

function EveryRow({ rows, draw, left }: RowsProps) {
  useLayoutEffect(() => {
    if (!left) return;
    return () => {
      left.current = document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
    };
  }, [left]);
  return (
    <tbody {...ROLES.group} className={styles.body}>
      {rows.map((_, at) => draw(at))}
    </tbody>
  );
}

/** In a hidden place nothing is laid out, and nothing is cut: all columns are there. */
const NOT_LAID_OUT = Number.POSITIVE_INFINITY;

/** The width in pixels of normal text; null until known. It changes by whole rems, so that a table is seldom drawn again. */
function useRoom(place: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setRoom(roomOf(element));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

function roomOf({ clientWidth }: HTMLElement): number {
  if (clientWidth === 0) return NOT_LAID_OUT;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_TEXT;
  return Math.floor(clientWidth / rem) * NORMAL_TEXT;
}

/** A press anywhere on a row counts as a press on its link, except on other controls and on selected text. */
function useRowPress(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const place = table.current;
    const press = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label, [role="menu"]'))
        return;
      if (window.getSelection()?.type === 'Range') return;
      const link = target.closest('tbody > tr')?.querySelector('[data-leads-to-row]');
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    };
    place?.addEventListener('click', press);
    return () => place?.removeEventListener('click', press);
  }, [table]);
}
