import { addDays, type Day, dayMonth, mondayOf, WEEKDAYS, weekdayOf } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type Schedule, statusTags, type TaskBar, tasksOnDay } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { StateNote } from '../../kit/states/StateNote.tsx';
import styles from './DayList.module.css';
import { TaskCards } from './TaskCards.tsx';

interface DayListProps {
  readonly schedule: Schedule;
  readonly day: Day;
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
}

/** A strip of seven days, and the tasks of one of them: where there is no room for a week. */
export function DayList({ schedule, day, today, onChoose }: DayListProps) {
  const text = useText();
  const bars = tasksOnDay(schedule, day);
  const isFree = ({ task }: TaskBar): boolean => statusTags(task).includes('UNASSIGNED');
  const monday = mondayOf(day);
  const name = `${text(`planning.weekday.${weekdayOf(day)}`)} ${dayMonthYear(day)}`;
  return (
    <div className={layout.column4}>
      <ul className={styles.strip}>
        {WEEKDAYS.map((weekday) => {
          const one = addDays(monday, weekday);
          const count = tasksOnDay(schedule, one).length;
          return (
            <li key={weekday}>
              <button
                type="button"
                className={styles.day}
                aria-pressed={one === day}
                aria-current={one === today ? 'date' : undefined}
                onClick={() => onChoose(one)}
              >
                <span>{text(`planning.weekday.${weekday}`)}</span>
                <b>{Number(dayMonth(one).slice(0, 2))}</b>
                <span className={styles.count} aria-hidden="true">
                  {count === 0 ? '' : count}
                </span>
                <HiddenText> {text('planning.dayCount', { count })}</HiddenText>
              </button>
            </li>
          );
        })}
      </ul>
      {bars.length === 0 ? (
        <StateNote icon={<Icon name="calendar" />} title={text('planning.emptyDay')} />
      ) : (
        <>
          <Part key={`free ${day}`} title={text('planning.unassigned')} bars={bars.filter(isFree)} />
          <Part key={day} title={name} bars={bars.filter((bar) => !isFree(bar))} />
        </>
      )}
    </div>
  );
}

/** Some tasks of a day; none, no heading. */
function Part({ title, bars }: { readonly title: string; readonly bars: readonly TaskBar[] }) {
  if (bars.length === 0) return null;
  return (
    <section className={layout.column2} aria-label={title}>
      <h2>{title}</h2>
      <TaskCards tasks={bars} hasProject />
    </section>
  );
}
