import { type Day, dayMonth, numberIn } from '@felles/core';
import type { HoursRow, HoursWeek } from '@felles/core/workspace/hours';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PLUS } from '../../kit/shapes.ts';
import { formatNumber } from '../format.ts';
import styles from './hours.module.css';
import { briefStateIn, dayWords, shortDay, stateIn } from './words.ts';

interface WeekTableProps {
  readonly week: HoursWeek;
  readonly today: Day;
  readonly onOpen: (row: HoursRow) => void;
  readonly onAdd: (day: Day) => void;
}

/** The week as a table of articles by day; each cell is a button. */
export function WeekTable({ week, today, onOpen, onAdd }: WeekTableProps) {
  const text = useText();
  return (
    <section className={styles.scroll} aria-label={text('week.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('week.article')}</th>
            {week.days.map(({ day }) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
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
                  <td key={day} data-today={day === today || undefined}>
                    {rows.map((row) => (
                      <Cell key={row.id} row={row} week={week} day={day} onOpen={onOpen} />
                    ))}
                    {rows.length === 0 && (
                      <button
                        type="button"
                        className={styles.cell}
                        aria-label={text('week.addOn', { article: line.name ?? '', day: dayWords(text, day) })}
                        onClick={() => onAdd(day)}
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
              <td key={day} data-today={day === today || undefined}>
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

interface CellProps extends Pick<WeekTableProps, 'week' | 'onOpen'> {
  readonly row: HoursRow;
  readonly day: Day;
}

function Cell({ row, week, day, onOpen }: CellProps) {
  const text = useText();
  const { item, state } = row;
  const overlaps = week.overlaps.has(item.hours_id);
  const brief = briefStateIn(text, row, overlaps);
  const needs = overlaps || state === 'failed' || item.status === 'RETURNED';
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={needs ? 'needs' : state === 'settled' ? '' : 'waits'}
      aria-label={`${formatNumber(numberIn(item.hours))} ${item.name ?? ''}, ${dayWords(text, day)}, ${stateIn(text, row)}`}
      onClick={() => onOpen(row)}
    >
      {formatNumber(numberIn(item.hours))}
      {brief !== '' && <small>{brief}</small>}
    </button>
  );
}
