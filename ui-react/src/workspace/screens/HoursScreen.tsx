import '../../i18n/catalogs/approval.ts';
import '../../i18n/catalogs/hours.ts';
import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import { numberIn } from '@felles/core/internal/shared/numbers';
import { inHundredths } from '@felles/core/internal/workspace/site-records/budget';
import { hourLines, linesInOrder, sumsOf } from '@felles/core/internal/workspace/statistics/lines';
import { articleOf, type HoursLine } from '@felles/core/workspace/hours';
import { budgetsOf, type PhaseBudget } from '@felles/core/workspace/site-records';
import type { ArticleHours } from '@felles/core/workspace/statistics';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageButton } from '../../kit/Button.tsx';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { distinctNames, writtenFigure } from '../../kit/figure/figure-data.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useToday } from '../../react/use-clock.ts';
import { useOpen } from '../../react/use-store.ts';
import { DASH, formatDay } from '../format.ts';
import { payrollFile } from '../hours/payroll-file.ts';
import { useArticleOf } from '../hours/use-article-of.ts';
import { linesToSave, type PartedColumn } from '../lists/parts.ts';
import { useOffers } from '../offers/use-offers.ts';
import { approvalOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { useRightsWith } from '../site/use-rights-with.ts';
import { RecordsPage } from '../site-records/RecordsPage.tsx';
import styles from '../site-records/records.module.css';
import { Block } from '../statistics/Block.tsx';

/** [W-PROJECTS-04] The hours of a project: by article in the period, and in all beside the budget of each phase. */
export function HoursScreen() {
  const { projectId = '' } = useParams();
  return <Hours key={projectId} projectId={projectId} />;
}

function Hours({ projectId }: { readonly projectId: string }) {
  const { hours, phases } = useArea('siteRecords');
  const [store] = useState(() => hours(projectId));
  const [reports] = useState(() => phases(projectId));
  const [articles] = useState(useArea('hours').articles);
  const findArticle = useArticleOf(articles);
  const isWritten = useOffers().has('hours-changes');
  useOpen(articles, isWritten);
  const mayApprove = useRightsWith('hours-changes').includes('approve_hours');
  const today = useToday();
  const text = useText();
  const columns = useMemo(() => columnsIn(text), [text]);
  return (
    <RecordsPage
      kind="hours"
      projectId={projectId}
      store={store}
      today={today}
      idOf={({ hours_id: id }) => id}
      columns={columns}
      orders={[
        { sort: 'date', label: text('records.oldest') },
        { sort: 'person', label: text('hours.byPerson') },
        { sort: '-hours', label: text('hours.most') },
      ]}
      chipsIn={(ofPeriod) => ofPeriod.map((line) => ({ value: articleOf(line), label: line.name || articleOf(line) }))}
      isChosenAbove
      actions={
        mayApprove && (
          <PageButton small to={approvalOf(projectId)}>
            {text('approval.link')}
          </PageButton>
        )
      }
      figures={({ question, ofPeriod }, isListed) => (
        <>
          <Block figure={store.figures} source="hours" period={question}>
            {(told, info) => (
              <ByArticle
                told={told}
                info={info}
                listed={isListed ? new Set(ofPeriod.map(articleOf)) : null}
                chosen={question.only}
                onChoose={(only) => store.ask({ only })}
              />
            )}
          </Block>
          <Block figure={reports} source="phaseStates" period="now">
            {(told, info) => <ByPhase budgets={budgetsOf(told)} info={info} />}
          </Block>
        </>
      )}
      file={(lines) => (isWritten ? payrollFile(text, lines, findArticle) : linesToSave(columns, lines))}
      foot={(lines) => <Sum lines={lines} />}
    />
  );
}

interface ByArticleProps {
  readonly told: readonly ArticleHours[];
  readonly info: ReactNode;
  /** The articles that the list has lines of; null where the service lists none. */
  readonly listed: ReadonlySet<string> | null;
  readonly chosen: string;
  readonly onChoose: (article: string) => void;
}

function ByArticle({ told, info, listed, chosen, onChoose }: ByArticleProps) {
  const text = useText();
  const inOrder = hourLines(told);
  const articles = new Map(inOrder.map(({ key }, at) => [key, told[at]?.art_id ?? told[at]?.name ?? '']));
  const lines = linesInOrder(inOrder, '-hours');
  const { hours = null, lines: formatDay = null } = sumsOf(lines, ['hours', 'lines']);
  const numbersOf = (column: string) => lines.map(({ numbers }) => numbers[column] ?? null);
  return (
    <BarTable
      title={text('statistics.byArticle')}
      info={info}
      data={{
        names: distinctNames(lines.map(({ title, number }) => title || number || text('records.untitled'))),
        series: [
          { name: text('hours.hours'), numbers: numbersOf('hours'), total: hours ?? (told.length === 0 ? 0 : null) },
          { name: text('statistics.column.lines'), numbers: numbersOf('lines'), total: formatDay },
          // A person writes hours on several articles, so they are not added up.
          { name: text('statistics.column.persons'), numbers: numbersOf('persons') },
        ],
        sum: text('statistics.sum'),
      }}
      filter={
        listed && {
          values: lines.map(({ key }) => {
            const article = articles.get(key) ?? '';
            return listed.has(article) ? article : null;
          }),
          chosen,
          onChoose,
        }
      }
    />
  );
}

const phaseIn = (text: Text, { id, name }: PhaseBudget): string => name || text('hours.unnamedPhase', { id });

interface ByPhaseProps {
  readonly budgets: ReturnType<typeof budgetsOf>;
  readonly info: ReactNode;
}

function ByPhase({ budgets: { phases, budget, registered, over }, info }: ByPhaseProps) {
  const text = useText();
  if (phases.length === 0) return <StateNote title={text('hours.noBudget')} />;
  return (
    <BarTable
      title={text('hours.budgets')}
      info={info}
      data={{
        names: distinctNames(phases.map((phase) => phaseIn(text, phase))),
        series: [
          { name: text('hours.inAll'), numbers: phases.map((phase) => phase.registered), total: registered },
          { name: text('hours.budget'), numbers: phases.map((phase) => phase.budget), total: budget },
          {
            name: text('hours.left'),
            numbers: phases.map((phase) => phase.left),
            total: inHundredths(budget - registered),
            format: (hours) =>
              hours < 0 ? text('hours.over', { hours: writtenFigure(-hours) }) : writtenFigure(hours),
          },
        ],
        sum: text('statistics.sum'),
      }}
      isOver={(at) => over.some((phase) => phase === phases[at])}
    />
  );
}

/** The total of the shown lines, and how many have no number. */
function Sum({ lines }: { readonly lines: readonly HoursLine[] }) {
  const text = useText();
  const hours = lines.map((line) => numberIn(line.hours));
  const without = hours.filter((one) => one === null).length;
  return (
    <p className={styles.sum}>
      {without > 0 && <span className={textStyles.quietSmall}>{text('hours.without', { count: without })}</span>}
      {text('hours.total')}{' '}
      <b>{writtenFigure(inHundredths(hours.reduce<number>((sum, one) => sum + (one ?? 0), 0)))}</b>
    </p>
  );
}

const columnsIn = (text: Text): readonly PartedColumn<HoursLine>[] => [
  {
    id: 'person',
    head: text('hours.person'),
    sortBy: 'person',
    least: 180,
    grows: 2,
    cell: ({ person }) => <TwoLines isName first={person?.person_name || DASH} />,
    parts: [{ head: text('hours.person'), value: ({ person }) => person?.person_name }],
  },
  {
    id: 'date',
    head: text('records.date'),
    isNamed: true,
    sortBy: 'date',
    least: 104,
    importance: 9,
    onCard: 'half',
    cell: ({ date }) => formatDay(date) || DASH,
    parts: [{ head: text('records.date'), value: ({ date }) => formatDay(date) }],
  },
  {
    id: 'hours',
    head: text('hours.hours'),
    isNamed: true,
    sortBy: 'hours',
    least: 84,
    importance: 10,
    align: 'end',
    onCard: 'half',
    cell: ({ hours }) => <b>{writtenFigure(numberIn(hours))}</b>,
    parts: [{ head: text('hours.hours'), value: ({ hours }) => numberIn(hours) }],
  },
  {
    id: 'article',
    head: text('hours.article'),
    isNamed: true,
    sortBy: 'article',
    least: 180,
    grows: 2,
    importance: 8,
    cell: ({ name, art_id: id }) => name || id || DASH,
    parts: [{ head: text('hours.article'), value: ({ name, art_id: id }) => name || (id ?? '') }],
  },
  {
    id: 'phase',
    head: text('records.phase'),
    isNamed: true,
    sortBy: 'phase',
    least: 140,
    grows: 1,
    importance: 6,
    cell: ({ phase_name: phase }) => phase || DASH,
    parts: [{ head: text('records.phase'), value: ({ phase_name: phase }) => phase }],
  },
];
