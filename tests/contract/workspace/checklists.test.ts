import { createPhasesHttp } from '@felles/adapters-http/workspace/phases';
import { createChecklistsHttp } from '@felles/adapters-http/workspace/records';
import { Checklist, checkpointsOf, isSigned, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { knownFractionsOf } from '@felles/core/workspace/phases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf } from '../serving.ts';
import { keysOf, named, serveStaff, staffAt } from './serving.ts';

const LISTS = '/v1/projects/1001/checklists';
const id = (number: number) => `0b0c1f3e-6a52-4c1d-9a77-${String(number).padStart(12, '0')}`;
/** A list with a point of each kind. */
const ROUND = { template_id: 901, title: 'Vernerunde uke 47', phase_id: 2 };
const EMPTY = { status: '', value: null, comment: null };

async function aSite(login = 'ola') {
  const server = await serveStaff(login);
  const users = {
    ola: server,
    kari: staffAt(server, 'kari'),
    per: staffAt(server, 'per'),
    nina: staffAt(server, 'nina'),
  };
  const checklists = createChecklistsHttp(server.http);
  const listed = () => answerOf(checklists.checklists('1001'));
  async function aList(number = 1): Promise<Checklist> {
    const { answer } = await users.ola.ask('POST', LISTS, { client_id: id(number), ...ROUND });
    return (await listed()).find((one) => one.checklist_id === String(answer.checklist_id)) ?? expect.unreachable();
  }
  const put = (list: Checklist, place: number, body: object, login: keyof typeof users = 'ola') =>
    users[login].ask('PUT', `${LISTS}/${list.checklist_id}/checkpoints/${pointAt(list, place)}`, body);
  const sign = (list: Checklist, body: object, login: keyof typeof users = 'ola') =>
    users[login].ask('PUT', `${LISTS}/${list.checklist_id}/signature`, body);
  async function answerAll(list: Checklist): Promise<void> {
    for (const place of checkpointsOf(list).keys()) await put(list, place, { status: 'OK', was: EMPTY });
  }
  const current = async (list: Checklist) =>
    (await listed()).find(({ checklist_id: own }) => own === list.checklist_id) ?? expect.unreachable();
  return { ...server, users, checklists, listed, aList, put, sign, answerAll, current };
}

const pointAt = (list: Checklist, place: number) => checkpointsOf(list)[place]?.checkpoint_id;
const error = ({ status, answer }: { readonly status: number; readonly answer: { readonly error?: object } }) => ({
  status,
  ...answer.error,
});

describe('the checklists of a project over HTTP', () => {
  it('[W-SITE-06] should have templates of the phases and of the handbook, and lists with all fields', async () => {
    const { checklists, aList, listed } = await aSite();
    const templates = await answerOf(checklists.templates());
    for (const template of templates)
      expect(keysOf(template)).toEqual(named('template_id title phases origin checkpoint_count points'));
    expect(new Set(templates.flatMap(({ phases }) => phases ?? []).map((phase) => phase?.phase_id))).toEqual(
      new Set(['1', '2', '3', '4', '5']),
    );
    const list = await aList();
    expect(list).toMatchObject({ title: ROUND.title, phase_id: '2', template_id: '901', client_id: id(1) });
    expect(checkpointsOf(list)).toHaveLength(18);
    for (const point of checkpointsOf(list))
      expect(keysOf(point)).toEqual(
        named(
          'checkpoint_id title field status value checked_date user help options unit comment photos template_point_id deviation_id',
        ),
      );
    const asked = templates.find(({ template_id: own }) => own === '901')?.points ?? [];
    expect(checkpointsOf(list).map(({ template_point_id: own, title }) => [own, title])).toEqual(
      asked.map((point) => [point?.point_id, point?.title]),
    );
    const units = checkpointsOf(list).map(({ field, unit, options }) => [field, Boolean(unit), Boolean(options)]);
    expect(units).toContainEqual(['measure', true, false]);
    expect(units).toContainEqual(['select', false, true]);
    const demo = await listed();
    expect(new Set(demo.map(isSigned))).toEqual(new Set([true, false]));
  });

  it('[W-SITE-09] should be started once for a client id, and refuse it with other content', async () => {
    const { ask, listed, aList } = await aSite();
    const before = await listed();
    const list = await aList();
    expect((await aList()).checklist_id).toBe(list.checklist_id);
    expect(await listed()).toHaveLength(before.length + 1);
    const other = await ask('POST', LISTS, { client_id: id(1), template_id: 902 });
    expect(error(other)).toMatchObject({ status: 409, type: 'Exists', detail: { id: list.checklist_id } });
    expect(await listed()).toHaveLength(before.length + 1);
  });

  it('[W-SITE-17] should take any answer after any other, and take it away, and keep a measure as typed', async () => {
    const { aList, put, current } = await aSite();
    const list = await aList();
    const measure = checkpointsOf(list).findIndex(({ field }) => field === 'measure');
    let was = '';
    for (const status of ['OK', 'NOT_OK', 'NOT_RELEVANT', 'NOT_OK', 'OK', '', 'NOT_RELEVANT', '']) {
      expect((await put(list, measure, { status, was: { status: was } })).status).toBe(200);
      was = status;
      const point = checkpointsOf(await current(list))[measure];
      expect([point && statusOfCheckpoint(point), point?.user?.user_name]).toEqual([
        status,
        (status && 'Ola Bakken') || undefined,
      ]);
    }
    for (const value of ['21,5', '21.50', '-3', '']) {
      const seen = checkpointsOf(await current(list))[measure]?.value ?? null;
      expect((await put(list, measure, { value, was: { value: seen } })).status).toBe(200);
      expect(checkpointsOf(await current(list))[measure]?.value ?? '').toBe(value);
    }
    for (const value of ['mye', '1,2,3', '1e9', 'NaN'])
      expect(error(await put(list, measure, { value, was: { value: null } }))).toMatchObject({
        status: 400,
        field: 'body.value',
      });
  });

  it('[W-SITE-24] should refuse a change of what another has changed, and leave the point as it was', async () => {
    const { aList, put, current } = await aSite();
    const list = await aList();
    await put(list, 0, { status: 'NOT_OK', comment: 'Løs', at: '2026-11-19T08:00:00Z', was: EMPTY }, 'per');
    const mine = { status: 'OK', comment: 'Fast', was: EMPTY };
    const refused = error(await put(list, 0, mine));
    expect(refused).toMatchObject({
      status: 409,
      type: 'Changed',
      detail: { fields: { status: { value: 'NOT_OK', by: 'Per Moe' }, comment: { value: 'Løs', by: 'Per Moe' } } },
    });
    expect(checkpointsOf(await current(list))[0]).toMatchObject({ status: 'NOT_OK', comment: 'Løs' });
    expect((await put(list, 0, { ...mine, was: { status: 'NOT_OK', comment: 'Løs' } })).status).toBe(200);
    expect(checkpointsOf(await current(list))[0]).toMatchObject({ status: 'OK', comment: 'Fast' });
    // The value is not in the body, so that it does not conflict.
    expect((await put(list, 0, { comment: '', was: { comment: 'Fast', value: 'x' } })).status).toBe(200);
  });

  it('[W-SITE-27] should take the same answer twice, and keep the first user', async () => {
    const { aList, put, current } = await aSite();
    const list = await aList();
    await put(list, 3, { status: 'OK', was: EMPTY }, 'per');
    expect((await put(list, 3, { status: 'OK', was: EMPTY })).status).toBe(200);
    expect(checkpointsOf(await current(list))[3]).toMatchObject({ status: 'OK', user: { user_name: 'Per Moe' } });
  });

  it('[W-SITE-18] should be signed once all points are answered, be locked, and be opened again for a reason', async () => {
    const { aList, put, sign, answerAll, current } = await aSite();
    const list = await aList();
    expect(error(await sign(list, { signed: true }))).toMatchObject({ status: 400, field: 'body.signed' });
    await answerAll(list);
    expect(error(await sign(list, { signed: true }, 'per'))).toMatchObject({ status: 403 });
    const signed = await sign(list, { signed: true }, 'kari');
    expect(signed.answer).toMatchObject({ signed_by: { person_name: 'Kari Lunde' } });
    expect(error(await put(list, 2, { status: 'NOT_OK', was: { status: 'OK' } }))).toMatchObject({
      status: 409,
      type: 'Locked',
      detail: { by: 'Kari Lunde', at: signed.answer.signed_at },
    });
    expect(error(await sign(list, { signed: false, reason: ' ' }))).toMatchObject({
      status: 400,
      field: 'body.reason',
    });
    await sign(list, { signed: false, reason: 'Punkt 3 var feil' });
    expect(isSigned(await current(list))).toBe(false);
    expect((await put(list, 2, { status: 'NOT_OK', was: { status: 'OK' } })).status).toBe(200);
    expect((await current(list)).log).toMatchObject([
      { what: 'started' },
      { what: 'signed', by: { person_name: 'Kari Lunde' } },
      { what: 'reopened', by: { person_name: 'Ola Bakken' }, text: 'Punkt 3 var feil' },
    ]);
  });

  it('[W-SITE-49] should be heard of as a whole, with the key of the call', async () => {
    const { aList, users, root, port } = await aSite();
    const list = await aList();
    const client = await aClient(root, port);
    const heard: unknown[] = [];
    const life = client
      .listen('project.1001')
      .subscribe(({ event, key, data }) =>
        heard.push([event, key, Checklist.safeParse(data).data?.checklist_id ?? null, data]),
      );
    await subscribed(client, ['project.1001']);
    const path = `${LISTS}/${list.checklist_id}/checkpoints/${pointAt(list, 1)}`;
    await users.per.ask('PUT', path, { status: 'OK', was: EMPTY }, { 'Idempotency-Key': 'k-1' });
    const points = expect.arrayContaining([expect.objectContaining({ status: 'OK' })]);
    await expect
      .poll(() => heard)
      .toEqual([
        ['checklist.changed', 'k-1', list.checklist_id, expect.objectContaining({ checkpoints: points })],
        // Its phase hears of the point.
        ['checkpoint.checked', 'k-1', null, expect.objectContaining({ user: 'Per Moe' })],
      ]);
    life.unsubscribe();
  });

  it('[W-SITE-49] should be counted in the figures of its phase, answer by answer', async () => {
    const { aList, put, http } = await aSite();
    const phases = createPhasesHttp(http);
    const place = { projectId: '1001', phaseId: ROUND.phase_id.toString() };
    const counted = async () =>
      knownFractionsOf(await answerOf(phases.progress(place))).activities ?? expect.unreachable();
    const before = await counted();
    const list = await aList();
    const size = before.of + checkpointsOf(list).length;
    expect(await counted()).toEqual({ done: before.done, of: size });
    await put(list, 0, { status: 'NOT_OK', was: EMPTY });
    await put(list, 1, { status: 'OK', was: EMPTY });
    expect(await counted()).toEqual({ done: before.done + 2, of: size });
    const title = `${ROUND.title}: ${checkpointsOf(list)[1]?.title}`;
    const points = await answerOf(phases.checkpoints(place));
    expect(points.find(({ checkpoint_title: own }) => own === title)).toMatchObject({ user: 'Ola Bakken' });
    expect((await answerOf(phases.activities(place)))[0]?.checkpoint_title).toContain(ROUND.title);
    await put(list, 1, { status: '', was: { status: 'OK' } });
    expect(await counted()).toEqual({ done: before.done + 1, of: size });
  });

  it('[W-SITE-61] should refuse what is not there or is no answer, with the field, and change nothing', async () => {
    const { ask, users, aList, put, current, listed } = await aSite();
    const list = await aList();
    const before = await listed();
    const start = (body: object) => ask('POST', LISTS, { client_id: id(9), ...ROUND, ...body });
    const wrong: readonly (readonly [object, string])[] = [
      [{ client_id: 'x' }, 'client_id'],
      [{ template_id: 999 }, 'template_id'],
      [{ phase_id: 99 }, 'phase_id'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: 'Ring\u0007' }, 'title'],
    ];
    for (const [body, field] of wrong)
      expect(error(await start(body))).toMatchObject({ status: 400, field: `body.${field}` });
    const answers: readonly (readonly [number, object, string])[] = [
      [0, { status: 'YES', was: EMPTY }, 'status'],
      [0, { comment: 'x'.repeat(5_001), was: EMPTY }, 'comment'],
      [0, { status: 'OK' }, 'was.status'],
      [0, { status: 'OK', at: 'i går', was: EMPTY }, 'at'],
      [10, { value: 'Tau', was: EMPTY }, 'value'],
    ];
    for (const [place, body, field] of answers)
      expect(error(await put(list, place, body))).toMatchObject({ status: 400, field: `body.${field}` });
    const paths = [
      '1001/checklists/1/checkpoints/1',
      `1002/checklists/${list.checklist_id}/checkpoints/${pointAt(list, 0)}`,
    ];
    for (const path of [...paths, `1001/checklists/${list.checklist_id}/checkpoints/7`])
      expect((await ask('PUT', `/v1/projects/${path}`, { status: 'OK', was: EMPTY })).status).toBe(404);
    expect((await put(list, 0, { status: 'OK', was: EMPTY }, 'nina')).status).toBe(403);
    expect((await users.nina.ask('POST', LISTS, { client_id: id(8), ...ROUND })).status).toBe(403);
    expect(await listed()).toEqual(before);
    expect(await current(list)).toEqual(list);
  });

  it('[W-SITE-61] should take pictures by their bytes, twenty of a point, each once', async () => {
    const { root, token, aList, current } = await aSite();
    const list = await aList();
    const path = `${LISTS}/${list.checklist_id}/checkpoints/${pointAt(list, 6)}/photos`;
    async function send(number: number, bytes: Uint8Array<ArrayBuffer>, name = 'avvik-2026-11-19-1.jpg') {
      const body = new FormData();
      body.append('file', new Blob([bytes], { type: 'image/jpeg' }), name);
      body.append('client_id', id(number));
      const headers = { authorization: `Bearer ${token}` };
      const reply = await fetch(`${root}/rest${path}`, { method: 'POST', headers, body });
      return { status: reply.status, answer: await reply.json() };
    }
    const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
    expect(error(await send(1, new TextEncoder().encode('<script>')))).toMatchObject({
      status: 400,
      field: 'body.file',
    });
    const first = await send(2, JPEG);
    expect(first).toMatchObject({ status: 200, answer: { by: { person_name: 'Ola Bakken' } } });
    expect((await send(2, JPEG)).answer).toEqual(first.answer);
    for (let number = 3; number < 22; number += 1) expect((await send(number, JPEG)).status).toBe(200);
    expect((await send(22, JPEG)).status).toBe(400);
    expect(checkpointsOf(await current(list))[6]?.photos).toHaveLength(20);
  });
});

describe('the points of a checklist that several users answer', () => {
  const status = fc.constantFrom('OK', 'NOT_OK', 'NOT_RELEVANT');
  const author = fc.constantFrom('ola', 'kari', 'per');

  it('[W-SITE-27] should be the same in any order of the answers (A-03)', async () => {
    const { aList, put, current } = await aSite();
    let lists = 100;
    const another = () => {
      lists += 1;
      return aList(lists);
    };
    const answers = fc.uniqueArray(fc.record({ place: fc.nat(17), status, author }), {
      selector: ({ place }) => place,
      maxLength: 18,
    });
    const both = answers.chain((all) =>
      fc.tuple(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.shuffledSubarray(all, { minLength: all.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(both, async (orders) => {
        const results = [];
        for (const order of orders) {
          const list = await another();
          const statuses = await Promise.all(
            order.map(
              ({ place, status, author }) =>
                put(list, place, { status, was: EMPTY }, author as 'ola').then((reply) => reply.status), // one of the users
            ),
          );
          expect(statuses.every((one) => one === 200)).toBe(true);
          results.push(
            checkpointsOf(await current(list)).map((point) => [statusOfCheckpoint(point), point.user?.user_name]),
          );
        }
        expect(results[0]).toEqual(results[1]);
      }),
      { numRuns: 8 },
    );
  });
});
