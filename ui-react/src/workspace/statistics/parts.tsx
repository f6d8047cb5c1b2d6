// The parts of the tabs with figures over projects.
import type { Query } from '@felles/core/data';
import { PERIOD_ADDRESS } from '@felles/core/internal/data/period';
import type {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  FigureLine,
  HOUR_COLUMNS,
  Numbers,
  PHASE_STEPS,
  PHOTO_COLUMNS,
} from '@felles/core/internal/workspace/statistics/lines';
import { figureDays } from '@felles/core/internal/workspace/statistics/overview-question';
import type { OverviewQuestion, StatisticsOverview } from '@felles/core/workspace/statistics';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { projectOf, statisticsOf } from '../paths.ts';
import { Block, type Source } from './Block.tsx';
import { type FigureColumn, FigureLines } from './FigureLines.tsx';
import type { FigureItem } from './FigureSet.tsx';

export interface TabProps {
  readonly store: StatisticsOverview;
  readonly question: OverviewQuestion;
}

/** The figures of the same days at one project. */
export const toStatistics = (question: OverviewQuestion) => (projectId: string) => {
  const words = Object.entries(PERIOD_ADDRESS.write(question)).flatMap(([name, day]) => (day ? [[name, day]] : []));
  return statisticsOf(projectId) + (words.length > 0 ? `?${new URLSearchParams(words)}` : '');
};

interface PerProjectProps<T> extends TabProps {
  readonly figure: Query<unknown, T>;
  readonly source: Source;
  readonly daysOf?: (records: T) => ReturnType<typeof figureDays>;
  readonly linesIn: (records: T) => readonly FigureLine[];
  readonly columnsIn: (records: T, text: Text) => readonly FigureColumn[];
  readonly of?: 'project' | 'article';
  readonly hrefOf?: (projectId: string) => string;
}

/** A call that answers for each project. */
export const PerProject = <T,>({ figure, source, daysOf, ...rest }: PerProjectProps<T>) => (
  <Block figure={figure} source={source} period={rest.question} {...(daysOf && { daysOf })} words="allProjects">
    {(records, info) => <Lines {...rest} records={records} info={info} />}
  </Block>
);

/** The lines of an answer, computed once for each answer. */
export function Lines<T>({
  store,
  question,
  records,
  linesIn,
  columnsIn,
  of = 'project',
  hrefOf = projectOf,
  info,
}: Omit<PerProjectProps<T>, 'figure' | 'source'> & { readonly records: T; readonly info?: ReactNode }) {
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how they are counted is the same for every answer
  const lines = useMemo(() => linesIn(records), [records]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same of the columns
  const columns = useMemo(() => columnsIn(records, text), [records, text]);
  return (
    <FigureLines
      of={of}
      info={info}
      lines={lines}
      columns={columns}
      question={question}
      onAsk={store.change}
      {...(of === 'project' && { hrefOf })}
    />
  );
}

type ColumnName =
  | (typeof CHECK_IN_COLUMNS)[number]
  | (typeof CHECKLIST_COLUMNS)[number]
  | (typeof HOUR_COLUMNS)[number]
  | (typeof PHASE_STEPS)[number]
  | (typeof PHOTO_COLUMNS)[number]
  | 'all'
  | 'contracts'
  | 'now'
  | 'projects'
  | 'rest';

/** Columns by their names in the catalog. */
export const columnsOf = (text: Text, keys: readonly ColumnName[]): readonly FigureColumn[] =>
  // One person writes hours on several articles.
  keys.map((key) => ({ key, head: text(`statistics.column.${key}`), isShared: key === 'persons' }));

/** Figures by the same names. */
export const itemsOf = (text: Text, keys: readonly ColumnName[], numbers: Numbers): readonly FigureItem[] =>
  keys.map((key) => ({ label: text(`statistics.column.${key}`), number: numbers[key] ?? null }));

/** All lines of an answer are of the same days. */
export const firstDays = (records: readonly Parameters<typeof figureDays>[0][]) => {
  const days = records.map(figureDays);
  const [first = { from: null, to: null }] = days;
  return days.every(({ from, to }) => from === first.from && to === first.to) ? first : { from: null, to: null };
};
