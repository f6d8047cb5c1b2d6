import { type Day, dayMonth, weekdayOf } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { type HoursLine, type HoursRow, type HoursWeek, isLocked } from '@felles/core/workspace/hours';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { LOCK, PHONE, PLUS } from '../../kit/shapes.ts';
import { formatNumber } from '../format.ts';
import styles from './hours.module.css';
import { briefStateIn, dayWords, shortDay, stateIn } from './words.ts';

interface WeekTableProps {
  readonly week: HoursWeek;
  readonly today: Day;
  /** Null for a user who writes no hours. */
  readonly write: WeekWriting | null;
}

/** The presses of a cell: a line opens, and an empty cell begins a line like another of its article. */
interface WeekWriting {
  open(row: HoursRow): void;
  add(day: Day, like: HoursLine): void;
}

const SATURDAY = 5;
const isWeekend = (day: Day): true | undefined => weekdayOf(day) >= SATURDAY || undefined;

/** The week as a table of articles by day; a cell is a button where it can be written. */
export function WeekTable({ week, today, write }: WeekTableProps) {
  const text = useText();
  return (
    <section className={styles.scroll} aria-label={text('week.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('week.article')}</th>
            {week.days.map(({ day }) => (
              <th key={day} scope="col" data-today={day === today || undefined} data-weekend={isWeekend(day)}>
                {shortDay(text, day)} {dayMonth(day)}
              </th>
            ))}
            <th scope="col">{text('week.total')}</th>
          </tr>
        </thead>
        <tbody>
          {week.articles.map(({ key, line, days, hours }) => (
            <tr key={key}>
              <th scope="row">
                {line.name || line.art_id}
                <br />
                <small className={styles.quiet}>{line.project_name}</small>
              </th>
              {days.map((rows, at) => {
                const { day } = week.days[at] ?? { day: today };
                return (
                  <td key={day} data-today={day === today || undefined} data-weekend={isWeekend(day)}>
                    {rows.map((row) => (
                      <Cell key={row.id} row={row} week={week} day={day} write={write} />
                    ))}
                    {rows.length === 0 && write && (
                      <button
                        type="button"
                        className={styles.cell}
                        aria-label={text('week.addOn', { article: line.name ?? '', day: dayWords(text, day) })}
                        onClick={() => write.add(day, line)}
                      >
                        <Shape path={PLUS} />
                      </button>
                    )}
                  </td>
                );
              })}
              <td>
                <b>{formatNumber(hours)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('week.total')}</th>
            {week.days.map(({ day, hours }) => (
              <td key={day} data-today={day === today || undefined} data-weekend={isWeekend(day)}>
                {hours > 0 && <b>{formatNumber(hours)}</b>}
              </td>
            ))}
            <td>
              <b>{formatNumber(week.hours)}</b>
              {week.unsent > 0 && (
                <>
                  <br />
                  <small className={styles.quiet}>{text('week.unsent', { count: week.unsent })}</small>
                </>
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface CellProps extends Pick<WeekTableProps, 'week' | 'write'> {
  readonly row: HoursRow;
  readonly day: Day;
}

function Cell({ row, week, day, write }: CellProps) {
  const text = useText();
  const { item, state } = row;
  const overlaps = week.overlaps.has(item.hours_id);
  const brief = briefStateIn(text, row, overlaps);
  const needs = state === 'failed' || (state === 'settled' && item.status === 'RETURNED');
  const shown = needs ? 'needs' : overlaps ? 'warns' : state === 'settled' ? '' : 'waits';
  const hours = formatNumber(numberIn(item.hours));
  const content = (
    <>
      {hours}
      {brief !== '' && (
        <small className={styles.state}>
          {isLocked(item) ? <Shape path={LOCK} /> : shown === 'waits' ? <Shape path={PHONE} /> : <Icon name="alert" />}
          {brief}
        </small>
      )}
    </>
  );
  if (write === null)
    return (
      <span className={styles.cell} data-state={shown}>
        {content}
      </span>
    );
  const name = [`${hours} ${item.name ?? ''}`, dayWords(text, day), stateIn(text, row)];
  if (overlaps) name.push(text('week.overlaps'));
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={shown}
      aria-label={name.join(', ')}
      onClick={() => write.open(row)}
    >
      {content}
    </button>
  );
}
