import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/statistics.ts';

import { type Cell, dayMonth, isoDate, isoWeekNumber } from '@felles/core';
import type { PeriodQuestion, Query } from '@felles/core/data';
import { checkInNumbers, tasksLeftOut } from '@felles/core/internal/workspace/statistics/lines';
import { type FigureDays, figureDays } from '@felles/core/internal/workspace/statistics/overview-question';
import {
  type CheckIn,
  checkInsPerDay,
  checkInsPerMonth,
  checkInsPerWeek,
  type DayCount,
  sumOfDays,
} from '@felles/core/workspace/checkins';
import type { CheckInStatistics, ProjectStatistics, TaskStatistics } from '@felles/core/workspace/statistics';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { distinctNames, type FigureData } from '../../kit/figure/figure-data.ts';
import { TimeColumns, type TimeMark } from '../../kit/figure/TimeColumns.tsx';
import layout from '../../kit/Layout.module.css';
import { PeriodFacet } from '../../kit/list/PeriodFacet.tsx';
import { fileDays, SaveTable } from '../../kit/list/SaveTable.tsx';
import { monthOf, yearOf } from '../../kit/parts/DateTile.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useFollow } from '../lists/address.ts';
import { useArea, useSeeing } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { Block } from '../statistics/Block.tsx';
import { checkInsByPerson, tasksByStatus } from '../statistics/charts.ts';
import { FigureSet } from '../statistics/FigureSet.tsx';
import styles from '../statistics/statistics.module.css';

/** [W-STATISTICS-22] [W-STATISTICS-23] The figures of one project. */
export function ProjectStatisticsScreen() {
  const { projectId = '' } = useParams();
  return <ProjectFigures key={projectId} projectId={projectId} />;
}

function ProjectFigures({ projectId }: { readonly projectId: string }) {
  const { ofProject, checkInsOf, today } = useArea('statistics');
  const [store] = useState(() => ofProject(projectId));
  const [list] = useState(() => checkInsOf(projectId));
  const [days] = useState(today);
  const question = useObservable(store.question$);
  const day = useObservable(days.day$);
  const text = useText();
  const seesCheckIns = useSeeing()('checkins') === 'seen';
  useOpen(days);
  useFollow(store);
  return (
    <Page title={text('statistics.title')}>
      <div className={styles.place}>
        <div className={layout.row2End}>
          <PeriodFacet period={question} today={day} onChoose={store.change} />
          <SaveFigures projectId={projectId} period={question} checkIns={store.checkIns} tasks={store.tasks} />
        </div>
        <div className={styles.shown}>
          <Block figure={store.checkIns} source="checkIns" period={question} daysOf={figureDays}>
            {(told, info) => (
              <>
                <FigureSet
                  label={text('statistics.tab.checkins')}
                  items={[{ label: text('statistics.column.now'), number: checkInNumbers(told).now }]}
                />
                <BarTable title={text('statistics.byKind')} data={checkInsByPerson(text, told)} info={info} />
              </>
            )}
          </Block>
          {seesCheckIns && <CameBlock store={store} list={list} period={question} />}
          <Block figure={store.tasks} source="tasks" period={question} daysOf={figureDays}>
            {(told, info) => {
              const leftOut = tasksLeftOut(told);
              return (
                <BarTable
                  title={text('statistics.byTaskStatus')}
                  data={{
                    ...tasksByStatus(text, told),
                    ...(leftOut && { note: text('statistics.leftOut', { count: leftOut }) }),
                  }}
                  info={info}
                />
              );
            }}
          </Block>
        </div>
      </div>
    </Page>
  );
}

interface CameBlockProps {
  readonly store: ProjectStatistics;
  readonly list: Query<unknown, readonly CheckIn[]>;
  readonly period: PeriodQuestion;
}

/** Where no period is chosen, the service chooses the days of its figures: the chart is of the same. */
function CameBlock({ store, list, period }: CameBlockProps) {
  const { load } = useObservable(store.checkIns.answer$);
  const told = load.status === 'ready' && !period.from && !period.to ? figureDays(load.value) : null;
  const shown = told === null ? period : writtenDays(told);
  return (
    <Block figure={list} source="checkInList" period={period} {...(told && { daysOf: () => told })}>
      {(checkIns, info) => <PerDay checkIns={checkIns} period={shown} info={info} />}
    </Block>
  );
}

const writtenDays = ({ from, to }: FigureDays): PeriodQuestion => ({
  from: from === null ? '' : isoDate(from),
  to: to === null ? '' : isoDate(to),
});

/** More days than this are shown as weeks, and more than that as months. */
const MOST_DAYS = 62;
const MOST_IN_WEEKS = 366;

interface PerDayProps {
  readonly checkIns: readonly CheckIn[];
  readonly period: PeriodQuestion;
  readonly info: ReactNode;
}

function PerDay({ checkIns, period, info }: PerDayProps) {
  const text = useText();
  const days = checkInsPerDay(checkIns, period);
  const weeks = checkInsPerWeek(days);
  const weekIn = ({ day }: DayCount) => text('statistics.weekOf', { week: isoWeekNumber(day) });
  const monthIn = ({ day }: DayCount) => `${text(`month.short.${monthOf(day)}`)} ${yearOf(day)}`;
  const byDay = cameData(text, days, ({ day }) => dayMonth(day));
  const byWeek = cameData(text, weeks, weekIn);
  const byMonth = cameData(text, checkInsPerMonth(days), monthIn);
  // The table has fewer lines than the chart has columns.
  if (days.length <= MOST_DAYS)
    return (
      <TimeColumns
        title={text('statistics.perDay')}
        info={info}
        data={byDay}
        marks={marksOf(
          days,
          ({ day }) => isoWeekNumber(day),
          weekIn,
          ({ day }) => dayMonth(day),
        )}
        rows={byWeek}
      />
    );
  const marks = (came: readonly DayCount[]) =>
    days.length <= MOST_IN_WEEKS
      ? marksOf(came, ({ day }) => monthOf(day), monthIn)
      : marksOf(
          came,
          ({ day }) => yearOf(day),
          ({ day }) => String(yearOf(day)),
        );
  return days.length <= MOST_IN_WEEKS ? (
    <TimeColumns title={text('statistics.perWeek')} info={info} data={byWeek} marks={marks(weeks)} rows={byMonth} />
  ) : (
    <TimeColumns
      title={text('statistics.perMonth')}
      info={info}
      data={byMonth}
      marks={marks(checkInsPerMonth(days))}
      rows={byMonth}
    />
  );
}

/** A label where a new week, month or year begins. The part of one that the period begins in has none if it is short. */
function marksOf(
  came: readonly DayCount[],
  partOf: (one: DayCount) => number | string,
  nameOf: (one: DayCount) => string,
  detailOf?: (one: DayCount) => string,
): readonly TimeMark[] {
  const starts = came.flatMap((one, at) => {
    const before = came[at - 1];
    const begins = before === undefined || partOf(before) !== partOf(one);
    return begins ? [{ at, name: nameOf(one), ...(detailOf && { detail: detailOf(one) }) }] : [];
  });
  const [first, second] = starts;
  return first && second && second.at - first.at < LEAST_MARKED ? starts.slice(1) : starts;
}

/** The least number of columns that there is room for a label under. */
const LEAST_MARKED = 3;

/** Of each day, week or month, how many came. */
function cameData(text: Text, came: readonly DayCount[], nameOf: (one: DayCount) => string): FigureData {
  const sums = sumOfDays(came);
  const seriesOf = (kind: keyof DayCount['counts'], tone: 'first' | 'second' | 'bad') => ({
    name: text(`statistics.${kind}`),
    tone,
    numbers: came.map(({ counts }) => counts[kind]),
    total: sums[kind],
  });
  return {
    // A year has a week or a day once more where it is a little more than one.
    names: distinctNames(came.map(nameOf)),
    series: [seriesOf('ok', 'first'), seriesOf('guest', 'second'), seriesOf('failed', 'bad')],
    sum: text('statistics.sum'),
  };
}

interface SaveFiguresProps {
  readonly projectId: string;
  readonly period: PeriodQuestion;
  readonly checkIns: Query<unknown, CheckInStatistics>;
  readonly tasks: Query<unknown, TaskStatistics>;
}

/** The figures as they are shown; of a call that failed there are none. */
function SaveFigures({ projectId, period, checkIns, tasks }: SaveFiguresProps) {
  const text = useText();
  const [came, done] = [useObservable(checkIns.answer$).load, useObservable(tasks.answer$).load];
  if (came.status !== 'ready' && done.status !== 'ready') return null;
  const lines = (): readonly (readonly Cell[])[] => [
    [text('statistics.what'), text('statistics.count')],
    ...(came.status === 'ready'
      ? linesToSave(text('statistics.tab.checkins'), checkInsByPerson(text, came.value))
      : []),
    ...(done.status === 'ready' ? linesToSave(text('statistics.tab.tasks'), tasksByStatus(text, done.value)) : []),
  ];
  return (
    <SaveTable file={text('statistics.fileOfProject', { project: projectId, days: fileDays(period) })} rows={lines} />
  );
}

const linesToSave = (of: string, { names, series }: FigureData): readonly (readonly Cell[])[] =>
  names.map((name, at) => [`${of}: ${name}`, series[0]?.numbers[at]]);
