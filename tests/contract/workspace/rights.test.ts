import { type Call, WIRE } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import { aClient } from '../live.ts';
import { serve } from '../serving.ts';
import { serveStaff, staffAt } from './serving.ts';

/** Nina sees three projects, and changes nothing. This is none of hers. */
const HIDDEN = '1039';
const SEEN = '1001';

const staffRows = Object.entries<Call>(WIRE).filter(([, { access }]) => access === 'staff');
const ofProjects = staffRows.filter(([, { path }]) => path.includes('{project_id}'));

const addressOf = ({ path }: Call, project: string) =>
  path.replace('{project_id}', project).replace(/\{\w+\}/g, '1039000');

/** How a plain request of a user is answered. */
async function asking(login: string) {
  const { root, token, world } = await serveStaff(login);
  const status = async (method: string, path: string, body?: BodyInit, type = 'application/json') =>
    (
      await fetch(`${root}/rest${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(typeof body === 'string' && { 'content-type': type }) },
        ...(body !== undefined && { body }),
      })
    ).status;
  return { root, token, world, status };
}

function aPart(): FormData {
  const parts = new FormData();
  parts.append('file', new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
  return parts;
}

/** Of the calls that read their body before they know who asks. */
const BODIES: Readonly<Record<string, object>> = {
  '/v1/conversations': { title: 'Ny', agreement_id: 201, internal: false },
};

const bodyOf = (row: Call) =>
  row.body === undefined ? undefined : row.body.format === 'parts' ? aPart() : JSON.stringify(BODIES[row.path] ?? {});

describe('a user who sees only the own projects', () => {
  it('should be refused every call about another project', async () => {
    const { status } = await asking('nina');
    const answers = await Promise.all(
      ofProjects.map(async ([name, row]) => [name, await status(row.method, addressOf(row, HIDDEN), bodyOf(row))]),
    );
    expect(answers.filter(([, code]) => code !== 404)).toEqual([]);
    expect(answers.length).toBeGreaterThan(15);
  });

  it('should be refused the statistics of another project, which are no zeros', async () => {
    const { status } = await asking('nina');
    const rows = staffRows.filter(([name, { path }]) => name.startsWith('statistics.') && !path.includes('{'));
    const codes = rows.map(async ([name, { path }]) => [name, await status('GET', `${path}?project_id=${HIDDEN}`)]);
    expect((await Promise.all(codes)).filter(([, code]) => code !== 404)).toEqual([]);
    expect(codes.length).toBeGreaterThan(8);
  });

  it('should be refused the photos, the documents and the events of another project', async () => {
    const { status } = await asking('nina');
    const paths = [
      `/project/photo/project/${HIDDEN}`,
      '/project/photo/document/103902',
      '/v1/documents/103900',
      '/v1/documents/103900/content',
    ];
    expect(await Promise.all(paths.map((path) => status('GET', path)))).toEqual([404, 404, 404, 404]);
    const channels = ['project.1039', 'project.1039.checkins', 'user.501'];
    const recent = channels.map((channel) => status('GET', `/pubsub/recent?channel=${channel}`));
    expect(await Promise.all(recent)).toEqual([403, 403, 403]);
    expect(await status('GET', `/pubsub/recent?channel=project.${SEEN}`)).toBe(200);
    expect(await status('GET', `/v1/projects/${SEEN}/poster`)).toBe(200);
  });

  it('should be refused every change that is not to what is the user’s own', async () => {
    const { status } = await asking('nina');
    const changes = staffRows.filter(([, { method }]) => method !== 'GET');
    const answers = await Promise.all(
      changes.map(async ([name, row]) => [name, await status(row.method, addressOf(row, SEEN), bodyOf(row))] as const),
    );
    const refused = answers.flatMap(([name, code]) => (code === 403 ? [name] : []));
    const own = answers.flatMap(([name, code]) => (code === 403 ? [] : [name]));
    expect(refused).toContain('documents.upload');
    const isOwn = /^(?:(?:dashboard|notifications|settings|visits)\..*|chat\.(?:attach|mark|send))$/;
    expect(own.filter((name) => !isOwn.test(name))).toEqual([]);
  });

  it('should hear nothing of another project, in its own channels or in those of all projects', async () => {
    const server = await serve();
    const nina = staffAt(server, 'nina');
    const ola = staffAt(server, 'ola');
    const client = await aClient(server.root, server.port, {
      token: async () => (await nina.ask('GET', '/pubsub/auth/gettoken')).answer.token,
    });
    const told: unknown[] = [];
    for (const channel of ['projects', `project.${SEEN}`, `project.${HIDDEN}`])
      client.listen(channel).subscribe(({ event, data }) => told.push([event, channel, Object(data).id]));
    await expect
      .poll(() => server.app.inject('/control/api/live/connections').then((reply) => reply.json()[0].channels))
      .toEqual(['projects', `project.${SEEN}`]);
    await ola.ask('PATCH', `/v1/projects/${HIDDEN}`, { title: 'Hemmelig' });
    await ola.ask('PATCH', `/v1/projects/${SEEN}`, { title: 'Kjent' });
    await expect.poll(() => told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['project.changed', 'projects', 1001],
        ['project.changed', `project.${SEEN}`, 1001],
        ['history.added', `project.${SEEN}`, expect.any(Number)],
      ]),
    );
    const { answer } = await nina.ask('GET', '/pubsub/recent?channel=projects');
    expect(answer.map(({ data }: { data: { id: number } }) => data.id)).toEqual([1001]);
  });

  it('should not learn from a person how many other projects they have roles in', async () => {
    const server = await serve();
    const held = async (login: string) => {
      const { answer } = await staffAt(server, login).ask('GET', '/v1/persons/2');
      return answer.role_statistics.map(({ no_of_projects: count }: { no_of_projects: number }) => count);
    };
    expect(await held('ola')).toEqual([40, 40]);
    expect(await held('nina')).toEqual([3, 3]);
  });

  it('should not learn of a company’s other projects', async () => {
    const server = await serve();
    const projectsOf = async (login: string) => {
      const { ask } = staffAt(server, login);
      const { answer: page } = await ask('GET', '/v1/contacts?page_size=20');
      const ids: readonly number[] = page.result_set.map(({ id }: { id: number }) => id);
      const all = await Promise.all(ids.map(async (id) => (await ask('GET', `/v1/contacts/${id}`)).answer));
      return new Set(all.flatMap(({ projects = [] }) => projects.map(({ id }: { id: number }) => id)));
    };
    expect((await projectsOf('ola')).size).toBeGreaterThan(3);
    expect([...(await projectsOf('nina'))].filter((id) => id > 1_003)).toEqual([]);
  });
});
