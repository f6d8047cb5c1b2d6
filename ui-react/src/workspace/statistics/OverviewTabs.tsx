import '../../i18n/catalogs/task-status.ts';

import {
  barsOfHours,
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  deviationNumbers,
  deviationStatusesAmong,
  figureDays,
  figuresOf,
  HOUR_COLUMNS,
  hourLines,
  linesOf,
  PHASE_STEPS,
  PHOTO_COLUMNS,
  phaseLines,
  photoLines,
  SPANS,
  type StatisticsTab,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
  together,
  withRest,
} from '@felles/core/workspace';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { ChartAndTable } from '../../kit/figure/ChartAndTable.tsx';
import type { FigureTone } from '../../kit/figure/figure-data.ts';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { Block } from './Block.tsx';
import { checkInItems, type Part, partsOf, taskStatusIn, tasksByStatus } from './charts.ts';
import { type FigureItem, FigureSet, writtenFigure } from './FigureSet.tsx';
import {
  averageIn,
  columnsOf,
  firstDays,
  itemsOf,
  Lines,
  PerProject,
  type TabProps,
  Totals,
  toStatistics,
} from './parts.tsx';
import { checkpointParts, deviationParts } from './record-parts.ts';

const CHECK_IN_TONES = { employees: 'first', subcontractors: 'second', guests: 'mute', failed: 'bad' } as const;
const CHECK_IN_PARTS = ['employees', 'subcontractors', 'guests', 'failed'] as const;

function CheckIns({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.checkIns} source="checkIns" period={question} daysOf={figureDays}>
        {(told) => {
          const numbers = checkInNumbers(told);
          const parts = CHECK_IN_PARTS.map(
            (key): Part => ({
              name: text(`statistics.column.${key}`),
              number: numbers[key],
              tone: CHECK_IN_TONES[key],
            }),
          );
          const all = together(parts.map(({ number }) => number));
          return (
            <Totals
              items={checkInItems(text, numbers, told, averageIn(text, told.project_count))}
              title={text('statistics.byKind')}
              data={partsOf(text, text('statistics.who'), parts, all)}
            />
          );
        }}
      </Block>
      <Block figure={figures.checkInCounts} source="checkInCounts" period="now">
        {(told) => {
          const spans = figuresOf(told);
          const seriesOf = (kind: 'ok' | 'guest' | 'failed', tone: FigureTone) => ({
            name: text(`statistics.${kind}`),
            tone,
            numbers: SPANS.map((span) => spans[span][kind]),
          });
          return (
            <ChartAndTable
              title={text('statistics.bySpan')}
              kind="columns"
              data={{
                head: text('statistics.when'),
                names: SPANS.map((span) => text(`statistics.span.${span}`)),
                series: [seriesOf('ok', 'first'), seriesOf('guest', 'mute'), seriesOf('failed', 'bad')],
              }}
              format={writtenFigure}
            />
          );
        }}
      </Block>
      <PerProject
        store={store}
        question={question}
        figure={figures.checkInsPerProject}
        source="checkInsPerProject"
        daysOf={firstDays}
        linesIn={(records) => linesOf(records, checkInNumbers)}
        columnsIn={(_, words) => columnsOf(words, CHECK_IN_COLUMNS)}
        hrefOf={toStatistics(question)}
      />
    </>
  );
}

function Checklists({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.checklists} source="checklists" period={question}>
        {(told) => {
          const numbers = checklistNumbers(told);
          return (
            <Totals
              items={itemsOf(text, CHECKLIST_COLUMNS, numbers, averageIn(text, told.project_count))}
              title={text('statistics.byAnswer')}
              data={partsOf(text, text('statistics.status'), checkpointParts(text, told), numbers.checkpoints)}
            />
          );
        }}
      </Block>
      <PerProject
        store={store}
        question={question}
        figure={figures.checklistsPerProject}
        source="checklistsPerProject"
        linesIn={(records) => linesOf(records, checklistNumbers)}
        columnsIn={(_, words) => columnsOf(words, CHECKLIST_COLUMNS)}
      />
    </>
  );
}

/** The separate figures of the tasks: scheduled, under way, late and done. */
const TASK_FIGURES = ['SCHEDULED', 'INPROGRESS', 'OVERDUE', 'COMPLETED'] as const;

function Tasks({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.tasks} source="tasks" period={question} daysOf={figureDays}>
        {(told) => {
          const numbers = withRest(taskNumbers(told), TASK_FIGURES);
          const average = averageIn(text, told.project_count);
          const leftOut = tasksLeftOut(told);
          return (
            <Totals
              items={[
                ...itemsOf(text, ['all'], numbers, average),
                ...TASK_FIGURES.map((status) => ({
                  label: text(`task.status.${status}`),
                  number: numbers[status] ?? null,
                  detail: average(numbers[status] ?? null),
                })),
                ...itemsOf(text, ['rest'], numbers, average),
              ]}
              title={text('statistics.byTaskStatus')}
              total={writtenFigure(numbers['all'] ?? null)}
              data={{
                ...tasksByStatus(text, told),
                ...(leftOut && { note: text('statistics.leftOut', { count: leftOut }) }),
              }}
            />
          );
        }}
      </Block>
      <PerProject
        store={store}
        question={question}
        figure={figures.tasksPerProject}
        source="tasksPerProject"
        daysOf={firstDays}
        linesIn={(records) => linesOf(records, (told) => withRest(taskNumbers(told), TASK_FIGURES))}
        columnsIn={(records, words) => [
          ...columnsOf(words, ['all']),
          ...TASK_FIGURES.map((status) => ({ key: status, head: words(`task.status.${status}`) })),
          ...columnsOf(words, ['rest']).map((column) => ({ ...column, only: 'table' as const })),
          ...taskStatusesAmong(records)
            .filter(({ key }) => !TASK_FIGURES.some((status) => status === key))
            .map((status) => ({ key: status.key, head: taskStatusIn(words, status), only: 'file' as const })),
        ]}
        hrefOf={toStatistics(question)}
      />
    </>
  );
}

function Deviations({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.deviations} source="deviations" period={question}>
        {(told) => {
          const numbers = deviationNumbers(told);
          const parts = deviationParts(told);
          return (
            <Totals
              items={[
                ...itemsOf(text, ['all'], numbers),
                ...parts.map(({ name, number }) => ({ label: name, number })),
              ]}
              title={text('statistics.byDeviationStatus')}
              total={writtenFigure(numbers['all'] ?? null)}
              data={partsOf(text, text('statistics.status'), parts, numbers['all'] ?? null)}
            />
          );
        }}
      </Block>
      <PerProject
        store={store}
        question={question}
        figure={figures.deviationsPerProject}
        source="deviationsPerProject"
        linesIn={(records) => linesOf(records, deviationNumbers)}
        columnsIn={(records, words) => [
          ...columnsOf(words, ['all']),
          ...deviationStatusesAmong(records).map(({ key, name }) => ({ key, head: name })),
        ]}
      />
    </>
  );
}

function Hours({ store, question }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.hours} source="hours" period={question}>
      {(told) => {
        const sums = sumsOf(hourLines(told), HOUR_COLUMNS);
        const bars = barsOfHours(told, text('statistics.otherArticles'));
        return (
          <>
            <Totals
              items={itemsOf(text, ['hours', 'lines'], sums)}
              title={text('statistics.byArticle')}
              total={writtenFigure(sums['hours'] ?? null)}
              data={partsOf(
                text,
                text('statistics.article'),
                bars.map((bar) => ({ ...bar, name: bar.name || text('statistics.noName'), tone: 'first' as const })),
                sums['hours'] ?? null,
              )}
            />
            <p>{text('statistics.noHoursPerProject')}</p>
            <Lines
              store={store}
              question={question}
              records={told}
              of="article"
              linesIn={hourLines}
              columnsIn={(_, words) => columnsOf(words, HOUR_COLUMNS)}
            />
          </>
        );
      }}
    </Block>
  );
}

function Contracts({ store }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.contracts} source="contracts" period="now">
      {({ contract_count: contracts, project_count: projects }) => {
        const items: readonly FigureItem[] = [
          {
            label: text('statistics.column.contracts'),
            number: contracts ?? null,
            detail: averageIn(text, projects)(contracts ?? null),
          },
          { label: text('statistics.column.projects'), number: projects ?? null },
        ];
        return (
          <>
            <FigureSet label={text('statistics.figures')} items={items} />
            <p>{text('statistics.noContractsPerProject')}</p>
            <div>
              <SaveTable
                file={text('statistics.file', {
                  what: text('statistics.tab.contracts').toLocaleLowerCase('nb'),
                  days: '',
                })}
                rows={() => [items.map(({ label }) => label), items.map(({ number }) => number)]}
              />
            </div>
          </>
        );
      }}
    </Block>
  );
}

const STEP_TONES = { completed: 'ok', started: 'info', remaining: 'mute' } as const;

function Phases({ store, question }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.phaseStates} source="phaseStates" period="now">
      {(told) => {
        const sums = sumsOf(phaseLines(told), ['all', ...PHASE_STEPS]);
        return (
          <>
            <Totals
              items={itemsOf(text, ['all', ...PHASE_STEPS], sums)}
              title={text('statistics.byStep')}
              total={writtenFigure(sums['all'] ?? null)}
              data={partsOf(
                text,
                text('statistics.status'),
                PHASE_STEPS.map((step) => ({
                  name: text(`statistics.column.${step}`),
                  number: sums[step] ?? null,
                  tone: STEP_TONES[step],
                })),
                sums['all'] ?? null,
              )}
            />
            <Lines
              store={store}
              question={question}
              records={told}
              linesIn={phaseLines}
              columnsIn={(_, words) => columnsOf(words, ['all', ...PHASE_STEPS])}
            />
          </>
        );
      }}
    </Block>
  );
}

function Photos({ store, question }: TabProps) {
  const text = useText();
  return (
    <Block figure={store.figures.photos} source="photos" period={question}>
      {(told) => {
        const lines = photoLines(told);
        return (
          <>
            <FigureSet
              label={text('statistics.figures')}
              items={[
                ...itemsOf(text, PHOTO_COLUMNS, {
                  photos: told.length,
                  missing: sumsOf(lines, PHOTO_COLUMNS)['missing'] ?? 0,
                }),
                {
                  label: text('statistics.column.projects'),
                  number: lines.filter(({ projectId }) => projectId !== null).length,
                },
              ]}
            />
            <Lines
              store={store}
              question={question}
              records={told}
              linesIn={photoLines}
              columnsIn={(_, words) => columnsOf(words, PHOTO_COLUMNS)}
            />
          </>
        );
      }}
    </Block>
  );
}

/** The content of each tab. Only the tab in sight asks for data. */
export const OVERVIEW_TABS: Readonly<Record<StatisticsTab, (props: TabProps) => ReactNode>> = {
  checkins: CheckIns,
  checklists: Checklists,
  tasks: Tasks,
  deviations: Deviations,
  hours: Hours,
  contracts: Contracts,
  phases: Phases,
  photos: Photos,
};
