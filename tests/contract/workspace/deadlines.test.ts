import { createDeadlinesHttp, createProjectsHttp } from '@felles/adapters-http';
import { expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { serveStaff } from './serving.ts';

const keysOf = (value: object) => Object.keys(value).sort();

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
    expect(keysOf(first)).toEqual(['deadline_title', 'event', 'project_deadline_id', 'project_id', 'project_name']);
    expect(keysOf(first.event)).toEqual(
      ['event_instance_id', 'event_occurence_id', 'instance_date', 'status', 'title'].sort(),
    );
  }
});
