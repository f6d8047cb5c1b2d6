// A schedule of 200 persons over 28 days with 5,000 tasks, and its visible bars in a plain virtual list.
import { parseIsoDate } from '@felles/core';
import { SCHEDULE_ADDRESS, scheduleOf } from '@felles/core/internal/workspace/tasks/schedule';
import { Task } from '@felles/core/workspace';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import '../../../ui-react/src/i18n/catalogs/workspace.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { WorkspaceProvider } from '../../../ui-react/src/workspace/services.ts';
import plan from '../../../ui-react/src/workspace/tasks/Plan.module.css';
import { Plan } from '../../../ui-react/src/workspace/tasks/Plan.tsx';
import { PlanBar } from '../../../ui-react/src/workspace/tasks/PlanBar.tsx';
import styles from '../../../ui-react/src/workspace/tasks/PlanRow.module.css';
import { scrolled } from './plain-rows.jsx';
import { fetched } from './services.js';

const PERSONS = 200;
const TASKS = 5_000;
const FIRST = parseIsoDate('2026-11-23');
const PERIOD = { from: FIRST, to: FIRST + 27 };
const STATUSES = ['SCHEDULED', 'STARTED', 'INPROGRESS', 'COMPLETED', 'OVERDUE'];
/** The height of a row by its lanes, as the plan has it (pixels). */
const heightOf = (lanes) => lanes * 45 + 8;

const dayAt = (at) => new Date((FIRST + at) * 86_400_000).toISOString().slice(0, 10);
const tasks = Array.from({ length: TASKS }, (_, at) => {
  const start = (at * 7) % 28;
  return Task.parse({
    id: at,
    title: `Riving av vegg ${at}`,
    completion_status: STATUSES[at % STATUSES.length],
    start: dayAt(start),
    end: dayAt(Math.min(27, start + (at % 3))),
    project_id: 1_000 + (at % 40),
    project_title: `Skole Fjordveien ${at % 40}`,
    may_move: true,
    assignees: [{ person_id: at % PERSONS, name: `Ola Nordmann ${at % PERSONS}`, status: 'ACTIVE' }],
  });
});
/** The schedule as a planner has it: each bar can be moved. */
const changes = { refused: new Set(), start: FIRST, onAdd: () => {}, onMove: () => {} };
const schedule = scheduleOf(tasks, SCHEDULE_ADDRESS.read({ weeks: '4' }), PERIOD);

/** No bar is carried, so every person is free. */
const clashes = () => ({ open() {}, close() {}, ask() {}, clashes$: new BehaviorSubject(new Map()) });
const services = { tasks: fetched({ clashes }) };

const inPage = (content) => (
  <TextsIn language="no">
    <MemoryRouter>
      <WorkspaceProvider value={services}>{content}</WorkspaceProvider>
    </MemoryRouter>
  </TextsIn>
);

export const mountSchedule = () => ({
  draw: () => inPage(<Plan schedule={schedule} by="person" today={FIRST} empty="" changes={changes} />),
  change: scrolled,
});

export const mountBars = () => ({ draw: () => inPage(<Bars />), change: scrolled });

function Bars() {
  const { rows } = schedule;
  const near = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => heightOf(rows[at].lanes),
    overscan: 8,
  });
  return (
    <div className={plan.around} data-weeks="4">
      <div className={plan.plan}>
        <div style={{ position: 'relative', height: near.getTotalSize() }}>
          {near.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              className={`${plan.columns} ${styles.row}`}
              style={{ position: 'absolute', insetInline: 0, top: start }}
            >
              <b>{rows[index].name}</b>
              <div className={styles.lanes} style={{ gridTemplateRows: `repeat(${rows[index].lanes}, 42px)` }}>
                {rows[index].bars.map((bar) => (
                  <PlanBar key={bar.key} bar={bar} first={FIRST} last={PERIOD.to} says="project" />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
