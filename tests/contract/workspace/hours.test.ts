import { createHoursHttp } from '@felles/adapters-http/workspace/records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { addDays, isNotOffered, isoDate, osloDay } from '@felles/core';
import { textOf } from '@felles/core/texts';
import { no } from '@felles/core/texts/hours';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf, serve } from '../serving.ts';
import { staffAt } from './serving.ts';

const KEY = '0e6f1f5a-7a63-4c39-9e0b-2f6b54a1c0d1';
const OTHER_KEY = '0e6f1f5a-7a63-4c39-9e0b-2f6b54a1c0d2';
const HOURS = '/v1/projects/1001/hours';

async function aSite() {
  const server = await serve();
  const today = osloDay(server.world.now());
  const [ola, kari, per, nina] = ['ola', 'kari', 'per', 'nina'].map((login) => staffAt(server, login));
  if (!ola || !kari || !per || !nina) return expect.unreachable();
  const line = {
    client_id: KEY,
    date: isoDate(today),
    art_id: 1,
    hours: 7.5,
    from: '07:00',
    to: '15:00',
    pause: 30,
    extras: [{ article_id: 13, count: 2 }],
    phase_id: 1,
    comment: 'Dekke <b>2</b>',
  };
  const write = async (part: object = {}, by = per) => by.ask('POST', HOURS, { ...line, ...part });
  const day = (days: number) => isoDate(addDays(today, days));
  const find = async (id: number, by = kari) => {
    const { answer } = await by.ask('GET', HOURS);
    return answer.find(({ hours_id }: { hours_id: number }) => hours_id === id) ?? null;
  };
  return { ...server, ola, kari, per, nina, line, write, day, find };
}

describe('hours that are written', () => {
  it('[W-SITE-07] [W-SITE-49] should be on the list with the names of what they name, and told live', async () => {
    const { per, line, write, find } = await aSite();
    const { status, answer } = await per.ask('POST', HOURS, line, { 'Idempotency-Key': KEY });
    expect([status, answer]).toMatchObject([
      200,
      {
        ...line,
        name: 'Tømrerarbeid',
        phase_name: expect.any(String),
        project_id: 1001,
        person: { person_id: 4, person_name: 'Per Moe' },
        registered_by: { person_id: 4 },
        status: 'REGISTERED',
      },
    ]);
    expect(await find(answer.hours_id)).toEqual(answer);
    const { answer: told } = await per.ask('GET', '/pubsub/recent?channel=project.1001');
    expect(told.find(({ event }: { event: string }) => event === 'hours.changed').data).toEqual(answer);
    expect((await write({ client_id: OTHER_KEY, person_id: 1 })).status).toBe(403);
  });

  it('[W-SITE-09] should be there once, however often they are sent, and 409 with other content', async () => {
    const { line, write, world, ...server } = await aSite();
    const { answer: first } = await write();
    world.change((state) => {
      state.clock = { kind: 'frozen', at: world.now() + 90 * 24 * 60 * 60_000 };
    });
    const later = staffAt({ world, ...server }, 'per');
    expect((await write({}, later)).answer.hours_id).toBe(first.hours_id);
    const other = await write({ hours: 8, pause: 0 }, later);
    expect([other.status, other.answer.error.type, other.answer.error.detail]).toEqual([
      409,
      'Exists',
      { id: String(first.hours_id) },
    ]);
    const { answer: all } = await later.ask('GET', HOURS);
    const made = all.filter(({ client_id }: { client_id: string }) => client_id === line.client_id);
    expect(made).toMatchObject([{ hours: 7.5 }]);
  });

  it.each([
    ['client_id', 'x'],
    ['date', '2026-02-30'],
    ['art_id', 987_654],
    ['art_id', 13],
    ['hours', 0],
    ['hours', 7.6],
    ['hours', 8],
    ['hours', 1e9],
    ['hours', '7,5'],
    ['hours', -1],
    ['from', '25:00'],
    ['to', null],
    ['pause', 0.5],
    ['pause', 5_000],
    ['extras', [{ article_id: 13, count: 1.5 }]],
    ['extras', [{ article_id: 1, count: 1 }]],
    ['extras', [{ article_id: 987_654, count: 1 }]],
    ['phase_id', 99],
    ['comment', 'x'.repeat(5_001)],
    ['comment', 'a\u0007b'],
    ['person_id', 987_654],
  ])('[W-SITE-60] [W-SITE-61] should be refused with %s as %s, by the name of the field', async (field, value) => {
    const { kari, line } = await aSite();
    const { answer: before } = await kari.ask('GET', HOURS);
    const { status, answer } = await kari.ask('POST', HOURS, { ...line, [field]: value });
    expect([status, answer.error.field]).toEqual([400, `body.${field}`]);
    expect((await kari.ask('GET', HOURS)).answer).toEqual(before);
  });

  it('[W-SITE-44] should be refused before the open days and more than seven days ahead, in words', async () => {
    const { write, day } = await aSite();
    const [first = '', last = ''] = [-31, 7].map((days) => day(days).replace(/^\d+-(\d+)-(\d+)$/, '$2.$1'));
    const words = textOf(no, { key: 'hours.closedDay', params: { first, last } });
    for (const [days, status] of [
      [-32, 400],
      [-31, 200],
      [7, 200],
      [8, 400],
    ] as const) {
      const client_id = KEY.replace(/..$/, String(50 + days).padStart(2, '0'));
      const reply = await write({ date: day(days), client_id });
      expect([days, reply.status]).toEqual([days, status]);
      if (status === 400) expect(reply.answer.error.message).toBe(words);
    }
  });
});

describe('a line of hours that is changed', () => {
  it('[W-SITE-24] should be refused as a whole if a field has another value than the user saw', async () => {
    const { per, kari, write, find } = await aSite();
    const { answer: line } = await write();
    const path = `${HOURS}/${line.hours_id}`;
    const timed = { hours: 8, to: '15:30', was: { hours: 7.5, to: '15:00' } };
    expect(await per.ask('PATCH', path, timed)).toMatchObject({ status: 200, answer: { hours: 8, to: '15:30' } });
    const late = await kari.ask('PATCH', path, {
      ...timed,
      hours: 8.5,
      to: '16:00',
      comment: 'Ny',
      was: { ...timed.was, comment: line.comment },
    });
    expect([late.status, late.answer.error.type]).toEqual([409, 'Changed']);
    expect(late.answer.error.detail.fields).toEqual({
      hours: { value: 8, by: 'Per Moe', at: expect.any(String) },
      to: { value: '15:30', by: 'Per Moe', at: expect.any(String) },
    });
    expect(await find(line.hours_id)).toMatchObject({ hours: 8, comment: line.comment });
    // The wanted value is there already, and another field never conflicts.
    expect((await kari.ask('PATCH', path, timed)).status).toBe(200);
    const extras = [{ article_id: 13, count: 3 }];
    expect(await kari.ask('PATCH', path, { extras, was: { extras: line.extras } })).toMatchObject({
      answer: { extras },
    });
    expect((await kari.ask('PATCH', path, { comment: 'uten' })).answer.error.field).toBe('body.was.comment');
    expect((await kari.ask('PATCH', `/v1/projects/1002/hours/${line.hours_id}`, timed)).status).toBe(404);
  });

  it('[W-SITE-19] should be registered again when it was returned, and locked once it is approved', async () => {
    const { per, kari, write, find } = await aSite();
    const { answer: line } = await write();
    const path = `${HOURS}/${line.hours_id}`;
    const approve = (status: string, text?: string) =>
      kari.ask('PUT', `${HOURS}/approval`, { ids: [line.hours_id], status, text });
    expect((await approve('RETURNED')).answer.error.field).toBe('body.text');
    await approve('RETURNED', 'Mangler pause?');
    expect(await find(line.hours_id)).toMatchObject({ status: 'RETURNED', returned_text: 'Mangler pause?' });
    expect((await approve('APPROVED')).answer).toMatchObject([{ outcome: 'LOCKED' }]);
    await per.ask('PATCH', path, { comment: 'Rettet', was: { comment: line.comment } });
    expect(await find(line.hours_id)).toMatchObject({ status: 'REGISTERED', returned_text: null });
    await approve('APPROVED');
    expect(await find(line.hours_id)).toMatchObject({ status: 'APPROVED', approved_by: { person_name: 'Kari Lunde' } });
    for (const reply of [
      await per.ask('PATCH', path, { comment: 'For sent', was: { comment: 'Rettet' } }),
      await per.ask('DELETE', path),
    ])
      expect([reply.status, reply.answer.error.type]).toEqual([409, 'Locked']);
    await approve('REGISTERED');
    expect((await per.ask('DELETE', path)).status).toBe(200);
    expect(await find(line.hours_id)).toBe(null);
    const { answer: history } = await kari.ask('GET', '/v1/projects/1001/history');
    const texts = history.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['åpnet godkjente timer igjen', 'slettet timer som ikke var godkjent']),
    );
  });
});

describe('the removal of a line that another user has changed', () => {
  it('[W-SITE-24] should be refused with the newer values, and be done once the user has seen them', async () => {
    const { per, kari, write, find } = await aSite();
    const { answer: line } = await write();
    const path = `${HOURS}/${line.hours_id}`;
    const { hours, comment } = line;
    await kari.ask('PATCH', path, { comment: 'Karis', was: { comment } });
    const refused = await per.ask('DELETE', path, { was: { hours, comment } });
    expect([refused.status, refused.answer.error.type, refused.answer.error.detail]).toMatchObject([
      409,
      'Changed',
      { fields: { comment: { value: 'Karis', by: 'Kari Lunde' } } },
    ]);
    expect(await find(line.hours_id)).toMatchObject({ comment: 'Karis' });
    expect((await per.ask('DELETE', path, { was: { hours, comment: 'Karis' } })).status).toBe(200);
    expect(await find(line.hours_id)).toBe(null);
  });
});

describe('an approval of hours', () => {
  it('[W-SITE-45] should answer each line with its own outcome', async () => {
    const { ola, kari, per, write } = await aSite();
    const ids: number[] = [];
    for (const [at, by] of [per, per, kari].entries())
      ids.push((await write({ client_id: KEY.replace(/.$/, String(at)) }, by)).answer.hours_id);
    const [one, changed, own] = ids;
    const body = { ids: [...ids, 987_654], status: 'APPROVED', seen: [{ hours_id: changed, hours: 7 }] };
    const { status, answer } = await kari.ask('PUT', `${HOURS}/approval`, body);
    expect(status).toBe(200);
    expect(answer.map(({ hours_id, outcome }: { hours_id: number; outcome: string }) => [hours_id, outcome])).toEqual([
      [one, 'DONE'],
      [changed, 'CHANGED'],
      [own, 'OWN'],
      [987_654, 'GONE'],
    ]);
    expect(answer[1].line).toMatchObject({ hours: 7.5, status: 'REGISTERED' });
    expect((await per.ask('PUT', `${HOURS}/approval`, body)).status).toBe(403);
    expect((await ola.ask('PUT', `${HOURS}/approval`, { ids: [one], status: 'NOPE' })).status).toBe(400);
  });
});

describe('the notification of returned hours', () => {
  it('[W-PLAN-11] should say that they are gone once each line of it is, and be kept back without the part', async () => {
    const { kari, per, write, day, world } = await aSite();
    const ids: number[] = [];
    for (const date of [day(-1), day(0)])
      ids.push((await write({ client_id: crypto.randomUUID(), date })).answer.hours_id);
    await kari.ask('PUT', `${HOURS}/approval`, { ids, status: 'RETURNED', text: 'Hvilken?' });
    const told = async () => (await per.ask('GET', '/v1/notifications')).answer[0];
    expect(await told()).toMatchObject({ act: 'hours.returned', dataid: day(-1), is_gone: false });
    await per.ask('DELETE', `${HOURS}/${ids[0]}`);
    expect(await told()).toMatchObject({ act: 'hours.returned', is_gone: false });
    await per.ask('DELETE', `${HOURS}/${ids[1]}`);
    expect(await told()).toMatchObject({ act: 'hours.returned', is_gone: true });
    world.change((state) => {
      state.tables['flags'] = [{ project_id: '1001', hours: false }];
    });
    expect((await told()).act).not.toBe('hours.returned');
  });
});

describe('the records that need a user', () => {
  it('should be the own returned lines, and those of others for who may approve them', async () => {
    const { ola, kari, per, nina, write, day, world } = await aSite();
    const needs = async ({ ask }: typeof ola, kind: string) =>
      (await ask('GET', '/v1/me/needs')).answer.filter(
        (need: { kind: string; project_id: number }) => need.kind === kind && need.project_id === 1001,
      );
    const toApprove = async (by: typeof ola) => (await needs(by, 'hours_to_approve'))[0]?.count ?? 0;
    const [before, ofKari] = [await toApprove(ola), await toApprove(kari)];
    const { answer: line } = await write({}, kari);
    expect([await toApprove(ola), await toApprove(kari)]).toEqual([before + 1, ofKari]);
    const returned = { ids: [line.hours_id], status: 'RETURNED', text: 'Hvilken?' };
    await ola.ask('PUT', `${HOURS}/approval`, returned);
    expect(await toApprove(ola)).toBe(before);
    const own = { record_id: line.hours_id, day: day(0), text: 'Hvilken?', count: 1, title: line.name };
    expect(await needs(kari, 'returned_hours')).toContainEqual(expect.objectContaining(own));
    expect(await needs(ola, 'returned_hours')).not.toContainEqual(expect.objectContaining(own));
    for (const [by, kind] of [
      [per, 'hours_to_approve'],
      [per, 'expenses_to_approve'],
      [nina, 'hours_to_approve'],
      [nina, 'expenses_to_approve'],
    ] as const)
      expect(await needs(by, kind)).toEqual([]);
    world.change((state) => {
      state.tables['flags'] = [{ project_id: '1001', hours: false }];
    });
    expect([await toApprove(ola), await needs(kari, 'returned_hours')]).toEqual([0, []]);
  });
});

describe('an approval of a line that its owner has changed meanwhile', () => {
  it.each([
    { date: -1 },
    { art_id: 2 },
    { hours: 8, to: '15:30' },
    { from: '06:30', to: '14:30' },
    { extras: [{ article_id: 13, count: 3 }] },
    { phase_id: 2 },
    { comment: 'Rettet' },
  ])('[W-SITE-45] should answer Changed with the line as it is, and approve nothing: %j', async ({ date, ...part }) => {
    const { kari, per, write, day, find } = await aSite();
    const { answer: line } = await write();
    const change = { ...part, ...(date && { date: day(date) }) };
    const was = Object.fromEntries(Object.keys(change).map((field) => [field, line[field]]));
    expect((await per.ask('PATCH', `${HOURS}/${line.hours_id}`, { ...change, was })).status).toBe(200);
    const { hours_id, date: seenDate, art_id, hours, from, to, pause, extras, phase_id, comment } = line;
    const seen = { hours_id, date: seenDate, art_id, hours, from, to, pause, extras, phase_id, comment };
    const approve = async (as: object) => {
      const { answer } = await kari.ask('PUT', `${HOURS}/approval`, {
        ids: [hours_id],
        status: 'APPROVED',
        seen: [as],
      });
      return answer[0];
    };
    expect(await approve(seen)).toMatchObject({ outcome: 'CHANGED', line: { ...change, status: 'REGISTERED' } });
    expect(await find(hours_id)).toMatchObject({ ...change, status: 'REGISTERED' });
    expect(await approve({ ...seen, ...change })).toMatchObject({ outcome: 'DONE', line: { status: 'APPROVED' } });
  });
});

describe('hours of others', () => {
  it('[W-SITE-13] should be seen and heard only by users who approve or write them', async () => {
    const { kari, per, ola, nina, write } = await aSite();
    const personsOf = async (by: typeof kari) => {
      const { answer } = await by.ask('GET', HOURS);
      return new Set(answer.map(({ person }: { person: { person_id: number } }) => person.person_id));
    };
    expect((await personsOf(kari)).size).toBeGreaterThan(3);
    expect(await personsOf(per)).toEqual(new Set([4]));
    expect((await nina.ask('GET', HOURS)).status).toBe(404);
    const { answer: line } = await write({}, ola);
    const heard = async (by: typeof kari) => {
      const { answer } = await by.ask('GET', '/pubsub/recent?channel=project.1001');
      return answer.filter(({ event }: { event: string }) => event === 'hours.changed').length;
    };
    expect([await heard(kari), await heard(per)]).toEqual([1, 0]);
    const change = { comment: 'x', was: { comment: line.comment } };
    expect((await per.ask('PATCH', `${HOURS}/${line.hours_id}`, change)).status).toBe(404);
    expect((await per.ask('DELETE', `${HOURS}/${line.hours_id}`)).status).toBe(404);
    expect((await kari.ask('PATCH', `${HOURS}/${line.hours_id}`, change)).status).toBe(200);
  });

  it('[W-SITE-43] should not be among the own ones, which are of all projects and of the asked days', async () => {
    const { per, write, day } = await aSite();
    await write();
    await per.ask('POST', '/v1/projects/1002/hours', { client_id: OTHER_KEY, date: day(0), art_id: 3, hours: 1 });
    const { answer } = await per.ask('GET', `/v1/me/hours?from=${day(-7)}&to=${day(0)}`);
    const persons = answer.map(({ person }: { person: { person_id: number } }) => person.person_id);
    expect(new Set(persons)).toEqual(new Set([4]));
    const today = answer.filter(({ client_id: id }: { client_id: string }) => id !== null);
    expect(today).toMatchObject([
      { project_id: 1001, project_name: expect.any(String) },
      { project_id: 1002, project_name: expect.any(String) },
    ]);
    for (const { date } of answer) expect(date >= day(-7) && date <= day(0)).toBe(true);
    for (const query of ['', '?from=x&to=2026-11-19', '?from=2026-11-19'])
      expect((await per.ask('GET', `/v1/me/hours${query}`)).status).toBe(400);
  });
});

describe('the port of hours', () => {
  it('[W-SITE-01] [W-SITE-45] should ask by the calls of their additions', async () => {
    const { kari, per, write, day, seen } = await aSite();
    const port = createHoursHttp(per.http);
    const { answer: line } = await write();
    const own = await answerOf(port.own({ from: day(0), to: day(0) }));
    expect(own.find(({ hours_id }) => hours_id === String(line.hours_id))).toMatchObject({
      art_id: '1',
      extras: [{ article_id: '13', count: 2 }],
    });
    expect(seen.at(-1)?.url).toBe(`/rest/v1/me/hours?from=${day(0)}&to=${day(0)}`);
    const approval = { ids: [String(line.hours_id)], status: 'APPROVED' } as const;
    const outcomes = await answerOf(createHoursHttp(kari.http).approve('1001', approval, OTHER_KEY));
    expect(outcomes).toMatchObject([{ outcome: 'DONE', line: { status: 'APPROVED' } }]);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', headers: { 'idempotency-key': OTHER_KEY } });
  });

  it('[W-SITE-51] should agree with the figures once a line is written', async () => {
    const { kari, write } = await aSite();
    const statistics = createStatisticsHttp(kari.http);
    const sum = async () =>
      (await answerOf(statistics.hours({ projectId: '1001' }))).reduce(
        (all, { total_hours }) => all + (total_hours ?? 0),
        0,
      );
    const before = await sum();
    await write();
    expect(await sum()).toBe(before + 7.5);
  });

  it('[W-SITE-02] should ask nothing of a service that names none of it', async () => {
    const server = await serve({ plain: true });
    const { http } = staffAt(server);
    const port = createHoursHttp(http);
    const result = await resultOf(port.own({ from: '2026-11-16', to: '2026-11-22' }));
    expect(result.ok || isNotOffered(result.error)).toBe(false);
  });
});
