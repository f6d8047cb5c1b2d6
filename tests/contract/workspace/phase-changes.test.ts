import { addDays, isoDate, osloDay } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { serveStaff, staffAt } from './serving.ts';

const PHASE = '/v1/projects/1001/phases';

interface Row {
  readonly phase_id: number;
  readonly started: string | null;
  readonly completed: string | null;
  readonly planned_from: string;
  readonly planned_to: string;
  readonly progress: { readonly hours: { readonly num: number; readonly den: number } };
}

interface Milestone {
  readonly milestone_id: number;
  readonly title: string;
  readonly date: string | null;
  readonly is_completed: boolean;
  readonly is_applicable: boolean;
}

/** A project whose first phase is started, and whose others remain, with one deadline that is late. */
async function aProject(login = 'ola') {
  const server = await serveStaff(login);
  const { ask, world } = server;
  const today = osloDay(world.now());
  const day = (count: number): string => isoDate(addDays(today, count));
  const rows = [1, 2, 3, 4, 5].map((id) => ({
    phase_id: String(id),
    project_id: '1001',
    started: id === 1 ? day(-20) : null,
    completed: null,
    hours_budget: 100,
    planned_from: day(-25 + 30 * id),
    planned_to: day(4 + 30 * id),
  }));
  const aMilestone = (at: number, more: object = {}) => ({
    milestone_id: String(at),
    project_id: '1001',
    phase_id: '1',
    title: `Milepæl ${at}`,
    is_applicable: true,
    is_completed: false,
    comment: null,
    created_by_user: null,
    created_date: null,
    date: day(at),
    ...more,
  });
  world.change((state) => {
    state.tables['phases'] = rows;
    state.tables['milestones'] = [aMilestone(1), aMilestone(2), aMilestone(3, { is_completed: true })];
    state.tables['checkpoints'] = [];
    state.tables['checklists'] = [];
  });
  const list = async (): Promise<readonly Row[]> => (await ask('GET', '/project/process/1001/phases')).answer.phases;
  const phase = async (id: number): Promise<Row> =>
    (await list()).find(({ phase_id }) => phase_id === id) ?? expect.unreachable();
  const milestones = async (): Promise<readonly Milestone[]> =>
    (await ask('GET', '/project/process/1001/phase/1/milestones')).answer;
  const move = (id: number, body: object) => ask('PUT', `${PHASE}/${id}/state`, body);
  const change = (id: number, body: object) => ask('PATCH', `${PHASE}/1/milestones/${id}`, body);
  const history = async () => (await ask('GET', '/v1/projects/1001/history')).answer;
  return { ...server, day, list, phase, milestones, move, change, history };
}

describe('a phase that is moved', () => {
  it('should be started and moved back, the same on list, figures and history', async () => {
    const { ask, day, phase, move, history } = await aProject();
    const { status, answer } = await move(2, { to: 'started', on: day(0), was: { to: 'remaining', on: null } });
    expect([status, answer.started, answer.completed]).toEqual([200, day(0), null]);
    expect((await phase(2)).started).toBe(day(0));
    const { answer: figures } = await ask('GET', '/project/statistics/phasestate?project_id=1001');
    expect(figures[1]).toMatchObject({ phase_id: 2, state: 'started' });
    const back = { to: 'remaining', was: { to: 'started', on: day(0) } };
    const silent = await move(2, back);
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.reason']);
    expect((await move(2, { ...back, reason: 'Ved en feil' })).answer).toMatchObject({ started: null });
    const [second, first] = await history();
    expect(first).toMatchObject({ title: 'Råbygg', user: { name: 'Ola Bakken' } });
    expect(first.text).toMatch(/^flyttet fasen fra gjenstår til startet \d\d\.\d\d\.\d{4}:$/);
    expect(second.text).toMatch(/^flyttet fasen fra startet .* til gjenstår \(Ved en feil\):$/);
  });

  it('should be refused a day in the future, before the project, before its start, or one that is none', async () => {
    const { day, move, phase } = await aProject();
    const was = { to: 'remaining', on: null };
    for (const on of [day(1), '1999-01-01', '2026-02-30', '', null]) {
      const { status, answer } = await move(2, { to: 'started', on, was });
      expect([on, status, answer.error.field]).toEqual([on, 400, 'body.on']);
    }
    const early = await move(1, { to: 'completed', on: day(-21), confirm: 2, was: { to: 'started', on: day(-20) } });
    expect(early.answer.error.field).toBe('body.on');
    expect((await move(2, { to: 'paused', on: day(0), was })).status).toBe(400);
    expect((await move(9, { to: 'started', on: day(0), was })).status).toBe(404);
    expect((await phase(2)).started).toBeNull();
  });

  it('should be completed with the number of open parts that was shown, and with no other', async () => {
    const { day, move, change, history } = await aProject();
    const complete = { to: 'completed', on: day(0), was: { to: 'started', on: day(-20) } };
    for (const confirm of [undefined, 0, 1, 3]) {
      const { status, answer } = await move(1, { ...complete, confirm });
      expect([confirm, status, answer.error.type]).toEqual([confirm, 409, 'Changed']);
      expect(answer.error.detail.fields.confirm.value).toBe(2);
    }
    await change(1, { is_completed: true, was: { is_completed: false } });
    expect((await move(1, { ...complete, confirm: 2 })).status).toBe(409);
    expect((await move(1, { ...complete, confirm: 1 })).answer).toMatchObject({ completed: day(0), started: day(-20) });
    expect((await history())[0].text).toMatch(/\(1 åpne\):$/);
    const again = { to: 'started', reason: 'Mangler', was: { to: 'completed', on: day(0) } };
    expect((await move(1, again)).answer).toMatchObject({ completed: null, started: day(-20) });
  });

  it('should be kept from a move of another user that was not seen, and take the same move twice', async () => {
    const { day, move, history } = await aProject();
    const start = { to: 'started', on: day(0), was: { to: 'remaining', on: null } };
    await move(2, start);
    const { length } = await history();
    expect((await move(2, start)).status).toBe(200);
    expect((await history()).length).toBe(length);
    const { status, answer } = await move(2, { ...start, on: day(-1) });
    expect([status, answer.error.detail.fields.on]).toMatchObject([409, { value: day(0), by: 'Ola Bakken' }]);
    expect((await move(2, { to: 'started', on: day(0) })).status).toBe(400);
  });

  it('[W-PLAN-11] should be told to those who take part, once, never to the doer, and lead to its phase', async () => {
    const server = await aProject();
    const { day, move } = server;
    const told = async (login: string) => {
      const { answer } = await staffAt(server, login).ask('GET', '/v1/notifications');
      return answer.filter(({ datatype }: { datatype: string }) => datatype === 'phase');
    };
    await move(2, { to: 'started', on: day(0), was: { to: 'remaining', on: null } });
    expect(await told('ola')).toEqual([]);
    expect(await told('per')).toEqual([]);
    for (const login of ['kari', 'nina']) {
      const [one, ...more] = await told(login);
      expect(more).toEqual([]);
      expect(one).toMatchObject({ dataid: 2, project_id: 1001, seen: false });
      expect(one).toMatchObject({ act: 'phase.started', message: 'Råbygg er startet', by: 'Ola Bakken' });
    }
  });

  it('[W-PLAN-15] should be moved by who has the right alone', async () => {
    const { ask, day, move, change } = await aProject('per');
    expect((await move(2, { to: 'started', on: day(0), was: { to: 'remaining', on: null } })).status).toBe(403);
    expect((await change(1, { is_completed: true, was: { is_completed: false } })).status).toBe(403);
    expect((await ask('PUT', `${PHASE}/1/budget`, { hours_budget: 1, was: { hours_budget: 100 } })).status).toBe(403);
    const { answer } = await ask('GET', '/project/view/1001');
    expect(answer.rights).not.toContain('run_phases');
  });
});

describe('a milestone', () => {
  it('[W-PLAN-03] should say by whom and when it was reached, and nothing of it once it is open again', async () => {
    const { change, milestones, history } = await aProject();
    const { answer } = await change(1, { is_completed: true, was: { is_completed: false } });
    expect(answer).toMatchObject({ is_completed: true, created_by_user: 'Ola Bakken' });
    expect(Date.parse(answer.created_date)).toBeGreaterThan(0);
    expect(answer).not.toHaveProperty('changes');
    expect((await milestones())[0]).toEqual(answer);
    expect((await history())[0]).toMatchObject({ text: 'endret milepælen, nådd fra nei til ja:', title: 'Milepæl 1' });
    const open = await change(1, { is_completed: false, was: { is_completed: true } });
    expect(open.answer).toMatchObject({ is_completed: false, created_by_user: null, created_date: null });
  });

  it('[W-PLAN-03] should be in no denominator once it does not apply, which says why, who and when', async () => {
    const { ask, change } = await aProject();
    const off = { is_applicable: false, was: { is_applicable: true, comment: null } };
    const silent = await change(1, { ...off, comment: ' ' });
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.comment']);
    const { answer } = await change(1, { ...off, comment: ' Ikke heis ' });
    expect(answer).toMatchObject({ is_applicable: false, comment: 'Ikke heis', created_by_user: 'Ola Bakken' });
    const { answer: summary } = await ask('GET', '/v1/projects/1001/progress_summary');
    expect(summary.milestones).toEqual({ num: 1, den: 2 });
    const reached = await change(1, { is_completed: true, was: { is_completed: false } });
    expect([reached.status, reached.answer.error.field]).toEqual([400, 'body.is_completed']);
    const { answer: again } = await change(1, { is_applicable: true, was: { is_applicable: false } });
    expect(again).toMatchObject({ is_applicable: true, created_by_user: null });
  });

  it('[W-PLAN-03] should be added once for its client id, with a title and a day that exists', async () => {
    const { ask, day, milestones } = await aProject();
    const add = (body: object) => ask('POST', `${PHASE}/1/milestones`, body);
    const body = { title: ' Søyler rettet ', date: day(9), client_id: crypto.randomUUID() };
    const { answer } = await add(body);
    expect(answer).toMatchObject({ title: 'Søyler rettet', date: day(9), is_completed: false });
    expect((await add(body)).answer).toEqual(answer);
    expect((await add({ ...body, title: 'Annet' })).status).toBe(409);
    for (const [field, value] of Object.entries({ title: ' ', date: '2026-02-30', client_id: 'x' })) {
      const { status, answer: refused } = await add({ ...body, client_id: crypto.randomUUID(), [field]: value });
      expect([field, status, refused.error.field]).toEqual([field, 400, `body.${field}`]);
    }
    expect(await milestones()).toHaveLength(4);
  });

  it('should be kept from a change that was not seen, in words of both', async () => {
    const { change, day } = await aProject();
    await change(1, { date: day(5), was: { date: day(1) } });
    const { status, answer } = await change(1, {
      date: day(6),
      is_completed: true,
      was: { date: day(1), is_completed: false },
    });
    expect([status, answer.error.type]).toEqual([409, 'Changed']);
    expect(answer.error.detail.fields).toMatchObject({ date: { value: day(5), by: 'Ola Bakken' } });
    expect((await change(99, { title: 'X', was: { title: 'Y' } })).status).toBe(404);
  });
});

describe('the hours and the plan of a phase', () => {
  it('[W-PLAN-05] should have a budget, whose history has both numbers', async () => {
    const { ask, history, phase } = await aProject();
    const set = (hours_budget: unknown, was = 100) =>
      ask('PUT', `${PHASE}/1/budget`, { hours_budget, was: { hours_budget: was } });
    expect((await set(140.5)).answer.progress.hours.den).toBe(140.5);
    expect((await phase(1)).progress.hours.den).toBe(140.5);
    expect((await history())[0].text).toBe('endret budsjettet fra 100 timer til 140,5 timer:');
    for (const wrong of [-1, 100_001, 1.005, '8,5', null]) expect((await set(wrong, 140.5)).status).toBe(400);
    expect((await set(150)).answer.error.detail.fields.hours_budget).toMatchObject({ value: 140.5, by: 'Ola Bakken' });
  });

  it('[W-PLAN-16] should move the milestones that are not reached with the phase, and deadlines that are named alone', async () => {
    const { ask, day, milestones, history } = await aProject();
    const deadline = { abbreviation: 'OPP', title: 'Oppstart', event_date: day(33), event_status: 'SCHEDULED' };
    await ask('PATCH', '/v1/projects/1001', { deadlines: [deadline] });
    const plan = (from: number, to: number, more: object) =>
      ask('PUT', `${PHASE}/1/plan`, { planned_from: day(from), planned_to: day(to), ...more });
    const dates = async () => (await milestones()).map(({ date }) => date);
    const due = async () => (await ask('GET', '/v1/projects/1001')).answer.deadlines[0].event_date;
    const was = { planned_from: day(5), planned_to: day(34) };
    const { answer } = await plan(12, 41, { milestones: true, was });
    expect(answer).toMatchObject({ planned_from: day(12), planned_to: day(41) });
    expect(await dates()).toEqual([day(8), day(9), day(3)]);
    expect(await due()).toBe(day(33));
    expect((await history())[0].text).toMatch(/ \(2 milepæler fulgte med\):$/);
    const back = { milestones: true, deadlines: [100_100], was: { planned_from: day(12), planned_to: day(41) } };
    expect((await plan(5, 34, back)).status).toBe(200);
    expect(await dates()).toEqual([day(1), day(2), day(3)]);
    expect(await due()).toBe(day(26));
    // Only longer: nothing moves.
    await plan(5, 40, { milestones: true, was });
    expect(await dates()).toEqual([day(1), day(2), day(3)]);
  });

  it('[W-PLAN-16] should refuse a late deadline without a reason, and then move nothing', async () => {
    const { ask, day, milestones, phase } = await aProject();
    const deadline = { abbreviation: 'OPP', title: 'Oppstart', event_date: day(-2), event_status: 'SCHEDULED' };
    await ask('PATCH', '/v1/projects/1001', { deadlines: [deadline] });
    const body = {
      planned_from: day(12),
      planned_to: day(41),
      milestones: true,
      deadlines: [100_100],
      was: { planned_from: day(5), planned_to: day(34) },
    };
    const { status, answer } = await ask('PUT', `${PHASE}/1/plan`, body);
    expect([status, answer.error.field]).toEqual([400, 'body.reason']);
    expect((await phase(1)).planned_from).toBe(day(5));
    expect((await milestones())[0]?.date).toBe(day(1));
    expect((await ask('PUT', `${PHASE}/1/plan`, { ...body, reason: 'Vær' })).status).toBe(200);
    const late = { ...body, was: { planned_from: day(12), planned_to: day(41) }, planned_from: day(50) };
    expect((await ask('PUT', `${PHASE}/1/plan`, late)).answer.error.field).toBe('body.planned_to');
    const foreign = { ...late, planned_from: day(13), deadlines: [100_199] };
    expect((await ask('PUT', `${PHASE}/1/plan`, foreign)).status).toBe(404);
  });
});

it('[W-PLAN-12] should be told in the channels of the project and of the figures', async () => {
  const { root, port, day, move, change } = await aProject();
  const client = await aClient(root, port);
  const told: string[] = [];
  client.listen('project.1001').subscribe(({ event }) => told.push(event));
  client.listen('project.statistics').subscribe(({ event }) => told.push(event));
  await subscribed(client, ['project.1001', 'project.statistics']);
  await move(2, { to: 'started', on: day(0), was: { to: 'remaining', on: null } });
  await change(1, { is_completed: true, was: { is_completed: false } });
  await expect
    .poll(() => [...new Set(told)].sort())
    .toEqual(['history.added', 'milestone.changed', 'phase.changed', 'statistics.changed']);
});
