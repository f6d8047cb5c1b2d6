import '../../i18n/catalogs/task-status.ts';

import { answerStaleness } from '@felles/core/internal/data/list-load';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { type FigureDays, figureDays, PERIODS } from '@felles/core/internal/workspace/statistics/overview-question';
import {
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CHECK_IN_KINDS,
  checkInsByKind,
  type FigureBar,
  type FigureStore,
  type Period,
  type StatisticsStore,
} from '@felles/core/workspace/statistics';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { type FigureData, isWithoutNumbers } from '../../kit/figure/figure-data.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { InfoSign } from '../../kit/TipArea.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { useChoice, usePortlet } from './portlet-place.ts';

/** Tasks by status. */
export const TasksPortlet = () => (
  <Drawn
    storeOf={({ tasks }) => tasks}
    dataOf={(value, text, title) =>
      barsOf(
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
    dataOf={(value, _, title) => barsOf(title, barsOfDeviations(value))}
  />
);

/** Hours by article. */
export const HoursPortlet = () => (
  <Drawn
    storeOf={({ hours }) => hours}
    dataOf={(value, text) => barsOf(text('figures.hours'), barsOfHours(value, text('figures.others')))}
  />
);

/** Who is checked in, and whose check-in failed. */
export const CheckInsPortlet = () => (
  <Drawn
    daysOf={figureDays}
    storeOf={({ checkIns }) => checkIns}
    dataOf={(value, text) => {
      const kinds = checkInsByKind(value);
      return {
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
  readonly storeOf: (stores: StatisticsStore) => FigureStore<T>;
  readonly dataOf: (value: T, text: Text, title: string) => FigureData;
  /** Absent where the answer has no days. */
  readonly daysOf?: (value: T) => FigureDays;
}

const isPeriod = (stored: string): stored is Period => PERIODS.some((period) => period === stored);

function Drawn<T>({ storeOf, dataOf, daysOf }: DrawnProps<T>) {
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
      <LoadedContent
        load={answer.load}
        words={{ some: text('figures.some'), all: text('figures.all') }}
        again={store.reload}
        isEmpty={(value) => isWithoutNumbers(dataOf(value, text, title))}
        empty={<StateNote title={text('figures.none')} />}
        old={answerStaleness(answer)}
      >
        {(value) => (
          <BarTable
            title={title}
            isTitled={false}
            data={dataOf(value, text, title)}
            info={<InfoSign words={wordsFor(daysOf?.(value) ?? UNSAID, text)} />}
          />
        )}
      </LoadedContent>
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

const barsOf = (name: string, bars: readonly FigureBar[]): FigureData => ({
  names: bars.map((bar) => bar.name),
  series: [{ name, numbers: bars.map((bar) => bar.number) }],
});
