import { createDeadlinesHttp } from '@felles/adapters-http/workspace/phases';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { osloDay } from '@felles/core';
import { openDeadlines } from '@felles/core/internal/workspace/deadlines/rules';
import { deadlinesOf } from '@felles/core/workspace/projects';
import { expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf } from '../serving.ts';
import { keysOf, serveStaff } from './serving.ts';

it('[W-PHASES-21] [W-PHASES-10] [W-PHASES-09] should give every deadline of the user’s projects', async () => {
  for (const login of ['ola', 'per']) {
    const { http, ask } = await serveStaff(login);
    const found = await answerOf(createDeadlinesHttp(http).deadlines());
    const all = { page: 1, size: 200, text: '', status: '', type: '', sort: '' };
    const { result_set: projects } = await answerOf(createProjectsHttp(http).projects(all));
    const expected = projects.flatMap(({ id, deadlines }) => (deadlines ?? []).map(({ title }) => `${id} ${title}`));
    expect(found.map(({ project_id, deadline_title }) => `${project_id} ${deadline_title}`)).toEqual(expected);
    expect(new Set(found.map(({ project_deadline_id }) => project_deadline_id)).size).toBe(found.length);
    const { answer } = await ask('GET', '/v1/projectdeadlines');
    const [first] = answer;
    if (first === undefined) continue;
    expect(keysOf(first)).toEqual([
      'abbreviation',
      'deadline_title',
      'event',
      'may_change',
      'phase_id',
      'phase_name',
      'project_deadline_id',
      'project_id',
      'project_name',
      'told',
      'was_late',
    ]);
    expect(keysOf(first.event)).toEqual(
      ['event_instance_id', 'event_occurence_id', 'instance_date', 'status', 'title'].sort(),
    );
  }
});

it('should lie around today in the demo: some have passed without being met, the next come soon', async () => {
  const { http, world } = await serveStaff();
  const today = osloDay(world.now());
  const all = await answerOf(createDeadlinesHttp(http).deadlines());
  const { passed, coming, undated } = openDeadlines(all, today);
  const met = all.filter(({ event }) => event?.status === 'COMPLETED');
  expect(passed.length + coming.length + undated.length + met.length).toBe(all.length);
  expect(passed.length).toBeGreaterThan(2);
  expect(coming[0] && coming[0].day - today).toBeLessThan(14);
  for (const { day } of [...passed, ...coming]) expect(Math.abs(day - today)).toBeLessThan(300);
});

it('should be late in the list of all where it is late in its project', async () => {
  const { http, world } = await serveStaff();
  const today = osloDay(world.now());
  const { passed } = openDeadlines(await answerOf(createDeadlinesHttp(http).deadlines()), today);
  const all = { page: 1, size: 200, text: '', status: '', type: '', sort: '' };
  const { result_set: projects } = await answerOf(createProjectsHttp(http).projects(all));
  const late = projects.flatMap((project) =>
    deadlinesOf(project, today).flatMap(({ isPassed, deadline }) =>
      isPassed ? [`${project.id} ${deadline.title}`] : [],
    ),
  );
  expect(passed.map(({ deadline }) => `${deadline.project_id} ${deadline.deadline_title}`).toSorted()).toEqual(
    late.toSorted(),
  );
});

it('should send an event to all projects only if a project’s own have changed', async () => {
  const { root, port, ask } = await serveStaff();
  const client = await aClient(root, port);
  const told: unknown[] = [];
  client.listen('projects').subscribe(({ event, data }) => event === 'deadline.changed' && told.push(data));
  await subscribed(client, ['projects']);
  await ask('PATCH', '/v1/projects/1002', { title: 'Nytt navn' });
  const deadlines = [{ abbreviation: 'TB', title: 'Tett bygg', event_date: '2026-12-24', event_status: 'SCHEDULED' }];
  await ask('PATCH', '/v1/projects/1001', { deadlines });
  await expect.poll(() => told).toEqual([{ project_id: 1001 }]);
});
