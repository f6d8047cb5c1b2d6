// The figures as they are asked for: each for the period of the address, on its own, and anew when something is told.
import { ok, type Reply } from '@felles/core';
import { refreshTriggers } from '@felles/core/internal/data/refresh-triggers';
import type { StatisticsQuestion } from '@felles/core/internal/workspace/statistics/model';
import { affectsFigures, createProjectStatistics } from '@felles/core/internal/workspace/statistics/project';
import { BehaviorSubject, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aQuestionPlace } from '../../../support/small-needs.ts';

/** A service that writes down its requests, and answers with nothing. */
function aService() {
  const asked: (readonly [string, unknown])[] = [];
  const answerTo =
    (call: string) =>
    (id: number | string, question: StatisticsQuestion): Reply<Record<string, never>> => {
      asked.push([`${call} of ${id}`, question]);
      return of(ok({}));
    };
  return { asked, port: { checkInsOf: answerTo('checkIns'), tasksOf: answerTo('tasks') } };
}

const WEEK = { from: '2026-11-16', to: '2026-11-19' };

describe('the figures of a project', () => {
  it('[W-STATISTICS-22] [W-STATISTICS-23] should be asked for anew once a second at most', () => {
    const clock = new VirtualTimeScheduler(undefined, 10_000);
    const touched$ = new Subject<number>();
    const { asked, port } = aService();
    const again$ = refreshTriggers({ online$: new BehaviorSubject(true), clock, touched$ });
    const { checkIns, tasks } = createProjectStatistics({
      port,
      projectId: '7',
      place: aQuestionPlace(WEEK),
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
    const told = (data?: unknown) => affectsFigures(data, '7');
    expect(told({ project_id: '7' })).toBe(true);
    expect(told({ project_id: '7' })).toBe(true);
    expect(told()).toBe(true);
    expect(told({ project_id: '70' })).toBe(false);
  });
});
