import '../../i18n/catalogs/task-status.ts';

import {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  deviationNumbers,
  deviationStatusesAmong,
  HOUR_COLUMNS,
  hourLines,
  linesOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
  withRest,
} from '@felles/core/internal/workspace/statistics/lines';
import { figureDays } from '@felles/core/internal/workspace/statistics/overview-question';
import { figuresOf, SPANS } from '@felles/core/workspace/checkins';
import type { StatisticsTab } from '@felles/core/workspace/statistics';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { Block } from './Block.tsx';
import { checkInsByPerson, partsOf, taskStatusIn, tasksByStatus } from './charts.ts';
import { FigureSet } from './FigureSet.tsx';
import { Contracts, Phases, Photos } from './ProjectTabs.tsx';
import { columnsOf, firstDays, itemsOf, Lines, PerProject, type TabProps, toStatistics } from './parts.tsx';
import { checkpointParts, deviationParts } from './record-parts.ts';

function CheckIns({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.checkIns} source="checkIns" period={question} daysOf={figureDays}>
        {(told, info) => (
          <>
            <FigureSet
              label={text('statistics.figures')}
              items={itemsOf(text, ['now', 'projects'], {
                now: checkInNumbers(told).now,
                projects: told.project_count ?? null,
              })}
            />
            <BarTable title={text('statistics.byKind')} data={checkInsByPerson(text, told)} info={info} />
          </>
        )}
      </Block>
      <Block figure={figures.checkInCounts} source="checkInCounts" period="now">
        {(told, info) => {
          const spans = figuresOf(told);
          const seriesOf = (kind: 'ok' | 'guest' | 'failed') => ({
            name: text(`statistics.${kind}`),
            numbers: SPANS.map((span) => spans[span][kind]),
          });
          return (
            <BarTable
              title={text('statistics.bySpan')}
              data={{
                names: SPANS.map((span) => text(`statistics.span.${span}`)),
                series: [seriesOf('ok'), seriesOf('guest'), seriesOf('failed')],
              }}
              info={info}
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

/** The numbers of checklists that the table of answers does not have. */
const CHECKLIST_FIGURES = ['checklists', 'measure', 'select', 'textfield', 'projects'] as const;

function Checklists({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.checklists} source="checklists" period={question}>
        {(told, info) => {
          const numbers = checklistNumbers(told);
          return (
            <>
              <FigureSet
                label={text('statistics.figures')}
                items={itemsOf(text, CHECKLIST_FIGURES, { ...numbers, projects: told.project_count ?? null })}
              />
              <BarTable
                title={text('statistics.byAnswer')}
                data={partsOf(text, checkpointParts(text, told), numbers.checkpoints)}
                info={info}
              />
            </>
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

/** The statuses of tasks with a column of their own: scheduled, under way, late and done. */
const TASK_COLUMNS = ['SCHEDULED', 'INPROGRESS', 'OVERDUE', 'COMPLETED'] as const;

function Tasks({ store, question }: TabProps) {
  const { figures } = store;
  const text = useText();
  return (
    <>
      <Block figure={figures.tasks} source="tasks" period={question} daysOf={figureDays}>
        {(told, info) => {
          const leftOut = tasksLeftOut(told);
          return (
            <>
              <FigureSet
                label={text('statistics.figures')}
                items={itemsOf(text, ['projects'], { projects: told.project_count ?? null })}
              />
              <BarTable
                title={text('statistics.byTaskStatus')}
                data={{
                  ...tasksByStatus(text, told),
                  ...(leftOut && { note: text('statistics.leftOut', { count: leftOut }) }),
                }}
                info={info}
              />
            </>
          );
        }}
      </Block>
      <PerProject
        store={store}
        question={question}
        figure={figures.tasksPerProject}
        source="tasksPerProject"
        daysOf={firstDays}
        linesIn={(records) => linesOf(records, (told) => withRest(taskNumbers(told), TASK_COLUMNS))}
        columnsIn={(records, words) => [
          ...columnsOf(words, ['all']),
          ...TASK_COLUMNS.map((status) => ({ key: status, head: words(`task.status.${status}`) })),
          ...columnsOf(words, ['rest']).map((column) => ({ ...column, only: 'table' as const })),
          ...taskStatusesAmong(records)
            .filter(({ key }) => !TASK_COLUMNS.some((status) => status === key))
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
        {(told, info) => (
          <BarTable
            title={text('statistics.byDeviationStatus')}
            data={partsOf(text, deviationParts(told), deviationNumbers(told)['all'] ?? null)}
            info={info}
          />
        )}
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
      {(told, info) => (
        <>
          <p>{text('statistics.noHoursPerProject')}</p>
          <Lines
            store={store}
            question={question}
            records={told}
            of="article"
            linesIn={hourLines}
            columnsIn={(_, words) => columnsOf(words, HOUR_COLUMNS)}
            info={info}
          />
        </>
      )}
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
