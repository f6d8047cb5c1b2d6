import { addDays, isoDate, osloDay } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { serveStaff, staffAt } from './serving.ts';

const PLACE = '/v1/projects/1001/deadlines';

async function aPlan(login = 'ola') {
  const server = await serveStaff(login);
  const { ask, world } = server;
  const today = osloDay(world.now());
  const day = (count: number): string => isoDate(addDays(today, count));
  const set = (event_date: string) => {
    const deadline = { abbreviation: 'RB', title: 'Råbygg ferdig', event_date, event_status: 'SCHEDULED' };
    return ask('PATCH', '/v1/projects/1001', { deadlines: [deadline] });
  };
  const change = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    ask('PATCH', `${PLACE}/100100`, body, headers);
  const read = async () => {
    const { answer } = await ask('GET', '/v1/projectdeadlines');
    return answer.find(({ project_deadline_id: id }: { project_deadline_id: unknown }) => id === 100_100);
  };
  return { ...server, day, set, change, read };
}

describe('a deadline that is changed', () => {
  it('should be moved, finished and named otherwise, the same in list, project and phase', async () => {
    const { ask, day, set, change, read } = await aPlan();
    await set(day(3));
    const was = { day: day(3), done: false, title: 'Råbygg ferdig', abbreviation: 'RB', phase_id: 2 };
    const body = { day: day(5), done: true, title: ' Råbygg ', abbreviation: 'RÅ', phase_id: 3, was };
    const { status, answer } = await change(body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      deadline_title: 'Råbygg',
      abbreviation: 'RÅ',
      phase_id: 3,
      phase_name: 'Tett bygg',
    });
    expect(answer.event).toMatchObject({ instance_date: day(5), status: 'COMPLETED' });
    expect(await read()).toEqual(answer);
    const { answer: project } = await ask('GET', '/v1/projects/1001');
    expect(project.deadlines).toEqual([
      { abbreviation: 'RÅ', title: 'Råbygg', event_date: day(5), event_status: 'COMPLETED' },
    ]);
    const { answer: inPhase } = await ask('GET', '/v1/projects/1001/phases/3/deadlines');
    expect(inPhase).toMatchObject([{ project_deadline_id: 100_100, deadline_title: 'Råbygg' }]);
    expect((await ask('GET', '/v1/projects/1001/phases/2/deadlines')).answer).toEqual([]);
  });

  it('should be moved with a reason alone while it is late, and once it has been', async () => {
    const { day, set, change } = await aPlan();
    await set(day(-1));
    const silent = await change({ day: day(2), was: { day: day(-1) } });
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.reason']);
    const blank = await change({ day: day(2), reason: '  ', was: { day: day(-1) } });
    expect(blank.status).toBe(400);
    expect((await change({ day: day(2), reason: 'Vær', was: { day: day(-1) } })).answer.was_late).toBe(true);
    const again = await change({ day: day(4), was: { day: day(2) } });
    expect([again.status, again.answer.error.field]).toEqual([400, 'body.reason']);
    expect((await change({ done: true, was: { done: false } })).status).toBe(200);
  });

  it('should need no reason while it is not late, or where only other fields change', async () => {
    const { day, set, change } = await aPlan();
    await set(day(0));
    expect((await change({ day: day(7), was: { day: day(0) } })).answer.was_late).toBe(false);
    await set(day(-3));
    expect((await change({ title: 'Ny', was: { title: 'Råbygg ferdig' } })).status).toBe(200);
  });

  it('should be kept from a change of another user that was not seen, and take the same value twice', async () => {
    const { day, set, change } = await aPlan();
    await set(day(3));
    expect((await change({ day: day(5), was: { day: day(3) } })).status).toBe(200);
    const { status, answer } = await change({ day: day(9), title: 'X', was: { day: day(3), title: 'Råbygg ferdig' } });
    expect([status, answer.error.type]).toEqual([409, 'Changed']);
    expect(answer.error.detail.fields).toMatchObject({ day: { value: day(5), by: 'Ola Bakken' } });
    expect((await change({ day: day(5), was: { day: day(3) } })).status).toBe(200);
    expect((await change({ day: day(9) })).answer.error.field).toBe('body.was.day');
  });

  it('should have one line in the history of its project, with old and new', async () => {
    const { ask, day, set, change } = await aPlan();
    await set(day(-1));
    const { answer: before } = await ask('GET', '/v1/projects/1001/history');
    await change({ day: day(2), reason: 'Vær', was: { day: day(-1) } });
    await change({ day: day(2), was: { day: day(-1) } });
    const { answer: after } = await ask('GET', '/v1/projects/1001/history');
    expect(after.length).toBe(before.length + 1);
    const written = (date: string): string => date.split('-').toReversed().join('.');
    expect(after[0]).toMatchObject({
      text: `endret fristen, dag fra ${written(day(-1))} til ${written(day(2))} (Vær):`,
      title: 'Råbygg ferdig',
      user: { name: 'Ola Bakken' },
    });
  });

  it('should refuse what no page can show, each with its field, and be as it was', async () => {
    const { ask, day, set, change, read } = await aPlan();
    await set(day(3));
    const before = await read();
    const was = { title: 'Råbygg ferdig', abbreviation: 'RB', day: day(3), phase_id: 2, done: false };
    for (const [field, value] of [
      ['title', ' '],
      ['title', 'x'.repeat(201)],
      ['title', 'a\u0000'],
      ['abbreviation', ''],
      ['abbreviation', 'ABCDEFG'],
      ['day', '2026-02-30'],
      ['day', ''],
      ['phase_id', 99],
      ['reason', 'x'.repeat(5_001)],
    ] as const) {
      const { status, answer } = await change({ [field]: value, was });
      expect([field, status, answer.error.field]).toEqual([field, 400, `body.${field}`]);
    }
    expect((await change({ done: 'ja', was })).status).toBe(400);
    expect((await ask('PATCH', '/v1/projects/1002/deadlines/100100', { done: true, was })).status).toBe(404);
    expect((await ask('PATCH', `${PLACE}/100199`, { done: true, was })).status).toBe(404);
    expect(await read()).toEqual(before);
  });

  it('should be changed by who has the right at the project, who is told of it', async () => {
    for (const [login, mayChange, status] of [
      ['ola', true, 200],
      ['per', false, 403],
    ] as const) {
      const { ask, change, read, set, day } = await aPlan(login);
      if (login === 'ola') await set(day(3));
      const deadline = await read();
      expect(deadline.may_change).toBe(mayChange);
      const was = { done: deadline.event.status === 'COMPLETED' };
      expect((await change({ done: true, was })).status).toBe(status);
      const { answer: view } = await ask('GET', '/project/view/1001');
      expect(view.rights?.includes('plan_deadlines') ?? false).toBe(mayChange);
    }
  });

  it('should be told in the channel of its project and to that of all, for a new phase too', async () => {
    const { root, port, day, set, change } = await aPlan();
    await set(day(3));
    const client = await aClient(root, port);
    const told: string[] = [];
    client.listen('projects').subscribe(({ event }) => told.push(event));
    client.listen('project.1001').subscribe(({ event }) => told.push(`1001 ${event}`));
    await subscribed(client, ['projects', 'project.1001']);
    await change({ phase_id: 3, was: { phase_id: 2 } });
    await expect.poll(() => told).toContain('deadline.changed');
    told.length = 0;
    await change({ done: true, was: { done: false } });
    await expect.poll(() => told).toContain('1001 project.changed');
    expect(told).toContain('deadline.changed');
    expect(told).toContain('1001 history.added');
  });
});

describe('a deadline that is moved', () => {
  it('[W-PLAN-11] should be told to those who take part, once, never to the doer, and lead to its project', async () => {
    const server = await aPlan();
    const told = async (login: string) => {
      const { answer } = await staffAt(server, login).ask('GET', '/v1/notifications');
      return answer.filter(({ datatype }: { datatype: string }) => datatype === 'deadline');
    };
    await server.set(server.day(3));
    const move = { day: server.day(5), was: { day: server.day(3) } };
    await server.change(move, { 'idempotency-key': 'k' });
    await server.change(move, { 'idempotency-key': 'k' });
    await server.change({ done: true, was: { done: false } });
    expect(await told('ola')).toEqual([]);
    const [one, ...more] = await told('kari');
    expect(more).toEqual([]);
    // As many as the window of the move says, before it.
    const counts = await Promise.all(['kari', 'nina', 'per'].map(async (login) => (await told(login)).length));
    const { answer: deadlines } = await server.ask('GET', '/v1/projectdeadlines');
    const found = deadlines.find(({ project_deadline_id: id }: { project_deadline_id: number }) => id === 100_100);
    expect(found.told).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(one).toMatchObject({ dataid: 100_100, project_id: 1001, seen: false, category: 'deadline' });
    expect(one).toMatchObject({ act: 'deadline.moved', message: 'Frist flyttet: Råbygg ferdig', by: 'Ola Bakken' });
    expect(one.detail).toMatch(/^fra \d.* til \d/);
  });
});

describe('a new deadline', () => {
  const body = { title: ' Lukket bygg ', abbreviation: 'LB', day: '2026-12-04', phase_id: 3 };

  it('[W-PLAN-04] [W-PLAN-12] should be made once for a key, with its phase, a line of history and an event', async () => {
    const { ask, set, day } = await aPlan();
    await set(day(3));
    const key = { 'idempotency-key': 'k' };
    const { status, answer } = await ask('POST', PLACE, body, key);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      project_deadline_id: 100_101,
      deadline_title: 'Lukket bygg',
      abbreviation: 'LB',
      phase_name: 'Tett bygg',
      may_change: true,
      event: { instance_date: '2026-12-04', status: 'SCHEDULED' },
    });
    expect((await ask('POST', PLACE, body, key)).answer).toEqual(answer);
    expect((await ask('GET', '/v1/projects/1001')).answer.deadlines).toHaveLength(2);
    expect((await ask('GET', '/v1/projects/1001/phases/3/deadlines')).answer).toEqual([answer]);
    const { answer: history } = await ask('GET', '/v1/projects/1001/history');
    expect(JSON.stringify(history[0])).toContain('laget fristen til 04.12.2026');
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a long abbreviation', { abbreviation: 'ABCDEFG' }, 'abbreviation'],
    ['a day that is none', { day: '2026-02-30' }, 'day'],
    ['no such phase', { phase_id: 99 }, 'phase_id'],
  ])('[W-PLAN-14] should be refused with %s, and leave no trace', async (_, over, field) => {
    const { ask, set, day } = await aPlan();
    await set(day(3));
    const { status, answer } = await ask('POST', PLACE, { ...body, ...over });
    expect([status, answer.error.field]).toEqual([400, expect.stringContaining(field)]);
    expect((await ask('GET', '/v1/projects/1001')).answer.deadlines).toHaveLength(1);
  });

  it('[W-PLAN-15] should be refused to a user without the right', async () => {
    const { ask } = await aPlan('per');
    expect((await ask('POST', PLACE, body)).status).toBe(403);
  });
});
