import { createDeviationsHttp } from '@felles/adapters-http/workspace/records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { isoDate, isoInstant, osloDay } from '@felles/core';
import { demoFlags, demoProjects } from '@felles/fixtures/workspace/projects';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, resultOf } from '../serving.ts';
import { acrossTheWire, keysOf, named, serveStaff, staffAt, statusOf } from './serving.ts';

const PLACE = '/v1/projects/1001/deviations';
const DAY = 86_400_000;
const FIELDS =
  'deviation_id title status status_name date deadline closed_date responsible place description number client_id kind severity registered_by registered_at received_at checklist_id checkpoint_id measure';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function aSite(login = 'ola') {
  const server = await serveStaff(login);
  const { ask, world, token, root } = server;
  let made = 0;
  const clientId = () => {
    made += 1;
    return `0b0c1f3e-6a52-4c1d-9a77-${String(made).padStart(12, '0')}`;
  };
  const now = () => new Date(world.now()).toISOString();
  const fresh = (more: object = {}) => ({
    client_id: clientId(),
    registered_at: now(),
    title: 'Rekkverk løst',
    ...more,
  });
  const create = async (more: object = {}) => (await ask('POST', PLACE, fresh(more))).answer;
  const change = (id: unknown, body: object) => ask('PATCH', `${PLACE}/${id}`, body);
  async function photo(id: unknown, bytes: Uint8Array<ArrayBuffer> = PNG, client_id = clientId(), at?: string) {
    const body = new FormData();
    body.set('file', new Blob([bytes], { type: 'image/png' }), 'avvik-2026-06-18-1.png');
    body.set('client_id', client_id);
    if (at !== undefined) body.set('at', at);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${root}/rest${PLACE}/${id}/photos`, { method: 'POST', headers, body });
    return { status: reply.status, answer: await reply.json() };
  }
  return { ...server, calls: createDeviationsHttp(server.http), now, clientId, fresh, create, change, photo };
}

describe('the deviations of a project, as they are written on site', () => {
  it('[W-SITE-05] should have statuses with their ways, kinds, and telephones for an accident', async () => {
    const { ask, calls } = await aSite();
    const { answer } = await ask('GET', '/v1/deviations/setup');
    expect(answer.statuses.map(({ name, closes, next }: Setup) => [name, closes, next])).toEqual([
      ['Ny', false, [2, 4]],
      ['Under arbeid', false, [3, 4]],
      ['Til kontroll', false, [4, 2]],
      ['Lukket', true, [2]],
    ]);
    expect(answer.kinds.map(({ name, is_event: is }: Setup) => [name, is])).toEqual([
      ['Kvalitet', false],
      ['Ytre miljø', false],
      ['Farlig forhold', true],
      ['Nestenulykke', true],
      ['Ulykke', true],
    ]);
    expect(answer.notice.length).toBeGreaterThan(0);
    expect(keysOf(answer.notice[0])).toEqual(named('name telephone'));
    expect((await answerOf(calls.setup())).statuses?.[0]?.next).toEqual(['2', '4']);
  });

  it('[W-SITE-04] should have the fields of a record with its photos, and by itself its log too', async () => {
    const { ask, calls } = await aSite();
    const { answer: list } = await ask('GET', PLACE);
    expect(list.length).toBeGreaterThan(0);
    for (const one of list) expect(keysOf(one)).toEqual(named(`${FIELDS} photos`));
    for (const { deviation_id: id, status_name: name, closed_date: closed } of list) {
      const { answer } = await ask('GET', `${PLACE}/${id}`);
      expect(keysOf(answer)).toEqual(named(`${FIELDS} photos log`));
      expect(await answerOf(calls.deviation('1001', String(id)))).toEqual(acrossTheWire(answer));
      const moves = answer.log.filter(({ what }: Line) => what === 'moved');
      expect(answer.log[0].what).toBe('registered');
      expect(moves.at(-1)?.to ?? 'Ny').toBe(name);
      if (closed) expect(isoDate(osloDay(Date.parse(moves.at(-1).at)))).toBe(closed);
    }
    expect((await ask('GET', `/v1/projects/1002/deviations/${list[0].deviation_id}`)).status).toBe(404);
  });

  it('[W-SITE-09] [W-SITE-61] should be there once for a client id, days later too, and never with other content', async () => {
    const { ask, fresh, world } = await aSite();
    const { answer: before } = await ask('GET', PLACE);
    const body = fresh({ place: 'Tak', severity: 3, kind: 'HAZARD', deadline: '2099-01-01', responsible_id: 2 });
    const { answer: made } = await ask('POST', PLACE, body, { 'Idempotency-Key': 'a' });
    expect(made).toMatchObject({ status: 1, status_name: 'Ny', place: 'Tak', severity: 3, kind: 'HAZARD' });
    expect(made.responsible).toEqual({ person_id: 2, person_name: 'Kari Lunde' });
    world.change((state) => {
      state.answers = [];
    });
    expect((await ask('POST', PLACE, body, { 'Idempotency-Key': 'b' })).answer).toEqual(made);
    // Another tab saves the draft, too.
    const later = { ...body, registered_at: isoInstant(Date.parse(String(body.registered_at)) + 1_000) };
    expect((await ask('POST', PLACE, later)).answer).toEqual(made);
    const other = await ask('POST', PLACE, { ...body, title: 'Et annet' });
    expect([other.status, other.answer.error.type]).toEqual([409, 'Exists']);
    expect(String(other.answer.error.detail.id)).toBe(String(made.deviation_id));
    expect((await ask('GET', PLACE)).answer).toHaveLength(before.length + 1);
    for (const client_id of ['', 'x', '0b0c1f3e']) {
      const { status, answer } = await ask('POST', PLACE, { ...body, client_id });
      expect([status, answer.error.field]).toEqual([400, 'body.client_id']);
    }
  });

  it('[W-SITE-14] should be closed with a measure on the day of the press, and opened again with a reason', async () => {
    const { create, change, world } = await aSite();
    const { deviation_id: id } = await create();
    const was = { status: 1, measure: null };
    const refused = await change(id, { status: 4, was });
    expect([refused.status, refused.answer.error.field]).toEqual([400, 'body.measure']);
    const leap = await change(id, { status: 3, was });
    expect([leap.status, leap.answer.error.field]).toEqual([400, 'body.status']);
    const at = new Date(world.now() - 3 * DAY).toISOString();
    const closed = (await change(id, { status: 4, measure: ' Montert ', at, was })).answer;
    expect(closed).toMatchObject({ status: 4, status_name: 'Lukket', measure: 'Montert' });
    expect(closed.closed_date).toBe(isoDate(osloDay(Date.parse(at))));
    const silent = await change(id, { status: 2, was: { status: 4 } });
    expect([silent.status, silent.answer.error.field]).toEqual([400, 'body.reason']);
    const open = (await change(id, { status: 2, reason: 'Løsnet igjen', was: { status: 4 } })).answer;
    expect(open.closed_date).toBeNull();
    expect(open.log.at(-1)).toMatchObject({ what: 'moved', from: 'Lukket', to: 'Under arbeid', text: 'Løsnet igjen' });
  });

  it('[W-SITE-15] should log each change with the old and the new value, and never shrink its log', async () => {
    const { create, change, ask, clientId } = await aSite();
    const made = await create({ description: 'Før' });
    const id = made.deviation_id;
    const was = { description: 'Før', deadline: null, responsible_id: null };
    const changed = (await change(id, { description: 'Etter', deadline: '2099-02-03', responsible_id: 4, was })).answer;
    const lines = changed.log.slice(1).map(({ what, from, to }: Line) => [what, from, to]);
    expect(lines).toEqual([
      ['changed', 'Før', 'Etter'],
      ['deadline', null, '2099-02-03'],
      ['assigned', null, 'Per Moe'],
    ]);
    const comment = { client_id: clientId(), text: ' Sett på ' };
    const said = (await ask('POST', `${PLACE}/${id}/comments`, comment)).answer;
    expect((await ask('POST', `${PLACE}/${id}/comments`, comment)).answer).toEqual(said);
    expect(said.log).toHaveLength(5);
    expect(said.log.slice(0, 4)).toEqual(changed.log);
    expect(said.log[4]).toMatchObject({ what: 'comment', text: 'Sett på', by: { person_name: 'Ola Bakken' } });
  });

  it('[W-SITE-24] should refuse a change whole where another user was first, and take one that wants the same', async () => {
    const { create, change, ...server } = await aSite();
    const { deviation_id: id } = await create();
    const kari = staffAt(server, 'kari');
    const path = `${PLACE}/${id}`;
    const was = { deadline: null, place: null };
    expect((await kari.ask('PATCH', path, { deadline: '2099-01-05', was })).status).toBe(200);
    const late = await change(id, { deadline: '2099-01-09', place: 'Tak', was });
    expect([late.status, late.answer.error.type]).toEqual([409, 'Changed']);
    expect(late.answer.error.detail.fields).toMatchObject({ deadline: { value: '2099-01-05', by: 'Kari Lunde' } });
    expect(keysOf(late.answer.error.detail.fields)).toEqual(['deadline']);
    expect((await server.ask('GET', path)).answer.place).toBeNull();
    const same = await change(id, { deadline: '2099-01-05', was });
    expect(same.status).toBe(200);
    expect(same.answer.log).toHaveLength(2);
    expect((await change(id, { place: 'Tak', was })).answer.place).toBe('Tak');
  });

  it('[W-SITE-60] [W-SITE-61] [W-SITE-16] should be refused by the name of the field, and leave no half record', async () => {
    const { ask, fresh, create, change } = await aSite();
    const { answer: before } = await ask('GET', PLACE);
    const wrong: readonly (readonly [string, unknown])[] = [
      ['title', ' '],
      ['title', 'x'.repeat(201)],
      ['title', 'a\u0000b'],
      ['place', 'x'.repeat(201)],
      ['description', 'x'.repeat(5_001)],
      ['kind', 99],
      ['severity', 4],
      ['severity', 1.5],
      ['responsible_id', 987_654],
      ['deadline', '2026-02-31'],
      ['deadline', '2000-01-01'],
      ['checklist_id', 100_200],
      ['checkpoint_id', 7],
      ['registered_at', 'i går'],
    ];
    for (const [field, value] of wrong) {
      const { status, answer } = await ask('POST', PLACE, fresh({ [field]: value }));
      expect([field, value, status, answer.error.field]).toEqual([field, value, 400, `body.${field}`]);
    }
    expect((await ask('GET', PLACE)).answer).toEqual(before);
    const { status: _, log: __, photos: ___, ...seen } = await create();
    const was = { ...seen, status: 1, responsible_id: null };
    for (const [field, value] of [...wrong.slice(0, -3), ['status', 9], ['measure', 'x'.repeat(5_001)]] as const) {
      const { status, answer } = await change(seen.deviation_id, {
        [field]: value,
        was: { [field]: was[field] ?? null },
      });
      expect([field, value, status, answer.error.field]).toEqual([field, value, 400, `body.${field}`]);
    }
    const good = await create({ title: ' <b>Fukt</b>\n ', description: 'En\nto' });
    expect(good).toMatchObject({ title: '<b>Fukt</b>', description: 'En\nto' });
  });

  it('[W-SITE-35] should have a photo at its press in the log, and at its arrival where the phone is ahead', async () => {
    const { create, photo, ask, now } = await aSite();
    const { deviation_id: id } = await create();
    const before = new Date(Date.parse(now()) - 3_600_000).toISOString();
    const instants = [before, '2999-01-01T00:00:00.000Z'];
    for (const at of instants) await photo(id, PNG, undefined, at);
    const { answer } = await ask('GET', `${PLACE}/${id}`);
    const photosAt = answer.log
      .filter(({ what }: Line) => what === 'photo')
      .map(({ at }: { at: string }) => Date.parse(at));
    expect(photosAt[0]).toBe(Date.parse(before));
    expect(photosAt[1]).toBeLessThanOrEqual(Date.parse(now()));
    expect(answer.photos.map(({ at }: { at: string }) => Date.parse(at))).toEqual(photosAt);
    expect((await photo(id, PNG, undefined, 'i går')).answer.error.field).toBe('body.at');
  });

  it('[W-SITE-39] [W-SITE-61] should have photos that are photos of the project, each once and twenty at most', async () => {
    const { create, photo, ask, http, clientId } = await aSite();
    const { deviation_id: id } = await create({ title: 'Fukt' });
    const own = clientId();
    const first = await photo(id, PNG, own);
    expect(keysOf(first.answer)).toEqual(named('photo_id document_id url by at'));
    expect((await photo(id, PNG, own)).answer).toEqual(first.answer);
    expect((await photo(id, new Uint8Array([...PNG, 9]), own)).status).toBe(409);
    const photos = await answerOf(createStatisticsHttp(http).photos({ projectId: '1001' }));
    const shown = photos.find(({ document_id: document }) => document === String(first.answer.document_id));
    expect(shown?.path?.at(-1)).toMatchObject({ data_id: String(id), node_title: 'Fukt' });
    const bad = await photo(id, new TextEncoder().encode('<script>'));
    expect([bad.status, bad.answer.error.field]).toEqual([400, 'body.file']);
    for (let count = 1; count < 20; count += 1) await photo(id);
    expect((await photo(id)).status).toBe(400);
    const { answer } = await ask('GET', `${PLACE}/${id}`);
    expect(answer.photos).toHaveLength(20);
    expect(answer.log.filter(({ what }: Line) => what === 'photo')).toHaveLength(20);
  });

  it('[W-SITE-10] [W-SITE-12] should be written by the rights of the user, and not at all where they are off', async () => {
    const { create, now, ...server } = await aSite();
    const { deviation_id: id } = await create();
    const per = staffAt(server, 'per');
    const body = {
      client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b',
      registered_at: now(),
      title: 'x',
    };
    const change = { place: 'Tak', was: { place: null } };
    expect((await per.ask('POST', PLACE, body)).status).toBe(200);
    expect((await per.ask('PATCH', `${PLACE}/${id}`, change)).status).toBe(403);
    const nina = staffAt(server, 'nina');
    expect((await nina.ask('GET', `${PLACE}/${id}`)).status).toBe(200);
    for (const [method, path, sent] of [
      ['POST', PLACE, body],
      ['PATCH', `${PLACE}/${id}`, change],
      ['POST', `${PLACE}/${id}/comments`, { client_id: body.client_id, text: 'x' }],
    ] as const)
      expect([path, (await nina.ask(method, path, sent)).status]).toEqual([path, 403]);
    expect(await statusOf(createDeviationsHttp(nina.http).deviation('1010', '101000'))).toBe(404);
  });

  it('[W-SITE-12] should be neither read nor written in a project without them', async () => {
    const { ask, world, now } = await aSite();
    const projects = demoProjects(world.state.seed, world.now()).map(({ id }) => id);
    const without = projects.find((id) => demoFlags(world.state.seed, id).deviations === false);
    const place = `/v1/projects/${without}/deviations`;
    const body = {
      client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3c',
      registered_at: now(),
      title: 'x',
    };
    expect((await ask('GET', place)).status).toBe(404);
    expect((await ask('GET', `${place}/${without}00`)).status).toBe(404);
    expect((await ask('POST', place, body)).status).toBe(404);
  });

  it('[W-SITE-35] should be of the day of its arrival where the clock of the phone is ahead, and say so', async () => {
    const { create, world } = await aSite();
    const ahead = new Date(world.now() + 5 * DAY).toISOString();
    const made = await create({ registered_at: ahead });
    expect(made).toMatchObject({ registered_at: ahead, date: isoDate(osloDay(world.now())) });
    expect(made.log[0].text).toContain(ahead);
    const behind = new Date(world.now() - 5 * DAY).toISOString();
    const early = await create({ registered_at: behind });
    expect(early).toMatchObject({ registered_at: behind, date: isoDate(osloDay(Date.parse(behind))) });
    expect(early.log[0].text).toBeUndefined();
  });

  it('[W-SITE-49] should be live events with the whole record and the key of the call', async () => {
    const { fresh, ask, root, ...server } = await aSite();
    const client = await aClient(root, server.port);
    const told: unknown[] = [];
    const life = client.listen('project.1001').subscribe(({ event, key, data }) => told.push([event, key, data]));
    await subscribed(client, ['project.1001']);
    const { answer: made } = await ask('POST', PLACE, fresh(), { 'Idempotency-Key': 'k1' });
    await expect.poll(() => told).toEqual([['deviation.changed', 'k1', { ...made, project_id: 1001 }]]);
    const { answer: counted } = await ask('GET', '/project/statistics/deviations?project_id=1001');
    expect(counted.deviation_count).toBe((await ask('GET', PLACE)).answer.length);
    life.unsubscribe();
    expect((await resultOf(createDeviationsHttp(server.http).setup())).ok).toBe(true);
  });
});

interface Setup {
  readonly name: string;
  readonly closes: boolean;
  readonly next: readonly number[];
  readonly is_event: boolean;
}

interface Line {
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
}
