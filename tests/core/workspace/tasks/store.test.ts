import { addDays, type Day, fail, ok, parseIsoDate } from '@felles/core';
import type { Entry } from '@felles/core/data';
import type { Change } from '@felles/core/internal/data/changes';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { taskChange } from '@felles/core/internal/workspace/tasks/changes';
import type { TasksQuestion } from '@felles/core/internal/workspace/tasks/model';
import { TASK_ADDRESS } from '@felles/core/internal/workspace/tasks/rules';
import { SCHEDULE_ADDRESS } from '@felles/core/internal/workspace/tasks/schedule';
import { createProjectTasksStore, createScheduleStore } from '@felles/core/internal/workspace/tasks/store';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { Task } from '@felles/core/workspace/tasks';
import { BehaviorSubject, EMPTY, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aQuestionPlace } from '../../../support/small-needs.ts';
import { createClock, createNetwork, LOST } from '../../data/network.ts';

const SUNDAY = parseIsoDate('2026-11-22') ?? (0 as Day);
const of = (fields: object): Task =>
  Task.parse({
    id: '1',
    title: 'Riving',
    project_id: '7',
    completion_status: 'SCHEDULED',
    start: '2026-11-18',
    ...fields,
  });

function aNetwork() {
  const network = createNetwork<TasksQuestion, readonly Task[]>();
  const changes$ = new Subject<Change<Task>>();
  const outbox = { entries$: new BehaviorSubject([]), settled$: EMPTY };
  return { network, changes$, outbox, port: { tasks: (asked: TasksQuestion) => network.ask(asked) } };
}

describe('the tasks of a project', () => {
  it('should be loaded for the project, and move between the groups after live events', () => {
    const { network, changes$, port, outbox } = aNetwork();
    const store = createProjectTasksStore({
      ...{ port, outbox },
      projectId$: new BehaviorSubject('7'),
      place: aQuestionPlace(TASK_ADDRESS.read({})),
      changes$,
    });
    const groups = () => {
      const { load } = store.view$.value;
      return load.status === 'ready' ? load.value.map(({ status, tasks }) => `${status} ${tasks.length}`) : [];
    };
    store.open();
    expect(network.open[0]?.input).toEqual({ projectId: '7' });
    // An event while the answer is on its way is not lost.
    changes$.next({ kind: 'put', item: of({ completion_status: 'STARTED' }) });
    network.open[0]?.answer(ok([of({}), of({ id: '2' }), of({ id: '2' })]));
    expect(groups()).toEqual(['STARTED 1', 'SCHEDULED 1']);
    store.ask({ all: true });
    expect(groups()).toEqual(['STARTED 1', 'SCHEDULED 2']);
    changes$.next({ kind: 'put', item: of({ id: '2', completion_status: 'COMPLETED' }) });
    changes$.next({ kind: 'put', item: of({ project_id: '8', completion_status: 'STARTED' }) });
    expect(groups()).toEqual(['SCHEDULED 1', 'COMPLETED 1']);
    store.ask({ person: '9' });
    expect(store.view$.value).toMatchObject({ total: 0, question: { person: '9' } });
    store.reload();
    network.open[0]?.answer(fail(LOST));
    expect(store.view$.value.answer.refreshFailure).toEqual(LOST);
  });
});

describe('the schedule', () => {
  it('[W-TASKS-17] should ask for the days that it shows, and keep what it shows until others have come', () => {
    const { network, changes$, port, outbox } = aNetwork();
    const { clock, pass } = createClock();
    pass(startOfOsloDay(addDays(SUNDAY, 1)) - 60_000);
    const store = createScheduleStore({
      ...{ port, outbox },
      clock,
      place: aQuestionPlace(SCHEDULE_ADDRESS.standard),
      changes$,
    });
    store.open();
    expect(network.open[0]?.input).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    network.open[0]?.answer(ok([of({})]));
    expect(store.view$.value).toMatchObject({ day: SUNDAY, load: { value: { total: 1 } } });
    store.ask({ weeks: 2 });
    store.move(1);
    expect(network.open.map(({ input }) => input)).toEqual([{ from: '2026-11-23', to: '2026-12-06' }]);
    expect(store.view$.value).toMatchObject({ load: { status: 'loading' }, standIn: { total: 0 } });
    network.open[0]?.answer(ok([]));
    changes$.next({ kind: 'put', item: of({ start: '2026-12-06' }) });
    changes$.next({ kind: 'put', item: of({ id: '2', start: '2026-12-07' }) });
    expect(store.view$.value).toMatchObject({ load: { value: { total: 1 } } });
    store.move(-1);
    // Back in this week it stays the week it is, also when that becomes another one.
    expect(store.view$.value.question.week).toBeNull();
    pass(60_000);
    expect(store.view$.value.from).toBe(addDays(SUNDAY, 1));
    store.ask({ project: '7' });
    expect(network.open[0]?.input).toMatchObject({ projectId: '7' });
    expect(store.view$.value.standIn).toBeNull();
    store.close();
  });

  it('should be made anew by a change and its answer, and by no other step of a request', () => {
    const { network, changes$, port } = aNetwork();
    const { clock, pass } = createClock();
    pass(startOfOsloDay(SUNDAY));
    const entries$ = new BehaviorSubject<readonly Entry<SiteChange>[]>([]);
    const place = aQuestionPlace(SCHEDULE_ADDRESS.standard);
    const outbox = { entries$, settled$: EMPTY };
    const store = createScheduleStore({ ...{ port, outbox, clock, place, changes$ } });
    store.open();
    network.open[0]?.answer(ok([of({})]));
    const schedules = new Set<unknown>();
    store.view$.subscribe(({ load }) => schedules.add(load.status === 'ready' && load.value));
    const input = taskChange(of({}), { days: { from: '2026-11-19', to: '2026-11-19' } }, clock.now());
    const entry = { key: 'k', lane: '1', input, state: 'waiting', refusal: null, wasSent: false } as Entry<SiteChange>; // no more is read
    entries$.next([entry]);
    expect(schedules.size).toBe(2);
    entries$.next([{ ...entry, state: 'sending' }]);
    entries$.next([{ ...entry, state: 'sending', wasSent: true }]);
    const moved = of({ start: '2026-11-19' });
    changes$.next({ kind: 'put', item: moved });
    entries$.next([]);
    const before = schedules.size;
    changes$.next({ kind: 'put', item: { ...moved } });
    expect([schedules.size <= 4, schedules.size]).toEqual([true, before]);
    store.close();
  });
});
