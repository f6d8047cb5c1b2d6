import '../../i18n/catalogs/task-status.ts';

import { dayMonthYear, mapLoad } from '@felles/core';
import { answerStaleness } from '@felles/core/data';
import {
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CHECK_IN_KINDS,
  checkInsByKind,
  type FigureBar,
  type FigureDays,
  type FigureStore,
  figureDays,
  PERIODS,
  type Period,
  type StatisticsStore,
} from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Figure } from '../../kit/figure/Figure.tsx';
import type { FigureData } from '../../kit/figure/figure-data.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useArea } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { useChoice, usePortlet } from './portlet-place.ts';

/** Tasks by status. */
export const TasksPortlet = () => (
  <Drawn
    storeOf={({ tasks }) => tasks}
    dataOf={(value, text, title) =>
      barsOf(
        text('figures.status'),
        title,
        barsOfTasks(value, (status) => text(`task.status.${status}`)),
      )
    }
    daysOf={figureDays}
  />
);

/** Deviations by status. */
export const DeviationsPortlet = () => (
  <Drawn
    storeOf={({ deviations }) => deviations}
    dataOf={(value, text, title) => barsOf(text('figures.status'), title, barsOfDeviations(value))}
  />
);

/** Hours by article. */
export const HoursPortlet = () => (
  <Drawn
    storeOf={({ hours }) => hours}
    dataOf={(value, text) =>
      barsOf(text('figures.article'), text('figures.hours'), barsOfHours(value, text('figures.others')))
    }
  />
);

/** Who is checked in, and whose check-in failed. */
export const CheckInsPortlet = () => (
  <Drawn
    kind="stacked"
    daysOf={figureDays}
    storeOf={({ checkIns }) => checkIns}
    dataOf={(value, text) => {
      const kinds = checkInsByKind(value);
      return {
        head: text('figures.who'),
        names: CHECK_IN_KINDS.map((kind) => text(`figures.${kind}`)),
        series: [
          { name: text('figures.ok'), numbers: CHECK_IN_KINDS.map((kind) => kinds[kind].ok) },
          { name: text('figures.failed'), numbers: CHECK_IN_KINDS.map((kind) => kinds[kind].failed) },
        ],
      };
    }}
  />
);

interface DrawnProps<T> {
  readonly kind?: 'bars' | 'stacked';
  readonly storeOf: (stores: StatisticsStore) => FigureStore<T>;
  readonly dataOf: (value: T, text: Text, title: string) => FigureData;
  /** Absent where the answer has no days. */
  readonly daysOf?: (value: T) => FigureDays;
}

const isPeriod = (stored: string): stored is Period => PERIODS.some((period) => period === stored);

function Drawn<T>({ kind = 'bars', storeOf, dataOf, daysOf }: DrawnProps<T>) {
  const dashboard = useArea('dashboard');
  const { portlet, isNear } = usePortlet();
  const title = portlet.title ?? '';
  const period = useChoice<Period>('period', 'standard', isPeriod);
  const chosen = useObservable(period.chosen$);
  const [store] = useState(() => storeOf(dashboard.statistics(period.chosen$)));
  const answer = useObservable(store.answer$);
  const text = useText();
  useOpen(store, isNear);
  return (
    <PortletFrame
      again={store.reload}
      chosen={chosen === null || chosen === 'standard' ? null : text(`period.${chosen}`)}
      choices={PERIODS.map((one) => ({
        id: one,
        label: text(`period.${one}`),
        isChosen: one === chosen,
        onPress: () => period.choose(one),
      }))}
    >
      <Figure
        title={title}
        isTitled={false}
        kind={kind}
        load={mapLoad(answer.load, (value) => ({
          ...dataOf(value, text, title),
          note: wordsFor(daysOf?.(value) ?? UNSAID, text),
        }))}
        words={{ some: text('figures.some'), all: text('figures.all') }}
        again={store.reload}
        empty={<StateNote icon={<Icon name="information" />} title={text('figures.none')} />}
        old={answerStaleness(answer)}
      />
    </PortletFrame>
  );
}

const UNSAID: FigureDays = { from: null, to: null };

/** The days that the service has counted. */
function wordsFor({ from, to }: FigureDays, text: Text): string {
  if (from !== null && to !== null && from !== to)
    return text('figures.days', { from: dayMonthYear(from), to: dayMonthYear(to) });
  if (from !== null) return to === null ? text('figures.since', { day: dayMonthYear(from) }) : dayMonthYear(from);
  return to === null ? text('figures.noDays') : text('figures.until', { day: dayMonthYear(to) });
}

const barsOf = (head: string, name: string, bars: readonly FigureBar[]): FigureData => ({
  head,
  names: bars.map((bar) => bar.name),
  series: [{ name, numbers: bars.map((bar) => bar.number) }],
});
