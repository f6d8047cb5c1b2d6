import { describe, expect, it } from 'vitest';
import { serveStaff, staffAt } from './serving.ts';

const ID = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3';
const SLICE = { template_id: 53, first_day: '2027-02-01', from: 0 };
const COUNTS = { phases: 5, milestones: 9, deadlines: 3, checklists: 4, handbook: 1 } as const;

async function aProject() {
  const server = await serveStaff('ola');
  const { ask } = server;
  const { answer: project } = await ask('POST', '/v1/projects', { title: 'Skole' });
  const place = `/v1/projects/${project.id}`;
  const make = (part: keyof typeof COUNTS, more: object = {}) =>
    ask('POST', `${place}/templateparts`, { ...SLICE, part, to: COUNTS[part], ...more });
  const history = async (): Promise<readonly string[]> => {
    const { answer } = await ask('GET', `${place}/history`);
    return answer.map(({ text, title }: { text: string; title?: string }) => [text, title].filter(Boolean).join(' '));
  };
  const read = async () => {
    const { answer: phases } = await ask('GET', `/project/process/${project.id}/phases`);
    const { answer: milestones } = await ask('GET', `/project/process/${project.id}/phase/1/milestones`);
    const { answer: all } = await ask('GET', '/v1/projectdeadlines');
    const deadlines = all.filter((one: { project_id: unknown }) => one.project_id === project.id);
    const { answer: checklists } = await ask('GET', `${place}/checklists`);
    const { answer: handbook } = await ask('GET', `${place}/handbook`);
    return { phases: phases.phases, milestones, deadlines, checklists, handbook: handbook.handbook_id };
  };
  return { ...server, project, place, make, history, read };
}

describe('a project from a template', () => {
  it('[W-PLAN-08] [W-PLAN-12] should get each part on working days, with a line of its history', async () => {
    const { ask, make, history, read } = await aProject();
    for (const part of Object.keys(COUNTS) as (keyof typeof COUNTS)[]) // its own keys
      expect((await make(part)).answer).toEqual({ made: COUNTS[part] });
    const { phases, milestones, deadlines, checklists, handbook } = await read();
    expect(phases.map((phase: { progress: { hours: { den: number } } }) => phase.progress.hours.den)).toEqual([
      40, 70, 50, 80, 20,
    ]);
    // Days 13 and 14 after a Monday: the Sunday is moved.
    expect(phases[0]).toMatchObject({ planned_from: '2027-02-01', planned_to: '2027-02-15', started: null });
    expect(milestones).toMatchObject([
      { title: 'Nabovarsel er gitt', date: '2027-02-01', is_completed: false },
      { title: 'Fundament støpt', date: '2027-02-15' },
    ]);
    expect(deadlines).toMatchObject([
      { abbreviation: 'TB', phase_id: 3, event: { instance_date: '2027-04-05', status: 'SCHEDULED' } },
      { abbreviation: 'FB', phase_id: 5, event: { instance_date: '2027-05-12' } },
      { abbreviation: 'OVT', phase_id: 5, event: { instance_date: '2027-05-24' } },
    ]);
    expect(checklists).toHaveLength(4);
    expect(handbook).toBe(1);
    expect(await history()).toEqual(
      expect.arrayContaining([
        'la inn 5 faser fra malen: Tilbygg, enebolig',
        'la inn 9 milepæler fra malen: Tilbygg, enebolig',
        'la inn 3 frister fra malen: Tilbygg, enebolig',
        'la inn 4 sjekklister fra malen: Tilbygg, enebolig',
        'la inn 1 håndbok fra malen: Tilbygg, enebolig',
      ]),
    );
    const { answer: templates } = await ask('GET', '/v1/projecttemplates');
    expect(templates.find((one: { template_id: number }) => one.template_id === 53).used).toBe(3);
  });

  it('[PL-4] should have each part once however often it is asked for, and keep later changes', async () => {
    const { make, read, ask, place, history } = await aProject();
    const first = await make('deadlines', { client_id: `${ID}1` });
    await make('phases', { client_id: `${ID}2` });
    await ask('PUT', `${place}/phases/1/budget`, { hours_budget: 12, was: { hours_budget: 40 } });
    const before = [await read(), (await history()).length];
    expect(await make('deadlines', { client_id: `${ID}1` })).toEqual(first);
    expect((await make('phases', { client_id: `${ID}2` })).status).toBe(200);
    expect([await read(), (await history()).length]).toEqual(before);
    expect((await make('deadlines', { client_id: `${ID}1`, to: 2 })).status).toBe(409);
  });

  it('should refuse a slice of what is not there, and make nothing', async () => {
    const { make, read } = await aProject();
    const refused = await Promise.all([
      make('deadlines', { to: 4 }),
      make('deadlines', { from: 2, to: 2 }),
      make('deadlines', { template_id: 99 }),
      make('deadlines', { first_day: '2027-02-30' }),
    ]);
    expect(refused.map(({ status, answer }) => [status, answer.error.field])).toEqual([
      [400, 'body.to'],
      [400, 'body.to'],
      [400, 'body.template_id'],
      [400, 'body.first_day'],
    ]);
    expect((await read()).deadlines).toEqual([]);
  });
});

describe('a project that is saved as a template', () => {
  it('[W-PLAN-08] should have the chosen parts with days from its first one, and be there once', async () => {
    const { ask } = await serveStaff('ola');
    const { answer: content } = await ask('GET', '/v1/projects/1001/template');
    expect(content.phases).toHaveLength(5);
    expect(content.phases[0].from).toBe(0);
    const body = { client_id: `${ID}3`, title: ' Bygård ', parts: ['phases', 'deadlines'] };
    const { answer: saved } = await ask('POST', '/v1/projects/1001/template', body);
    expect(saved).toMatchObject({ title: 'Bygård', saved_by: 'Ola Bakken', used: 0, milestones: [], checklists: [] });
    expect([saved.phases, saved.deadlines]).toEqual([content.phases, content.deadlines]);
    expect((await ask('POST', '/v1/projects/1001/template', body)).answer).toEqual(saved);
    const { status, answer } = await ask('POST', '/v1/projects/1001/template', { title: 'bygård', parts: ['phases'] });
    expect([status, answer.error.field]).toEqual([400, 'body.title']);
    const { answer: all } = await ask('GET', '/v1/projecttemplates');
    expect(all.map(({ title }: { title: string }) => title)).toEqual([
      'Enebolig, nybygg',
      'Rehabilitering av bad',
      'Tilbygg, enebolig',
      'Bygård',
    ]);
  });

  it('[W-PLAN-15] should be saved by one who runs the phases, and read by those who make projects', async () => {
    const server = await serveStaff('ola');
    const statusesOf = async (login: string) => {
      const { ask } = staffAt(server, login);
      return [
        (await ask('GET', '/v1/projecttemplates')).status,
        (await ask('GET', '/v1/projects/1001/template')).status,
        (await ask('POST', '/v1/projects/1001/template', { title: login, parts: ['phases'] })).status,
      ];
    };
    expect(await statusesOf('kari')).toEqual([200, 200, 200]);
    expect(await statusesOf('per')).toEqual([200, 403, 403]);
    expect(await statusesOf('nina')).toEqual([403, 403, 403]);
  });
});
