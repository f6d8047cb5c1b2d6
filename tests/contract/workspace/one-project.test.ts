import { createDocumentsHttp } from '@felles/adapters-http/workspace/areas/documents';
import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { FLAGS } from '@felles/core/internal/workspace/projects/model';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf } from '../serving.ts';
import { keysOf, named, serveStaff, staffAt } from './serving.ts';

async function project(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, one: createProjectsHttp(server.http) };
}

describe('one project over HTTP', () => {
  it('[W-PROJECTS-22] [W-PROJECTS-35] [W-PHASES-03] should have its flags and the progress of its phases in its view', async () => {
    const { ask, one, seen } = await project();
    const { answer } = await ask('GET', '/project/view/1001');
    for (const flag of FLAGS) expect(answer[flag]).toBe(true);
    expect(answer.phases.length).toBeGreaterThan(2);
    for (const phase of answer.phases) {
      expect(keysOf(phase)).toEqual(named('phase_id phase_name project_id progress'));
      expect(keysOf(phase.progress)).toEqual(named('activities hours templates'));
      expect(keysOf(phase.progress.hours)).toEqual(named('numerator denominator'));
    }
    expect((await answerOf(one.view('1001'))).phases).toHaveLength(answer.phases.length);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/project/view/1001' });
  });

  it('[W-PROJECTS-07] [W-PROJECTS-34] should be sent in short, with its reference', async () => {
    const { ask, one, seen } = await project();
    const { answer } = await ask('GET', '/project/detail/1001');
    expect(keysOf(answer)).toEqual(
      named('node_id project_id address postnr poststed latitude longitude prosjektnr referanse tittel'),
    );
    expect((await answerOf(one.detail('1001'))).tittel).toBe((await answerOf(one.project('1001'))).title);
    expect(seen.at(-2)).toMatchObject({ method: 'GET', url: '/rest/project/detail/1001' });
  });

  it('[W-PROJECTS-42] should have a history, the newest first, with what was changed just now', async () => {
    const { one, seen } = await project();
    await answerOf(one.change('1001', { title: 'Nytt navn' }));
    const history = await answerOf(one.history('1001'));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1001/history' });
    expect(history[0]).toMatchObject({ text: 'endret prosjektet', user: { name: 'Ola Bakken' } });
    const times = history.map(({ date }) => Date.parse(date ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(history.length).toBeGreaterThan(10);
  });

  it('should have each version of a document in its history as the page of the document has it', async () => {
    const { http, one } = await project();
    const documents = createDocumentsHttp(http);
    const history = (await answerOf(one.history('1001'))).filter(({ datatype }) => datatype === 'document');
    for (const { document_id: id, title } of (await answerOf(documents.documents('1001'))).slice(0, 5)) {
      const { history: versions = [] } = await answerOf(documents.document({ id, idtype: 'dataid' }));
      expect(versions?.length).toBeGreaterThan(0);
      expect(
        history.filter(({ dataid }) => dataid === id).map(({ date, user, text }) => [date, user?.name, text]),
      ).toEqual(
        versions?.map(({ date, user }, at) => [
          date,
          user,
          at === versions.length - 1 ? 'lastet opp' : 'lastet opp ny versjon av',
        ]),
      );
      expect(history.find(({ dataid }) => dataid === id)?.title).toBe(title);
    }
  });

  it('[W-PROJECTS-45] should have the projects that are parts of it, as far as the user may see them', async () => {
    const server = await project();
    const parts = await answerOf(server.one.subprojects('1009'));
    expect(server.seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1009/subprojects' });
    expect(parts.map(({ id, parent_project_id: parent }) => [id, parent])).toEqual([['1010', '1009']]);
    expect(await answerOf(server.one.subprojects('1001'))).toEqual([]);
    const nina = createProjectsHttp(staffAt(server, 'nina').http);
    expect((await resultOf(nina.subprojects('1009'))).ok).toBe(false);
  });

  it('[W-PROJECTS-51] [W-PROJECTS-52] should be connected to the house register once for a key, and disconnected', async () => {
    const { one, seen } = await project();
    const connected = await answerOf(one.connect('1001', { building_id: '77' }, 'k1'));
    expect(await answerOf(one.connect('1001', { building_id: '77' }, 'k1'))).toEqual(connected);
    expect(seen.at(-1)).toMatchObject({
      method: 'PUT',
      url: '/rest/v1/projects/1001/connect',
      body: { building_id: '77' },
    });
    expect(connected.boligmappa_number).toMatch(/77$/);
    expect((await answerOf(one.project('1001'))).boligmappa_number).toBe(connected.boligmappa_number);
    const disconnected = await answerOf(one.disconnect('1001', 'k2'));
    expect(await answerOf(one.disconnect('1001', 'k2'))).toEqual(disconnected);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: '/rest/v1/projects/1001/disconnect' });
    expect(disconnected.boligmappa_number).toBeNull();
    const lines = (await answerOf(one.history('1001'))).map(({ text }) => text);
    expect(lines.filter((text) => text?.includes('Boligmappa'))).toEqual([
      'koblet prosjektet fra Boligmappa',
      'koblet prosjektet til Boligmappa',
    ]);
  });

  it('should be summed up as the phases are that it is summed up from', async () => {
    const server = await project();
    const phases = createPhasesHttp(server.http);
    const summary = await answerOf(phases.summary('1001'));
    const { answer } = await server.ask('GET', '/project/view/1001');
    const hours = answer.phases.map((phase: { progress: { hours: { numerator: number } } }) => phase.progress.hours);
    const sum = hours.reduce((all: number, { numerator }: { numerator: number }) => all + numerator, 0);
    expect(Number(summary.hours?.num)).toBeCloseTo(sum, 6);
  });

  it('should be refused where a path is misspelt, or the project is not the user’s', async () => {
    const server = await project();
    for (const path of ['/project/views/1001', '/v1/project/1001/history', '/v1/projects/1001/subproject'])
      expect((await server.ask('GET', path)).status).toBe(404);
    const nina = staffAt(server, 'nina');
    for (const path of ['/project/view/1020', '/project/detail/1020', '/v1/projects/1020/history'])
      expect((await nina.ask('GET', path)).status).toBe(404);
    expect((await nina.ask('PUT', '/v1/projects/1001/disconnect')).status).toBe(403);
  });
});
