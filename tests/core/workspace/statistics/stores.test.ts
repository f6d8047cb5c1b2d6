// The figures as they are asked for: each for the period of the address, on its own, and anew when something is told.
import { type Failure, fail, ok, type Reply } from '@felles/core';
import { reasonsToAskAgain } from '@felles/core/data';
import {
  createProjectStatistics,
  createStatisticsOverview,
  isCountedAnew,
  type OverviewFigures,
  readOverviewQuestion,
  type StatisticsQuestion,
} from '@felles/core/workspace';
import { BehaviorSubject, NEVER, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';

const CALLS = [
  'checkIns',
  'checkInsPerProject',
  'checklists',
  'checklistsPerProject',
  'contracts',
  'deviations',
  'deviationsPerProject',
  'hours',
  'checkInCounts',
  'phaseStates',
  'photos',
  'tasks',
  'tasksPerProject',
] as const satisfies readonly (keyof OverviewFigures)[];

/** A service that writes down what it is asked, and answers with little. */
function aService(answers: Readonly<Partial<Record<string, Reply<never>>>> = {}) {
  const asked: (readonly [string, unknown])[] = [];
  const answer =
    <T>(call: string, value: T) =>
    (question: StatisticsQuestion): Reply<T> => {
      asked.push([call, question]);
      return answers[call] ?? of(ok(value));
    };
  const port = {
    checkIns: answer('checkIns', {}),
    checkInsPerProject: answer('checkInsPerProject', []),
    checklists: answer('checklists', {}),
    checklistsPerProject: answer('checklistsPerProject', []),
    contracts: answer('contracts', {}),
    deviations: answer('deviations', {}),
    deviationsPerProject: answer('deviationsPerProject', []),
    hours: answer('hours', []),
    checkInCounts: answer('checkInCounts', {}),
    phaseStates: answer('phaseStates', []),
    photos: answer('photos', []),
    tasks: answer('tasks', {}),
    tasksPerProject: answer('tasksPerProject', []),
    checkInsOf: (id: number | string, question: StatisticsQuestion) => answer(`checkIns of ${id}`, {})(question),
    tasksOf: (id: number | string, question: StatisticsQuestion) => answer(`tasks of ${id}`, {})(question),
  };
  return { asked, port };
}

const LOST: Failure = { kind: 'unreachable', cause: 'timeout' };

const placeOf = <Q>(question: Q) => ({ read: () => question, write: () => undefined });
const quiet = { again$: NEVER, wall: { now: () => 0 } };
const WEEK = { from: '2026-11-16', to: '2026-11-19' };

describe('the figures over projects', () => {
  it('should be asked for when they are looked at, by the days of the address where they have days', () => {
    const { asked, port } = aService();
    const { figures } = createStatisticsOverview({ port, place: placeOf(readOverviewQuestion(WEEK)), ...quiet });
    expect(asked).toEqual([]);
    const now = ['contracts', 'checkInCounts', 'phaseStates'];
    for (const call of CALLS) figures[call].open();
    expect(asked).toEqual(CALLS.map((call) => [call, now.includes(call) ? {} : WEEK]));
  });

  it('should be asked for again for other days, those that are open alone, and for an open end without it', () => {
    const { asked, port } = aService();
    const { figures, change } = createStatisticsOverview({
      port,
      place: placeOf(readOverviewQuestion(WEEK)),
      ...quiet,
    });
    figures.tasks.open();
    figures.contracts.open();
    asked.length = 0;
    change({ from: '2026-11-01', to: '' });
    expect(asked).toEqual([['tasks', { from: '2026-11-01' }]]);
    change({ text: 'skole', sort: '-all' });
    expect(asked).toHaveLength(1);
  });

  it('should all be those of the department of the address, those that are as they are now too', () => {
    const { asked, port } = aService();
    const place = placeOf(readOverviewQuestion({ ...WEEK, department: '2' }));
    const { figures, change } = createStatisticsOverview({ port, place, ...quiet });
    const now = ['contracts', 'checkInCounts', 'phaseStates'];
    for (const call of CALLS) figures[call].open();
    expect(asked).toEqual(CALLS.map((call) => [call, { ...(now.includes(call) ? {} : WEEK), departmentId: '2' }]));
    asked.length = 0;
    change({ department: '' });
    expect(asked).toHaveLength(CALLS.length);
    expect(asked).toContainEqual(['contracts', {}]);
  });

  it('should fail, or wait, each by itself', () => {
    const { port } = aService({
      checkIns: of(fail(LOST)),
      checkInCounts: NEVER,
    });
    const { figures } = createStatisticsOverview({ port, place: placeOf(readOverviewQuestion({})), ...quiet });
    for (const call of ['checkIns', 'checkInCounts', 'checkInsPerProject'] as const) figures[call].open();
    const { checkIns, checkInCounts, checkInsPerProject } = figures;
    expect([checkIns, checkInCounts, checkInsPerProject].map(({ answer$ }) => answer$.value.load.status)).toEqual([
      'failed',
      'loading',
      'ready',
    ]);
  });
});

describe('the figures of a project', () => {
  it('[W-STATISTICS-22] [W-STATISTICS-23] should be asked for anew once a second at most', () => {
    const clock = new VirtualTimeScheduler(undefined, 10_000);
    const touched$ = new Subject<number>();
    const { asked, port } = aService();
    const again$ = reasonsToAskAgain({ online$: new BehaviorSubject(true), clock, touched$ });
    const { checkIns, tasks } = createProjectStatistics({
      port,
      projectId: '7',
      place: placeOf(WEEK),
      again$,
      wall: clock,
    });
    checkIns.open();
    tasks.open();
    expect(asked).toEqual([
      ['checkIns of 7', WEEK],
      ['tasks of 7', WEEK],
    ]);
    asked.length = 0;
    for (let at = 0; at < 3_000; at += 50) clock.schedule(() => touched$.next(at), at);
    clock.flush();
    expect(asked).toHaveLength(6);
  });

  it('should hear of its own project, and of what names none', () => {
    const told = (event: string, data?: unknown) => isCountedAnew({ event, data }, '7');
    expect(told('statistics.changed', { project_id: 7 })).toBe(true);
    expect(told('statistics.changed', { project_id: '7' })).toBe(true);
    expect(told('statistics.changed')).toBe(true);
    expect(told('statistics.changed', { project_id: 70 })).toBe(false);
    expect(told('phase.changed', { project_id: 7 })).toBe(false);
  });
});
