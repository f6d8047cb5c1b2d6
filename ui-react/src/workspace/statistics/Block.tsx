import { type Day, hourMinute, parseIsoDate } from '@felles/core';
import type { Answer, PeriodQuestion, Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { FigureDays } from '@felles/core/internal/workspace/statistics/overview-question';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text, TextKey } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { InfoSign } from '../../kit/TipArea.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';

/** Where a figure comes from: a call of the service, or a list of it that is counted here. */
export type Source = TextKey extends infer K ? (K extends `statistics.from.${infer Name}` ? Name : never) : never;

interface BlockProps<T> {
  readonly figure: Query<unknown, T>;
  readonly source: Source;
  /** The period of the figure; 'now' for a figure without one. */
  readonly period: PeriodQuestion | 'now';
  /** The days of the answer, from the answer itself. */
  readonly daysOf?: (value: T) => FigureDays;
  readonly words?: 'all' | 'allProjects';
  /** Draws the answer; `info` is the sign with its source and its days, for beside the title. */
  readonly children: (value: T, info: ReactNode) => ReactNode;
}

/** The answer of one call. A failure stays in this block. */
export function Block<T>({ figure, source, period, daysOf, words = 'all', children }: BlockProps<T>) {
  const answer = useObservable(figure.answer$);
  const text = useText();
  useOpen(figure);
  return (
    <LoadedContent
      load={answer.load}
      words={
        words === 'all'
          ? { some: text('statistics.some'), all: text('statistics.all') }
          : { some: text('statistics.someProjects'), all: text('statistics.allProjects') }
      }
      again={figure.reload}
      old={answerStaleness(answer)}
    >
      {(value) => (
        <div className={layout.column4}>
          {children(value, <InfoSign words={sourceIn(text, source, answer, period, daysOf?.(value))} />)}
        </div>
      )}
    </LoadedContent>
  );
}

/** The source of a figure, in words. */
function sourceIn(
  text: Text,
  source: Source,
  { asOf }: Answer<unknown, unknown>,
  period: PeriodQuestion | 'now',
  told: FigureDays | undefined,
): string {
  return [
    text('statistics.source', { source: text(`statistics.from.${source}`) }),
    period === 'now' ? text('statistics.asNow') : periodIn(text, period, told),
    asOf !== null && text('statistics.fetched', { time: hourMinute(asOf) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function periodIn(text: Text, period: PeriodQuestion, told: FigureDays | undefined): string {
  const said = told && daysIn(text, told);
  if (said) return text('statistics.told', { days: said });
  const asked = daysIn(text, { from: parseIsoDate(period.from), to: parseIsoDate(period.to) });
  return asked === null ? text('statistics.askedAll') : text('statistics.asked', { days: asked });
}

/** Days in words; null where neither end is known. */
function daysIn(text: Text, { from, to }: { readonly from: Day | null; readonly to: Day | null }): string | null {
  if (from === null) return to === null ? null : text('statistics.until', { day: dayMonthYear(to) });
  if (to === null) return text('statistics.since', { day: dayMonthYear(from) });
  return from === to ? dayMonthYear(from) : text('statistics.days', { from: dayMonthYear(from), to: dayMonthYear(to) });
}
