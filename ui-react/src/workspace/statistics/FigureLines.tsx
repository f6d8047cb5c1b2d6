import type { Cell } from '@felles/core';
import { orderingOf } from '@felles/core/internal/data/order';
import { type FigureLine, linesFor, linesInOrder, sumsOf } from '@felles/core/internal/workspace/statistics/lines';
import type { OverviewQuestion } from '@felles/core/workspace/statistics';
import { type ReactNode, useCallback, useId, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { writtenFigure } from '../../kit/figure/figure-data.ts';
import layout from '../../kit/Layout.module.css';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { fileDays, SaveTable } from '../../kit/list/SaveTable.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { Order } from '../lists/Order.tsx';
import styles from './statistics.module.css';

/** A number of each line. */
export interface FigureColumn {
  readonly key: string;
  readonly head: string;
  /** One may be counted in several lines, so that together they are not the sum. */
  readonly isShared?: boolean;
  /** A file has room for all columns; the table has what some of them come to instead. */
  readonly only?: 'table' | 'file';
}

interface FigureLinesProps {
  /** The subject of the lines. */
  readonly of: 'project' | 'article';
  readonly lines: readonly FigureLine[];
  /** The most important one first. */
  readonly columns: readonly FigureColumn[];
  readonly question: OverviewQuestion;
  readonly onAsk: (part: Partial<OverviewQuestion>) => void;
  /** Where a line leads. */
  readonly hrefOf?: (projectId: string) => string;
  /** Beside the title: the source of the numbers. */
  readonly info?: ReactNode;
}

/**
 * A line for each project or article, in the order that is asked for. The sum stands below where no figure above has it:
 * of articles, and of the lines that a search has found.
 */
export function FigureLines({ of, lines, columns: all, question, onAsk, hrefOf, info }: FigureLinesProps) {
  const text = useText();
  const id = useId();
  const isProject = of === 'project';
  const columns = useMemo(() => all.filter(({ only }) => only !== 'file'), [all]);
  const sort = question.sort || `-${columns[0]?.key ?? 'title'}`;
  const found = useMemo(() => linesFor(lines, question.text), [lines, question.text]);
  const rows = useMemo(
    () =>
      linesInOrder(found, sort).map(
        (item) => ({ id: item.key, item, state: 'settled', failure: null, keys: NO_KEYS }) as const,
      ),
    [found, sort],
  );
  const sums = useMemo(
    () =>
      sumsOf(
        found,
        all.filter(({ isShared }) => !isShared).map(({ key }) => key),
      ),
    [found, all],
  );
  const hasSum = !isProject || found.length < lines.length;
  const most = useMemo(
    () => found.reduce((most, { numbers }) => Math.max(most, numbers[columns[0]?.key ?? ''] ?? 0), 0),
    [found, columns],
  );
  const sumName = text(found.length === lines.length ? 'statistics.sum' : 'statistics.sumShown');
  const first = text(isProject ? 'statistics.project' : 'statistics.article');
  const nameOf = useCallback(
    ({ projectId, title, number }: FigureLine): string =>
      title || number || text(isProject && projectId === null ? 'statistics.noProject' : 'statistics.noName'),
    [text, isProject],
  );

  const tableColumns = useMemo(
    (): readonly Column<FigureLine>[] => [
      {
        id: 'title',
        head: first,
        sortBy: 'title',
        least: 216,
        grows: 3,
        cell: (line) => <TwoLines isName first={nameOf(line)} second={line.title ? line.number : null} />,
      },
      ...columns.map(
        ({ key, head }, at): Column<FigureLine> => ({
          id: key,
          head,
          isNamed: true,
          sortBy: key,
          least: (at === 0 ? 130 : 40) + 9 * Math.max(7, head.length),
          grows: at === 0 ? 2 : 1,
          importance: columns.length - at,
          align: 'end',
          onCard: 'half',
          cell: ({ numbers }) =>
            at === 0 ? (
              <span className={styles.barred}>
                <i className={styles.bar} style={{ width: barOf(numbers[key], most) }} />
                {writtenFigure(numbers[key])}
              </span>
            ) : (
              writtenFigure(numbers[key])
            ),
        }),
      ),
    ],
    [columns, first, nameOf, most],
  );

  function rowsToSave(): readonly (readonly Cell[])[] {
    const saved = all.filter(({ only }) => only !== 'table');
    const numbersOf = (numbers: FigureLine['numbers']) => saved.map(({ key }) => numbers[key]);
    return [
      [first, ...(isProject ? [text('statistics.number')] : []), ...saved.map(({ head }) => head)],
      ...rows.map(({ item }) => [nameOf(item), ...(isProject ? [item.number] : []), ...numbersOf(item.numbers)]),
      [sumName, ...(isProject ? [null] : []), ...numbersOf(sums)],
    ];
  }

  return (
    <section className={layout.column3} aria-labelledby={id}>
      <header className={layout.spread}>
        <div className={layout.row2Wrap}>
          <h2 id={id} className={textStyles.strong}>
            {text(isProject ? 'statistics.perProject' : 'statistics.perArticle')}
          </h2>
          {info}
        </div>
        <SearchField
          label={text(isProject ? 'statistics.find' : 'statistics.findArticle')}
          value={question.text}
          onType={(words) => onAsk({ text: words })}
        />
      </header>
      <div className={styles.frame}>
        <ResultLine
          count={text(isProject ? 'statistics.projects' : 'statistics.articles', { count: found.length })}
          tools={
            <>
              <Order
                sort={question.sort}
                orders={[
                  ...columns.map(({ key, head }) => ({
                    sort: `-${key}`,
                    label: text('statistics.largest', { column: head.toLocaleLowerCase('nb') }),
                  })),
                  { sort: 'title', label: text('statistics.byName') },
                ]}
                onChoose={(next) => onAsk({ sort: next })}
              />
              <SaveTable
                file={text('statistics.file', {
                  what: text(`statistics.tab.${question.tab}`).toLocaleLowerCase('nb'),
                  days: fileDays(question),
                })}
                rows={rowsToSave}
              />
            </>
          }
        />
        {rows.length === 0 ? (
          <Nothing isNarrowed={question.text.trim() !== ''} words={question.text} />
        ) : (
          <DataTable
            label={text(isProject ? 'statistics.perProject' : 'statistics.perArticle')}
            columns={tableColumns}
            rows={rows}
            sorting={orderingOf(sort)}
            // The largest number is what people look for first.
            onSort={(field) => {
              const goesUp = field === 'title' ? sort !== field : sort === `-${field}`;
              onAsk({ sort: goesUp ? field : `-${field}` });
            }}
            {...(hrefOf && {
              href: ({ projectId }: FigureLine) => (projectId === null ? undefined : hrefOf(projectId)),
            })}
            {...(hasSum && {
              foot: ({ id: column }: Column<FigureLine>) => {
                if (column === 'title') return sumName;
                const sum = sums[column];
                return sum === undefined ? '' : writtenFigure(sum);
              },
            })}
          />
        )}
      </div>
    </section>
  );
}

const NO_KEYS: readonly string[] = [];

/** The length of a bar: the longest one fills its room. */
const barOf = (number: number | null | undefined, most: number): string =>
  `${most > 0 ? (100 * Math.max(0, number ?? 0)) / most : 0}%`;

function Nothing({ isNarrowed, words }: { readonly isNarrowed: boolean; readonly words: string }): ReactNode {
  const text = useText();
  return <StateNote title={isNarrowed ? text('statistics.noHit', { words: words.trim() }) : text('statistics.none')} />;
}
