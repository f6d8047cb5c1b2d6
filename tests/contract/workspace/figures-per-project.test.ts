// The lines of the page of figures, added up, are the totals above them; and each is what its list has.

import { createDocumentsHttp } from '@felles/adapters-http/workspace/areas/documents';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/projects';
import { createSiteRecordsHttp, createTasksHttp } from '@felles/adapters-http/workspace/records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { addDays, isoDate, osloDay } from '@felles/core';
import { checkInsPerDay, checkInsPerWeek, kindOfCheckIn, sumOfDays } from '@felles/core/workspace/checkins';
import {
  CHECK_IN_COLUMNS,
  CHECKLIST_COLUMNS,
  checkInNumbers,
  checklistNumbers,
  deviationNumbers,
  deviationStatusesAmong,
  type FigureLine,
  hourLines,
  linesOf,
  type Numbers,
  PHASE_STEPS,
  phaseLines,
  photoLines,
  sumsOf,
  taskNumbers,
  taskStatusesAmong,
  tasksLeftOut,
} from '@felles/core/workspace/statistics';
import { tasksFor } from '@felles/core/workspace/tasks';
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

  it('should be what its lists have: tasks, check-ins and photos', async () => {
    const { port, http } = await figures();
    const ports = {
      tasks: createTasksHttp(http),
      checkIns: createCheckInsHttp(http),
      documents: createDocumentsHttp(http),
    };
    const lines = {
      tasks: linesOf(await answerOf(port.tasksPerProject({})), taskNumbers),
      checkIns: linesOf(await answerOf(port.checkInsPerProject({})), checkInNumbers),
      photos: photoLines(await answerOf(port.photos({}))),
    };
    const lineOf = (of: keyof typeof lines, id: string) => lines[of].find(({ projectId }) => projectId === id)?.numbers;
    for (const id of IDS) {
      const tasks = await answerOf(ports.tasks.tasks({ projectId: id }));
      const listed = tasksFor(tasks, { tag: '', person: '', all: false });
      expect(lineOf('tasks', id)?.['all']).toBe(listed.length);
      const checkIns = await answerOf(ports.checkIns.checkIns(id));
      const { employees, subcontractors, guests, failed } = lineOf('checkIns', id) ?? {};
      expect((employees ?? 0) + (subcontractors ?? 0) + (guests ?? 0) + (failed ?? 0)).toBe(checkIns.length);
      expect(failed).toBe(checkIns.filter((one) => kindOfCheckIn(one) === 'failed').length);
      const documents = await answerOf(ports.documents.documents(id));
      expect(lineOf('photos', id)?.['photos']).toBe(
        documents.filter(({ mime_type: type }) => type === 'image/jpeg').length,
      );
    }
  });

  it('should be what its lists have: deviations and checklists, and the hours of all projects together', async () => {
    const { port, http } = await figures();
    const lists = createSiteRecordsHttp(http);
    const deviations = linesOf(await answerOf(port.deviationsPerProject({})), deviationNumbers);
    const checklists = linesOf(await answerOf(port.checklistsPerProject({})), checklistNumbers);
    for (const id of IDS) {
      const of = (lines: readonly FigureLine[]) => lines.find(({ projectId }) => projectId === id)?.numbers ?? {};
      expect(of(deviations)['all']).toBe((await answerOf(lists.deviations(id))).length);
      const told = await answerOf(lists.checklists(id));
      const checkpoints = told.flatMap((checklist) => checklist.checkpoints ?? []);
      expect(of(checklists)).toMatchObject({
        checklists: told.length,
        checkpoints: checkpoints.length,
        answered: checkpoints.filter((one) => one?.status).length,
      });
    }
    const written = await Promise.all(IDS.map((id) => answerOf(lists.hours(id))));
    const byArticle = hourLines(await answerOf(port.hours({ projectId: IDS.join(',') })));
    const { hours, lines } = sumsOf(byArticle, ['hours', 'lines']);
    expect(lines).toBe(written.flat().length);
    expect(hours).toBeCloseTo(
      written.flat().reduce((sum, one) => sum + Number(one.hours ?? 0), 0),
      6,
    );
  });

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
