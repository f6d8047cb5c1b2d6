import { addDays, type Day, firstOfMonth, isOn, isoDate, mondayOf, monthAway } from '@felles/core';
import {
  countOfDeadlines,
  type DayMark,
  type DeadlinesQuestion,
  type DeadlineWeeks,
  type DeadlineWeeksView,
  deadlinesBetween,
  deadlinesByDay,
  firstDeadlines,
  marksOf,
} from '@felles/core/workspace/deadlines';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useMedia } from '../../react/use-media.ts';
import { DayNames } from './DayCards.tsx';
import type { RowChanges } from './DeadlineActs.tsx';
import { DeadlineCalendar } from './DeadlineCalendar.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { DoneLately } from './DoneLately.tsx';
import styles from './FoundDeadlines.module.css';
import { MonthTable } from './MonthTable.tsx';
import { PeriodSteps } from './PeriodSteps.tsx';
import { WeekDays } from './WeekDays.tsx';
import { daysInWeek, monthIn, weekIn } from './words.ts';

interface FoundDeadlinesProps {
  readonly found: DeadlineWeeks;
  readonly question: DeadlinesQuestion;
  readonly onAsk: (part: Partial<DeadlinesQuestion>) => void;
  readonly today: DeadlineWeeksView['today'];
  readonly done: Parameters<typeof DoneLately>[0]['recent'] | null;
  readonly isOfProject: boolean;
  readonly acts: RowChanges | null;
}

/** [W-PLAN-04] The deadlines as a list, by the days of a week, or in a month; the filters hold in each. */
export function FoundDeadlines({ found, question, onAsk, today, done, isOfProject, acts }: FoundDeadlinesProps) {
  const isPhone = useMedia('(width <= 700px)');
  const text = useText();
  const at = question.from ?? today;
  const lines = { today, isOfProject, acts };
  const onMove = acts?.onMove ?? null;
  const inSight = {
    isToday: question.from === null,
    onGo: (day: Day | null) => onAsk({ from: day }),
    undated: found.undated.length,
  };
  const noRight = acts && !mayChangeAny(found) && <p className={textStyles.quiet}>{text('deadline.noRight')}</p>;

  if (question.view === 'week') {
    const monday = mondayOf(at);
    return (
      <div className={layout.column3}>
        {noRight}
        <PeriodSteps
          {...inSight}
          title={weekIn(text, monday)}
          beside={daysInWeek(text, monday, today)}
          before={{ label: text('deadlines.weekBefore'), day: addDays(monday, -7) }}
          after={{ label: text('deadlines.weekAfter'), day: addDays(monday, 7) }}
        />
        <WeekDays
          monday={monday}
          today={today}
          days={deadlinesByDay(found)}
          isOfProject={isOfProject}
          onMove={onMove}
        />
      </div>
    );
  }

  if (question.view === 'calendar') {
    const month = firstOfMonth(at);
    const days = deadlinesByDay(found);
    const steps = (
      <PeriodSteps
        {...inSight}
        title={monthIn(text, month)}
        before={{ label: text('deadlines.earlier'), day: monthAway(month, -1) }}
        after={{ label: text('deadlines.later'), day: monthAway(month, 1) }}
      />
    );
    if (isPhone) {
      const inMonth = deadlinesBetween(found, month, monthAway(month, 1));
      return (
        <Lines
          {...lines}
          found={inMonth}
          isBelow
          beside={(onPress) => (
            <>
              {noRight}
              {steps}
              <MonthTable
                isTitled={false}
                month={month}
                today={today}
                marks={marksOf(inMonth, today)}
                onPress={onPress}
              />
            </>
          )}
        />
      );
    }
    return (
      <div className={layout.column3}>
        {noRight}
        {steps}
        <MonthTable
          isTitled={false}
          month={month}
          today={today}
          marks={new Map()}
          onPress={() => {}}
          namesOf={(day) => (
            <DayNames
              found={days.get(day) ?? []}
              today={today}
              onMove={onMove}
              onMore={() => onAsk({ view: 'week', from: day })}
            />
          )}
        />
      </div>
    );
  }

  return (
    <Lines
      {...lines}
      found={found}
      above={noRight}
      beside={(onPress) => (
        <>
          <DeadlineCalendar today={today} marks={marksOf(found, today)} onPress={onPress} />
          {done && <DoneLately recent={done} />}
        </>
      )}
    />
  );
}

/** Of thousands, so many are on the page until more are asked for. */
const SHOWN = 200;

interface LinesProps extends Pick<FoundDeadlinesProps, 'found' | 'today' | 'isOfProject' | 'acts'> {
  readonly above?: ReactNode;
  /** A calendar; its days lead to their first deadlines. */
  readonly beside: (onPress: (mark: DayMark) => void) => ReactNode;
  /** The list stands below the calendar. */
  readonly isBelow?: boolean;
}

function Lines({ found, today, isOfProject, acts, above, beside, isBelow = false }: LinesProps) {
  const [shown, setShown] = useState(SHOWN);
  /** The day that was pressed, until its first deadline is in sight. */
  const [pressed, setPressed] = useState<DayMark | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = useText();
  const left = countOfDeadlines(found) - shown;
  const leaving = [...(acts?.notes ?? [])].flatMap(([id, { kind }]) => (kind === 'done' ? [id] : []));
  useLostFocus(
    useCallback(() => list.current, []),
    leaving.join(' '),
  );
  useLayoutEffect(() => {
    if (pressed === null) return;
    const first = list.current?.querySelector<HTMLElement>(`[data-day="${isoDate(pressed.day)}"]`);
    first?.scrollIntoView();
    (first?.querySelector('a') ?? first)?.focus({ preventScroll: true });
    setPressed(null);
  }, [pressed]);
  const onPress = (mark: DayMark) => {
    setShown(Math.max(shown, mark.place + SHOWN));
    setPressed(mark);
  };
  return (
    <div className={isBelow ? layout.column3 : styles.found}>
      {isBelow && beside(onPress)}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {above}
        <DeadlineList found={firstDeadlines(found, shown)} today={today} acts={acts} isOfProject={isOfProject} />
        {left > 0 && (
          <Button onClick={() => setShown(shown + SHOWN)}>
            {text('deadlines.more', { count: Math.min(left, SHOWN) })}
          </Button>
        )}
      </div>
      {!isBelow && <aside className={styles.side}>{beside(onPress)}</aside>}
    </div>
  );
}

/** [W-PLAN-15] The rights are those at each project. */
const mayChangeAny = ({ passed, weeks, undated, done }: DeadlineWeeks): boolean =>
  [
    ...[...passed, ...weeks.flatMap(({ deadlines }) => deadlines), ...done].map(({ deadline }) => deadline),
    ...undated,
  ].some(({ may_change: may }) => isOn(may));
