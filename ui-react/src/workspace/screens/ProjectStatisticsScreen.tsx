import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/statistics.ts';

import { type Cell, type Day, dayMonth, isoDate, isoWeekNumber } from '@felles/core';
import type { PeriodQuestion, Query } from '@felles/core/data';
import {
  type CheckIn,
  type CheckInStatistics,
  cameInMonths,
  cameInWeeks,
  cameOnDays,
  checkInNumbers,
  type DayCount,
  type FigureDays,
  figureDays,
  type ProjectStatistics,
  sumOfDays,
  type TaskStatistics,
  taskNumbers,
  tasksLeftOut,
} from '@felles/core/workspace';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { ChartAndTable } from '../../kit/figure/ChartAndTable.tsx';
import type { FigureData } from '../../kit/figure/figure-data.ts';
import layout from '../../kit/Layout.module.css';
import { PeriodFacet } from '../../kit/list/PeriodFacet.tsx';
import { fileDays, SaveTable } from '../../kit/list/SaveTable.tsx';
import { monthOf, yearOf } from '../../kit/month-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useFollow } from '../lists/address.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { Block } from '../statistics/Block.tsx';
import { checkInItems, tasksByStatus } from '../statistics/charts.ts';
import styles from '../statistics/FigurePage.module.css';
import { FigureSet, writtenFigure } from '../statistics/FigureSet.tsx';

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
            {(told) => (
              <FigureSet
                label={text('statistics.tab.checkins')}
                items={checkInItems(text, checkInNumbers(told), told, () => null)}
              />
            )}
          </Block>
          <CameBlock store={store} list={list} period={question} />
          <Block figure={store.tasks} source="tasks" period={question} daysOf={figureDays}>
            {(told) => {
              const leftOut = tasksLeftOut(told);
              return (
                <ChartAndTable
                  title={text('statistics.byTaskStatus')}
                  total={writtenFigure(taskNumbers(told)['all'] ?? null)}
                  kind="counts"
                  data={{
                    ...tasksByStatus(text, told),
                    ...(leftOut && { note: text('statistics.leftOut', { count: leftOut }) }),
                  }}
                  format={writtenFigure}
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
      {(checkIns) => <PerDay checkIns={checkIns} period={shown} />}
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

function PerDay({ checkIns, period }: { readonly checkIns: readonly CheckIn[]; readonly period: PeriodQuestion }) {
  const text = useText();
  const days = cameOnDays(checkIns, period);
  const byDay = () => cameData(text, text('statistics.day'), days, ({ day }) => dayMonth(day));
  const byWeek = () =>
    cameData(text, text('statistics.week'), cameInWeeks(days), ({ day }) =>
      text('statistics.weekOf', { week: isoWeekNumber(day) }),
    );
  const byMonth = () =>
    cameData(text, text('statistics.month'), cameInMonths(days), ({ day }) => monthAndYear(text, day));
  // The table has fewer lines than the chart has columns.
  const [title, data, rows] =
    days.length <= MOST_DAYS
      ? (['statistics.perDay', byDay(), byWeek()] as const)
      : days.length <= MOST_IN_WEEKS
        ? (['statistics.perWeek', byWeek(), byMonth()] as const)
        : (['statistics.perMonth', byMonth(), byMonth()] as const);
  return <ChartAndTable title={text(title)} kind="columns" data={data} rows={rows} format={writtenFigure} />;
}

const monthAndYear = (text: Text, day: Day): string => `${text(`month.short.${monthOf(day)}`)} ${yearOf(day)}`;

/** Of each day, week or month, how many came. */
function cameData(text: Text, head: string, came: readonly DayCount[], nameOf: (one: DayCount) => string): FigureData {
  const sums = sumOfDays(came);
  const names = came.map(nameOf);
  const seriesOf = (kind: keyof DayCount['counts'], tone: 'first' | 'mute' | 'bad') => ({
    name: text(`statistics.${kind}`),
    tone,
    numbers: came.map(({ counts }) => counts[kind]),
    total: sums[kind],
  });
  return {
    head,
    // A year has a week or a day once more where it is a little more than one.
    names: names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`)),
    series: [seriesOf('ok', 'first'), seriesOf('guest', 'mute'), seriesOf('failed', 'bad')],
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
      ? checkInItems(text, checkInNumbers(came.value), came.value, () => null).map(({ label, number }) => [
          `${text('statistics.tab.checkins')}: ${label}`,
          number,
        ])
      : []),
    ...(done.status === 'ready' ? taskLines(text, done.value) : []),
  ];
  return (
    <SaveTable file={text('statistics.fileOfProject', { project: projectId, days: fileDays(period) })} rows={lines} />
  );
}

function taskLines(text: Text, told: TaskStatistics): readonly (readonly Cell[])[] {
  const { names, series } = tasksByStatus(text, told);
  return names.map((name, at) => [`${text('statistics.tab.tasks')}: ${name}`, series[0]?.numbers[at]]);
}
