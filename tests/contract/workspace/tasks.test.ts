import { createTasksHttp } from '@felles/adapters-http/workspace/records';
import { isoDate, osloDay } from '@felles/core';
import { COMPLETION_STATUSES, STATUS_TAGS, statusTags, Task } from '@felles/core/workspace/tasks';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerOf } from '../serving.ts';
import { keysOf, named, serveStaff, statusOf } from './serving.ts';

const DAY = 86_400_000;

async function tasks(login = 'ola') {
  const server = await serveStaff(login);
  const dayAt = (days: number) => isoDate(osloDay(server.world.now() + days * DAY));
  return { ...server, dayAt, port: createTasksHttp(server.http) };
}

describe('tasks over HTTP', () => {
  it('[W-TASKS-18] should be those of a period, with their assignees, holidays and expenses', async () => {
    const { ask, port, dayAt } = await tasks();
    const period = { from: dayAt(-3), to: dayAt(3) };
    const { answer } = await ask('GET', `/v1/tasks?from=${period.from}&to=${period.to}`);
    expect(keysOf(answer[0])).toEqual(
      named('id title completion_status start end project_id project_title assignees may_move may_work'),
    );
    const assignees = answer.flatMap((task: { assignees: object[] }) => task.assignees);
    expect(keysOf(assignees[0])).toEqual(named('person_id name status holidays expenses'));
    expect((await answerOf(port.tasks(period))).map((task) => z.encode(Task, task))).toEqual(answer);
    for (const { start, end } of answer) {
      expect(start.slice(0, 10) <= period.to).toBe(true);
      expect(end >= period.from).toBe(true);
    }
    const all = await answerOf(port.tasks({ from: dayAt(-60), to: dayAt(60) }));
    expect(all.length).toBeGreaterThan(answer.length);
  });

  it('[W-TASKS-18] should be those of a project where it is named, also those without a day', async () => {
    const { port, dayAt } = await tasks();
    const project = await answerOf(port.tasks({ projectId: '1001' }));
    expect(project.length).toBeGreaterThan(20);
    for (const { project_id: id } of project) expect(id).toBe('1001');
    const both = await answerOf(port.tasks({ projectId: '1001', from: dayAt(0), to: dayAt(0) }));
    expect(both.length).toBeLessThan(project.length);
  });

  it('should have every status and every tag in the demo, and ids that occur more than once', async () => {
    const { port, dayAt } = await tasks();
    const all = await answerOf(port.tasks({ from: dayAt(-60), to: dayAt(60) }));
    expect(new Set(all.map(({ completion_status: status }) => status))).toEqual(
      new Set([...COMPLETION_STATUSES, null]),
    );
    expect(new Set(all.flatMap(statusTags))).toEqual(new Set(STATUS_TAGS));
    expect(new Set(all.map(({ id }) => id)).size).toBeLessThan(all.length);
  });

  it('should be refused without a period that can be, or of a project that the user may not see', async () => {
    const { port, dayAt } = await tasks('nina');
    expect(await statusOf(port.tasks({}))).toBe(400);
    expect(await statusOf(port.tasks({ from: dayAt(0) }))).toBe(400);
    expect(await statusOf(port.tasks({ from: dayAt(1), to: dayAt(0) }))).toBe(400);
    expect(await statusOf(port.tasks({ from: dayAt(0), to: dayAt(400) }))).toBe(400);
    expect(await statusOf(port.tasks({ projectId: '1039' }))).toBe(404);
    const seen = await answerOf(port.tasks({ from: dayAt(-60), to: dayAt(60) }));
    expect(new Set(seen.map(({ project_id: id }) => Number(id) <= 1_003))).toEqual(new Set([true]));
  });
});
