import type { Day } from '@felles/core';
import type { FilterInUse, TimetableLayout, TimetableView, Week } from '@felles/core/portal/timetable';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { TipArea } from '../../kit/TipArea.tsx';
import { DayColumn } from './DayColumn.tsx';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  readonly week: Week;
  readonly layout: TimetableLayout;
  readonly isLoading: boolean;
  readonly inUse: FilterInUse | null;
  readonly onChoose: (day: Day) => void;
}

/** Seven days beside each other, or the chosen one by itself. */
export function WeekGrid({ week, layout, isLoading, inUse, onChoose }: WeekGridProps) {
  const text = useText();
  const { columns, number } = week;
  const shown = layout === 'week' ? columns : columns.filter(({ chosen }) => chosen);
  const next = inUse?.next;
  return (
    <>
      {inUse && (inUse.shown === 0 || next) && (
        <div className={styles.next}>
          {inUse.shown === 0 && (
            <b>
              {inUse.type
                ? text('timetable.noneOfType', { name: text(inUse.type), number })
                : text('timetable.noneChosen', { number })}
            </b>
          )}
          {next && (
            <>
              <p>{text('timetable.next', { ...next, weekday: text(`weekday.${next.weekday}`) })}</p>
              <Button onClick={() => onChoose(next.day)}>{text('timetable.toNext')}</Button>
            </>
          )}
        </div>
      )}
      <TipArea className={styles[layout]}>
        {shown.map((column) => (
          <DayColumn key={layout === 'week' ? column.weekday : 'day'} column={column} isLoading={isLoading} />
        ))}
      </TipArea>
    </>
  );
}

/** Announces the shown week to visitors who do not see the page. */
export function Announcement({ view: { status, week, layout } }: { readonly view: TimetableView }) {
  const text = useText();
  const shown = week.columns.filter(({ chosen }) => layout === 'week' || chosen);
  const count = shown.flatMap(({ groups }) => groups).reduce((sum, { classes }) => sum + classes.length, 0);
  return (
    <div role="status">
      <HiddenText>
        {status === 'loading' && text('timetable.loading', { number: week.number })}
        {status === 'ready' && text('timetable.loaded', { number: week.number, count })}
      </HiddenText>
    </div>
  );
}
