// The lines of the page of figures, added up, are the totals above them.

import { createCheckInsHttp } from '@felles/adapters-http/workspace/projects';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { addDays, isoDate, osloDay } from '@felles/core';
import {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  deviationNumbers,
  deviationStatusesAmong,
  type FigureLine,
  linesOf,
  type Numbers,
  PHASE_STEPS,
  phaseLines,
  photoLines,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
} from '@felles/core/internal/workspace/statistics/lines';
import { checkInsPerDay, checkInsPerWeek, sumOfDays } from '@felles/core/workspace/checkins';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { serveStaff } from './serving.ts';

async function figures() {
  const server = await serveStaff();
  const today = osloDay(server.world.now());
  const backTo = (days: number) => ({ from: isoDate(addDays(today, -days)), to: isoDate(today) });
  return { ...server, port: createStatisticsHttp(server.http), periods: [{}, backTo(0), backTo(13), backTo(200)] };
}

/** A total of nothing is zero, and so is the sum of no lines. */
function shouldBeSums(total: Numbers, lines: readonly FigureLine[], columns: readonly string[]): void {
  const sums = sumsOf(lines, columns);
  for (const column of columns) expect([column, sums[column] ?? 0]).toEqual([column, total[column] ?? 0]);
}

describe('the lines of projects, added up', () => {
  it('[W-STATISTICS-09] [W-STATISTICS-10] should be the total of check-ins, in any period', async () => {
    const { port, periods } = await figures();
    for (const period of periods) {
      const [all, each] = [await answerOf(port.checkIns(period)), await answerOf(port.checkInsPerProject(period))];
      shouldBeSums(checkInNumbers(all), linesOf(each, checkInNumbers), CHECK_IN_COLUMNS);
      expect(each).toHaveLength(all.project_count ?? 0);
    }
  });

  it('[W-STATISTICS-11] [W-STATISTICS-12] should be the total of checklists, in any period', async () => {
    const { port, periods } = await figures();
    for (const period of periods) {
      const [all, each] = [await answerOf(port.checklists(period)), await answerOf(port.checklistsPerProject(period))];
      shouldBeSums(checklistNumbers(all), linesOf(each, checklistNumbers), CHECKLIST_COLUMNS);
    }
  });

  it('[W-STATISTICS-20] [W-STATISTICS-21] should be the total of tasks, status by status, in any period', async () => {
    const { port, periods } = await figures();
    for (const period of periods) {
      const [all, each] = [await answerOf(port.tasks(period)), await answerOf(port.tasksPerProject(period))];
      const statuses = taskStatusesAmong(each).map(({ key }) => key);
      shouldBeSums(taskNumbers(all), linesOf(each, taskNumbers), ['all', ...statuses]);
      expect((taskNumbers(all)['all'] ?? 0) + (tasksLeftOut(all) ?? 0)).toBe(all.task_count);
    }
  });

  it('[W-STATISTICS-14] [W-STATISTICS-15] should be the total of deviations, in any period', async () => {
    const { port, periods } = await figures();
    for (const period of periods) {
      const [all, each] = [await answerOf(port.deviations(period)), await answerOf(port.deviationsPerProject(period))];
      const statuses = deviationStatusesAmong([all, ...each]).map(({ key }) => key);
      shouldBeSums(deviationNumbers(all), linesOf(each, deviationNumbers), ['all', ...statuses]);
    }
  });

  it('[W-STATISTICS-18] [W-STATISTICS-19] should be all phases and all photos of the service', async () => {
    const { port } = await figures();
    const states = await answerOf(port.phaseStates({}));
    const { all, ...steps } = sumsOf(phaseLines(states), ['all', ...PHASE_STEPS]);
    expect(all).toBe(states.length);
    expect(Object.values(steps).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(states.length);
    const photos = await answerOf(port.photos({}));
    expect(sumsOf(photoLines(photos), ['photos'])).toEqual({ photos: photos.length });
  });
});

describe('the line of one project', () => {
  const IDS = ['1001', '1002', '1020'];

  it('[W-STATISTICS-22] [W-STATISTICS-23] should be the figures of its own page, and its days add up to them', async () => {
    const { port, http, periods } = await figures();
    const list = createCheckInsHttp(http);
    for (const period of periods)
      for (const id of IDS) {
        const told = await answerOf(port.checkInsOf(id, period));
        const [line] = await answerOf(port.checkInsPerProject({ ...period, projectId: id }));
        expect(line).toMatchObject(told);
        const days = checkInsPerDay(await answerOf(list.checkIns(id)), { from: '', to: '', ...period });
        const { ok, guest, failed } = sumOfDays(checkInsPerWeek(days));
        const numbers = checkInNumbers(told);
        expect([ok, guest, failed]).toEqual([
          (numbers.employees ?? 0) + (numbers.subcontractors ?? 0),
          numbers.guests,
          numbers.failed,
        ]);
        const tasks = await answerOf(port.tasksOf(id, period));
        const [ofTasks] = await answerOf(port.tasksPerProject({ ...period, projectId: id }));
        expect(ofTasks).toMatchObject(tasks);
      }
  });
});
