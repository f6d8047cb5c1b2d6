import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../HiddenText.tsx';
import { Shape } from '../Icon.tsx';
import { UP } from '../shapes.ts';
import styles from './DataTable.module.css';
import { PickHead } from './RowPick.tsx';
import { type Column, ROLES, type Sorting } from './table-of.ts';

interface TableHeadProps<T> {
  readonly columns: readonly Column<T>[];
  readonly sorting: Sorting | null;
  readonly onSort: ((field: string) => void) | undefined;
  readonly hasPicks: boolean;
  readonly hasStates: boolean;
  readonly hasEnd: boolean;
}

/** The heads of the columns; pressing one of a field that can be sorted by asks for that. */
export function TableHead<T>({ columns, sorting, onSort, hasPicks, hasStates, hasEnd }: TableHeadProps<T>) {
  const text = useText();
  return (
    <thead {...ROLES.group} className={styles.top}>
      <tr {...ROLES.row} className={styles.heads}>
        {hasPicks && <PickHead>{text('picks.choose')}</PickHead>}
        {columns.map(({ id, head, align, sortBy }) => {
          const isSortable = sortBy !== undefined && onSort !== undefined;
          const direction = isSortable && sorting?.field === sortBy ? sorting.direction : null;
          return (
            <th
              key={id}
              {...ROLES.head}
              className={styles.head}
              data-align={align}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
            >
              {isSortable ? (
                <button type="button" className={styles.sort} onClick={() => onSort(sortBy)}>
                  {head}
                  {direction && (
                    <span className={styles.arrow} data-direction={direction}>
                      <Shape path={UP} />
                    </span>
                  )}
                </button>
              ) : (
                head
              )}
            </th>
          );
        })}
        {hasStates && (
          <th {...ROLES.head} className={styles.states}>
            <HiddenText>{text('row.state')}</HiddenText>
          </th>
        )}
        {hasEnd && (
          <th {...ROLES.head} className={styles.head}>
            <HiddenText>{text('row.choices')}</HiddenText>
          </th>
        )}
      </tr>
    </thead>
  );
}
