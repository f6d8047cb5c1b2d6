import { addDays, isoDate, mondayOf, osloDay } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { type Server, serveStaff, staffAt } from './serving.ts';

const PLACE = '/v1/projects/1001/tasks';
const CLIENT_ID = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3d';

type Ask = ReturnType<typeof staffAt>['ask'];

async function aPlan(login = 'ola') {
  const server = await serveStaff(login);
  // A Monday to come, so that nothing is overdue.
  const monday = addDays(mondayOf(osloDay(server.world.now())), 14);
  const day = (count: number): string => isoDate(addDays(monday, count));
  const ola = staffAt(server, 'ola');
  const create = (body: object = {}, ask: Ask = ola.ask) =>
    ask('POST', PLACE, { client_id: CLIENT_ID, title: 'Rekkverk', start: day(0), end: day(1), ...body });
  const change = (id: unknown, body: object, ask: Ask = server.ask) => ask('PATCH', `/v1/tasks/${id}`, body);
  const read = async (id: unknown) => {
    const { answer } = await ola.ask('GET', '/v1/tasks?project_id=1001');
    return answer.find((task: { id: unknown }) => task.id === id);
  };
  return { ...server, ola, day, create, change, read };
}

const told = async (server: Server, login: string): Promise<readonly Record<string, unknown>[]> =>
  (await staffAt(server, login).ask('GET', '/v1/notifications')).answer.filter(
    ({ seen, datatype }: Record<string, unknown>) => seen === false && datatype === 'task',
  );

describe('a comment on a task', () => {
  it('[W-PLAN-01] [W-PLAN-12] should be written once by its assignee, in the list, and in the history', async () => {
    const { ask, create, read } = await aPlan('per');
    const { answer: task } = await create({ person_ids: [4] });
    const comment = (text: string, client_id = CLIENT_ID) =>
      ask('POST', `/v1/tasks/${task.id}/comments`, { client_id, text });
    await comment(' Mangler bolter ');
    expect((await comment(' Mangler bolter ')).status).toBe(200);
    expect([(await comment('Annet')).status, (await comment(' ', 'x')).status]).toEqual([409, 400]);
    const by = { person_name: 'Per Moe' };
    expect(await read(task.id)).toMatchObject({ comments: [{ text: 'Mangler bolter', by }] });
    const { answer: lines } = await ask('GET', '/v1/projects/1001/history');
    expect(lines[0]).toMatchObject({ text: 'kommenterte oppgaven:', title: 'Rekkverk', user: { name: 'Per Moe' } });
    const { answer: others } = await create({ client_id: CLIENT_ID.replace(/d$/, 'e') });
    expect((await ask('POST', `/v1/tasks/${others.id}/comments`, { client_id: CLIENT_ID, text: 'Nei' })).status).toBe(
      403,
    );
  });

  it('[W-PLAN-01] should have photos, each once and also one of the photos of the project', async () => {
    const { root, token, ask, create, read } = await aPlan();
    const { answer: task } = await create();
    async function upload(type: string, bytes: string) {
      const body = new FormData();
      body.set('file', new Blob([bytes], { type }), 'oppgave.gif');
      body.set('client_id', CLIENT_ID);
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${root}/rest/v1/tasks/${task.id}/photos`, { method: 'POST', headers, body })).status;
    }
    const statuses = [await upload('image/gif', 'GIF89a'), await upload('image/gif', 'GIF89a')];
    expect([...statuses, await upload('image/gif', 'GIF89b')]).toEqual([200, 200, 409]);
    const { photos } = await read(task.id);
    expect(photos).toMatchObject([{ by: { person_name: 'Ola Bakken' } }]);
    const { answer: listed } = await ask('GET', '/v1/projects/1001/documents');
    expect(JSON.stringify(listed)).toContain(String(photos[0].document_id));
  });
});

describe('a task that is planned', () => {
  it('[W-SITE-46] should have its title, days and persons, in the list of its project and in the schedule', async () => {
    const { ask, day, create, read } = await aPlan();
    const { status, answer } = await create({ title: ' Rekkverk ', description: ' ', phase_id: 2, person_ids: [1, 4] });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      ...{ title: 'Rekkverk', description: null, phase_id: 2, completion_status: 'SCHEDULED' },
      ...{ start: day(0), end: day(1), project_id: 1001, client_id: CLIENT_ID, may_move: true, may_work: true },
      assignees: [{ person_id: 1, name: 'Ola Bakken' }, { person_id: 4 }],
    });
    expect(await read(answer.id)).toEqual(answer);
    const { answer: week } = await ask('GET', `/v1/tasks?from=${day(1)}&to=${day(1)}`);
    expect(week).toContainEqual(answer);
  });

  it('[W-SITE-08] should keep its fields, and have a text, its phase, its client id and who may move it', async () => {
    const { create, ...server } = await aPlan();
    const { answer } = await create({ description: 'Trapp 2', phase_id: 2 });
    const old = ['id', 'title', 'completion_status', 'start', 'end', 'project_id', 'project_title', 'assignees'];
    for (const field of old) expect(answer).toHaveProperty(field);
    expect(answer).toMatchObject({ description: 'Trapp 2', phase_id: 2, client_id: CLIENT_ID, may_move: true });
    const { answer: seen } = await staffAt(server, 'per').ask('GET', '/v1/tasks?project_id=1001');
    const { id } = answer;
    expect(seen.find((task: { id: unknown }) => task.id === id)).toMatchObject({ ...answer, may_move: false });
    // Without the new fields a task is as before, with its duplicates.
    const { answer: all } = await server.ask('GET', '/v1/tasks?project_id=1001');
    const ids = all.map((task: { id: unknown }) => task.id);
    expect(new Set(ids).size).toBeLessThan(ids.length);
    expect(all.some((task: { completion_status: unknown }) => task.completion_status === 'SIMULATED')).toBe(true);
  });

  it('[W-SITE-09] should be made once for its client id, and not with other content', async () => {
    const { create } = await aPlan();
    const { answer } = await create();
    expect((await create()).answer).toEqual(answer);
    const other = await create({ title: 'Annet' });
    expect([other.status, other.answer.error.type, other.answer.error.detail.id]).toEqual([
      409,
      'Exists',
      String(answer.id),
    ]);
    expect((await create({ client_id: 'x' })).status).toBe(400);
  });

  it('[W-PLAN-14] should be refused where no page can show it, each time with the field', async () => {
    const { day, create } = await aPlan();
    for (const [field, body] of [
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(201) }],
      ['title', { title: 'a\u0000' }],
      ['description', { description: 'x'.repeat(5_001) }],
      ['start', { start: '2026-02-30' }],
      ['start', { start: '' }],
      ['end', { end: day(-1) }],
      ['end', { end: day(366) }],
      ['phase_id', { phase_id: 99 }],
      ['person_ids', { person_ids: [987654] }],
      ['person_ids', { person_ids: [1, 1] }],
    ] as const) {
      const { status, answer } = await create(body);
      expect([field, status, answer.error?.field]).toEqual([field, 400, `body.${field}`]);
    }
    expect((await create({ person_ids: 'ola' })).status).toBe(400);
  });
});

describe('a task that is changed', () => {
  it('[W-SITE-47] should be moved to other days, and be as it was after the move back', async () => {
    const { change, ola, world } = await aPlan();
    const dayAt = (count: number) => isoDate(addDays(osloDay(world.now()), count));
    const list = async () => (await ola.ask('GET', `/v1/tasks?from=${dayAt(-60)}&to=${dayAt(60)}`)).answer;
    const all = await list();
    const timed = all.find(
      ({ start, end, completion_status: status }: Record<string, string | null>) =>
        start?.includes('T') && end && status === 'OVERDUE',
    );
    const from = timed.start.slice(0, 10);
    const was = { days: { from, to: timed.end } };
    const days = { from: '2027-03-27', to: '2027-03-29' };
    const { status, answer } = await change(timed.id, { days, was });
    expect(status).toBe(200);
    // An overdue task that is to be done later is not overdue.
    expect(answer).toMatchObject({
      start: '2027-03-27T06:00:00.000Z',
      end: '2027-03-29',
      completion_status: 'SCHEDULED',
    });
    const summer = { from: '2027-03-29', to: '2027-03-31' };
    expect((await change(timed.id, { days: summer, was: { days } })).answer.start).toBe('2027-03-29T05:00:00.000Z');
    await change(timed.id, { days: was.days, was: { days: summer } });
    expect(await list()).toEqual(all);
  });

  it('[W-SITE-24] should be kept from a change of another user that was not seen, and take the same value twice', async () => {
    const { day, create, change } = await aPlan();
    const { answer: task } = await create({ person_ids: [1] });
    const was = { days: { from: day(0), to: day(1) } };
    const days = { from: day(2), to: day(3) };
    expect((await change(task.id, { days, was })).status).toBe(200);
    const late = await change(task.id, {
      days: { from: day(7), to: day(8) },
      title: 'X',
      was: { ...was, title: 'Rekkverk' },
    });
    expect([late.status, late.answer.error.type]).toEqual([409, 'Changed']);
    expect(late.answer.error.detail.fields).toMatchObject({ days: { value: days, by: 'Ola Bakken' } });
    expect((await change(task.id, { days, was })).status).toBe(200);
    expect((await change(task.id, { days: was.days })).answer.error.field).toBe('body.was.days');
    expect((await change(task.id, { person_ids: [4], was: { person_ids: [] } })).status).toBe(409);
  });

  it('[W-SITE-20] should follow the table of its states, and say why it could not be done', async () => {
    const { create, change } = await aPlan();
    const { answer: task } = await create({ person_ids: [1] });
    const move = (from: string, status: string, more: object = {}) =>
      change(task.id, { status, ...more, was: { status: from } });
    expect((await move('SCHEDULED', 'STARTED')).answer.completion_status).toBe('STARTED');
    const silent = await move('STARTED', 'INCOMPLETE', { reason: ' ' });
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.reason']);
    const stopped = await move('STARTED', 'INCOMPLETE', { reason: ' Mangler stål ' });
    expect(stopped.answer).toMatchObject({ completion_status: 'INCOMPLETE', reason: 'Mangler stål' });
    expect((await move('INCOMPLETE', 'COMPLETED')).answer.error.field).toBe('body.status');
    expect((await move('INCOMPLETE', 'SCHEDULED')).answer.reason).toBeNull();
    for (const status of ['OVERDUE', 'HOLIDAY', 'DEVIANCE', 'PROPOSED', 'SIMULATED', 'NEW'])
      expect((await move('SCHEDULED', status)).answer.error.field).toBe('body.status');
    expect((await move('SCHEDULED', 'DELETED')).status).toBe(200);
    const gone = await change(task.id, { title: 'X', was: { title: 'Rekkverk' } });
    expect([gone.status, gone.answer.error.type]).toEqual([409, 'Locked']);
  });

  it('[W-TASKS-15] should leave the simulated task of its id alone, and change the row that stands twice', async () => {
    const { ask, change } = await aPlan();
    const { answer: all } = await ask('GET', '/v1/tasks?project_id=1001');
    const simulated = all.filter(
      ({ completion_status: status }: { completion_status: string }) => status === 'SIMULATED',
    );
    const beside = simulated.find(({ id }: { id: number }) =>
      all.some(
        (other: { id: number; completion_status: string }) =>
          other.id === id && other.completion_status === 'SCHEDULED',
      ),
    );
    const target = beside ?? simulated[0];
    const body = { title: 'Ny', was: { title: all.find(({ id }: { id: number }) => id === target.id).title } };
    await change(target.id, body);
    const { answer: after } = await ask('GET', '/v1/tasks?project_id=1001');
    for (const one of simulated) expect(after).toContainEqual(one);
  });

  it('[W-SITE-20] should be planned with the right, and worked on by an assignee who has that right', async () => {
    const { create, change, day, ask } = await aPlan('per');
    const { answer: own } = await create({ person_ids: [4] });
    const { answer: other } = await create({ client_id: crypto.randomUUID(), person_ids: [1] });
    const was = { status: 'SCHEDULED', days: { from: day(0), to: day(1) } };
    expect((await change(own.id, { status: 'CANCELLED', was })).status).toBe(403);
    expect((await change(own.id, { days: { from: day(1), to: day(2) }, was })).status).toBe(403);
    expect((await change(own.id, { status: 'STARTED', was })).status).toBe(200);
    expect((await change(other.id, { status: 'STARTED', was })).status).toBe(403);
    expect((await create({ client_id: crypto.randomUUID() }, ask)).status).toBe(403);
  });

  it('[W-SITE-48] [W-PLAN-11] should tell the persons whom it concerns, each once, and never the doer', async () => {
    const server = await aPlan('kari');
    const { create, change, day, ask } = server;
    const { answer: task } = await create({ person_ids: [1, 4] }, ask);
    expect((await told(server, 'ola'))[0]).toMatchObject({
      ...{ category: 'task', datatype: 'task', dataid: task.id, project_id: 1001 },
      ...{ act: 'task.assigned', message: 'Du er satt på: Rekkverk', by: 'Kari Lunde', is_gone: false },
      detail: expect.stringMatching(/^\d\d\.\d\d–\d\d\.\d\d · Storgata/),
    });
    const days = { from: day(2), to: day(3) };
    const was = { days: { from: day(0), to: day(1) } };
    const before = (await told(server, 'ola')).length;
    await change(task.id, { days, was });
    await change(task.id, { days, was });
    expect((await told(server, 'ola')).length).toBe(before + 1);
    const [moved] = await told(server, 'ola');
    expect(moved).toMatchObject({ act: 'task.moved', message: 'Oppgave flyttet: Rekkverk', by: 'Kari Lunde' });
    expect(moved?.['detail']).toMatch(/^fra .* til /);
    await change(task.id, { person_ids: [1, 2], was: { person_ids: [1, 4] } });
    expect((await told(server, 'ola')).length).toBe(before + 1);
    expect((await told(server, 'kari')).filter(({ message }) => String(message).includes('Rekkverk'))).toEqual([]);
    await change(task.id, { status: 'DELETED', was: { status: 'SCHEDULED' } });
    expect((await told(server, 'ola'))[0]).toMatchObject({ dataid: task.id, is_gone: true });
  });

  it('[W-PLAN-12] should have one line in the history of its project, with old and new', async () => {
    const { ask, create, change, day } = await aPlan();
    const { answer: task } = await create({ person_ids: [1] });
    const { answer: before } = await ask('GET', '/v1/projects/1001/history');
    const written = (count: number): string => day(count).slice(5).split('-').toReversed().join('.');
    expect(before[0]).toMatchObject({ text: `planla oppgaven, ${written(0)}–${written(1)}:`, title: 'Rekkverk' });
    await change(task.id, { days: { from: day(2), to: day(2) }, was: { days: { from: day(0), to: day(1) } } });
    const { answer: after } = await ask('GET', '/v1/projects/1001/history');
    expect(after.length).toBe(before.length + 1);
    expect(after[0].text).toBe(`endret oppgaven, dager fra ${written(0)}–${written(1)} til ${written(2)}:`);
  });

  it('[W-SITE-49] should be told with the whole record, in the channel of its project and of the schedule', async () => {
    const { root, port, create, change } = await aPlan();
    const { answer: task } = await create();
    const client = await aClient(root, port);
    const heard: unknown[] = [];
    for (const channel of ['project.1001', 'planning'])
      client.listen(channel).subscribe(({ event, data }) => event === 'task.changed' && heard.push([channel, data]));
    await subscribed(client, ['project.1001', 'planning']);
    await change(task.id, { description: 'Trapp 2', was: { description: null } });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toContainEqual(['planning', expect.objectContaining({ id: task.id, description: 'Trapp 2' })]);
    expect(heard).not.toContainEqual([expect.anything(), expect.objectContaining({ row: expect.anything() })]);
  });

  it('should be refused where it is not there', async () => {
    const { change } = await aPlan();
    expect((await change('98765432', { title: 'X', was: { title: null } })).status).toBe(404);
  });
});
