import { type Load, mapLoad } from '@felles/core';
import {
  type Bar,
  barsOfDeviations,
  barsOfHours,
  barsOfTasks,
  CHECK_IN_KINDS,
  checkInsByKind,
  type FigureStore,
} from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Figure } from '../../kit/figure/Figure.tsx';
import type { FigureData } from '../../kit/figure/figure-data.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';

interface KindProps {
  readonly title: string;
}

/** Tasks by status. */
export function TasksPortlet({ title }: KindProps) {
  const [{ tasks }] = useState(useWorkspace().daily.statistics);
  const text = useText();
  return (
    <Drawn title={title} store={tasks} dataOf={(value) => barsOf(text('figures.status'), title, barsOfTasks(value))} />
  );
}

/** Deviations by status. */
export function DeviationsPortlet({ title }: KindProps) {
  const [{ deviations }] = useState(useWorkspace().daily.statistics);
  const text = useText();
  return (
    <Drawn
      title={title}
      store={deviations}
      dataOf={(value) => barsOf(text('figures.status'), title, barsOfDeviations(value))}
    />
  );
}

/** Hours by article. */
export function HoursPortlet({ title }: KindProps) {
  const [{ hours }] = useState(useWorkspace().daily.statistics);
  const text = useText();
  return (
    <Drawn
      title={title}
      store={hours}
      dataOf={(value) =>
        barsOf(text('figures.article'), text('figures.hours'), barsOfHours(value, text('figures.others')))
      }
    />
  );
}

/** Who is checked in, and whose check-in failed. */
export function CheckInsPortlet({ title }: KindProps) {
  const [{ checkIns }] = useState(useWorkspace().daily.statistics);
  const text = useText();
  return (
    <Drawn
      title={title}
      kind="stacked"
      store={checkIns}
      dataOf={(value) => {
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
}

interface DrawnProps<T> extends KindProps {
  readonly kind?: 'bars' | 'stacked';
  readonly store: FigureStore<T>;
  readonly dataOf: (value: T) => FigureData;
}

function Drawn<T>({ title, kind = 'bars', store, dataOf }: DrawnProps<T>) {
  const { load, refreshFailure } = useObservable(store.answer$);
  const text = useText();
  useOpen(store);
  const shown: Load<FigureData> = mapLoad(load, dataOf);
  return (
    <Figure
      title={title}
      isTitled={false}
      kind={kind}
      load={shown}
      words={{ some: text('figures.some'), all: text('figures.all') }}
      again={store.reload}
      empty={<StateNote icon={<Icon name="information" />} title={text('figures.none')} />}
      old={refreshFailure ? { at: null } : null}
    />
  );
}

const barsOf = (head: string, name: string, bars: readonly Bar[]): FigureData => ({
  head,
  names: bars.map((bar) => bar.name),
  series: [{ name, numbers: bars.map((bar) => bar.number) }],
});
