import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createCheckInsHttp } from '@felles/adapters-http/workspace/projects';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { countsOf, hasLeft } from '@felles/core/internal/workspace/checkins/rules';
import {
  admittedCount,
  figuresOf,
  kindOfCheckIn,
  nameOfCheckIn,
  statusOfCheckIn,
} from '@felles/core/workspace/checkins';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, resultOf } from '../serving.ts';
import { acrossTheWire, serveStaff } from './serving.ts';

const NINA = { firstName: 'Nina', lastName: 'Vik', companyName: 'Nordvik Eiendom AS', guest: true };

async function aSite(login = 'ola', changed?: (answer: Response) => Response) {
  const server = await serveStaff(login, changed);
  return { ...server, checkIns: createCheckInsHttp(server.http), statistics: createStatisticsHttp(server.http) };
}

describe('the check-ins of a project over HTTP', () => {
  it('[W-CHECKIN-02] [W-CHECKIN-03] [W-CHECKIN-06] should come with the fields of the specification', async () => {
    const { ask, checkIns, seen } = await aSite();
    const { answer } = await ask('GET', '/v1/projects/1001/checkins');
    const names =
      'id personId contactId projectId firstName lastName companyName orgnr phone birthday card_no cardStatus guest valid errors checkedOut checkinTime checkinByName checkinById checkoutTime checkoutByName checkoutById';
    expect(Object.keys(answer[0]).sort()).toEqual(names.split(' ').sort());
    expect(await answerOf(checkIns.checkIns('1001'))).toEqual(acrossTheWire(answer));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1001/checkins' });
    const kinds = new Set(answer.map(kindOfCheckIn));
    expect(kinds).toEqual(new Set(['ok', 'failed', 'guest']));
    expect(new Set(answer.map(hasLeft))).toEqual(new Set([true, false]));
  });

  it('[W-CHECKIN-02] should keep a check-in with a field that cannot be read, and leave out one without an id', async () => {
    const { checkIns } = await aSite('ola', () =>
      Response.json([{ id: 1, phone: {}, birthday: 7 }, { guest: true }, null]),
    );
    expect(await answerOf(checkIns.checkIns('1001'))).toMatchObject([{ id: '1', phone: null, birthday: null }]);
  });

  it('[W-CHECKIN-08] should take a guest once for a key, and end a check-in once', async () => {
    const { checkIns, seen } = await aSite();
    const before = await answerOf(checkIns.checkIns('1001'));
    const made = await answerOf(checkIns.checkIn('1001', NINA, 'k1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/projects/1001/checkins', body: NINA });
    expect(made).toMatchObject({ ...NINA, projectId: '1001', checkedOut: false, checkinByName: 'Ola Bakken' });
    expect((await answerOf(checkIns.checkIn('1001', NINA, 'k1'))).id).toBe(made.id);
    expect(await answerOf(checkIns.checkIns('1001'))).toHaveLength(before.length + 1);
    const out = await answerOf(checkIns.checkOut('1001', made.id, 'k2'));
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/v1/projects/1001/checkins/${made.id}/checkout` });
    expect(out).toMatchObject({ checkedOut: true, checkoutByName: 'Ola Bakken', checkoutById: '1' });
    expect((await answerOf(checkIns.checkOut('1001', made.id, 'k3'))).checkoutTime).toBe(out.checkoutTime);
  });

  it('should have a record once that is sent again days later, and refuse its id for another [W-SITE-09]', async () => {
    const { checkIns, world } = await aSite();
    const before = await answerOf(checkIns.checkIns('1001'));
    const key = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
    const made = await answerOf(checkIns.checkIn('1001', NINA, key));
    world.change((state) => {
      state.answers = [];
    });
    expect(await answerOf(checkIns.checkIn('1001', NINA, `${key}+`))).toEqual(made);
    expect(await answerOf(checkIns.checkIns('1001'))).toHaveLength(before.length + 1);
    expect(await resultOf(checkIns.checkIn('1001', { ...NINA, lastName: 'Moe' }, `${key}++`))).toMatchObject({
      ok: false,
      error: { status: 409, type: 'Exists', detail: { id: made.id } },
    });
  });

  it('should be refused without a name, of another project, and to a user who sees none', async () => {
    const { checkIns } = await aSite();
    expect((await resultOf(checkIns.checkIn('1001', { ...NINA, firstName: '', lastName: null }, 'k1'))).ok).toBe(false);
    expect((await resultOf(checkIns.checkOut('1002', '1001001', 'k2'))).ok).toBe(false);
    expect((await resultOf(checkIns.checkIns('999999'))).ok).toBe(false);
    const nina = await aSite('nina');
    expect((await resultOf(nina.checkIns.checkIns('1001'))).ok).toBe(false);
    expect((await resultOf(nina.checkIns.checkIn('1001', NINA, 'k1'))).ok).toBe(false);
  });

  it('[W-CHECKIN-01] should be live events for each check-in and check-out', async () => {
    const { checkIns, root, port } = await aSite();
    const client = await aClient(root, port);
    const told: unknown[] = [];
    const life = client.listen('project.1001.checkins').subscribe(({ event, key }) => told.push([event, key]));
    await subscribed(client, ['project.1001.checkins']);
    const { id } = await answerOf(checkIns.checkIn('1001', NINA, 'k1'));
    await answerOf(checkIns.checkOut('1001', id, 'k2'));
    await expect
      .poll(() => told)
      .toEqual([
        ['checkin.created', 'k1'],
        ['checkin.checkedout', 'k2'],
      ]);
    life.unsubscribe();
  });

  it('[W-CHECKIN-05] should be counted for four spans, those of now and today as the list has them', async () => {
    const { checkIns, statistics, ask } = await aSite();
    const { answer } = await ask('GET', '/project/statistics/innsjekk?project_id=1001');
    expect(Object.keys(answer).sort()).toEqual(['last_thirty_days', 'now', 'today', 'yesterday']);
    for (const span of Object.values<object>(answer))
      expect(Object.keys(span).sort()).toEqual(['check_in_failed', 'check_in_ok', 'guest']);
    const counts = async () => figuresOf(await answerOf(statistics.checkInCounts({ projectId: '1001' }))).now;
    const rows = (await answerOf(checkIns.checkIns('1001'))).map((item) => ({
      id: item.id,
      item,
      state: 'settled' as const,
      failure: null,
      keys: [],
    }));
    expect(await counts()).toEqual(countsOf(rows));
    await answerOf(checkIns.checkIn('1001', NINA, 'k1'));
    expect((await counts()).guest).toBe(countsOf(rows).guest + 1);
    const sites = await answerOf(statistics.checkInsPerProject({}));
    const site = sites.find(({ project_id: id }) => id === '1001');
    expect(site?.antall_aktive).toBe((admittedCount(countsOf(rows)) ?? 0) + 1);
  });

  it('[W-CHECKIN-07] should be had as a PDF with the refused apart, as its bytes, beside the poster', async () => {
    const { http, seen, checkIns } = await aSite();
    const files = createFilesHttp(http);
    const list = await answerOf(files.checkinList('1001'));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1001/checkinpdf' });
    expect([list.type, new TextDecoder('latin1').decode(list.bytes.slice(0, 5))]).toEqual(['application/pdf', '%PDF-']);
    const words = new TextDecoder('latin1').decode(list.bytes);
    const rows = await answerOf(checkIns.checkIns('1001'));
    const [onSite, refused] = words.split('(Avvist, ikke p\u00e5 plassen: 2)');
    expect(onSite).toContain('(P\u00e5 plassen: 8)');
    for (const row of rows) {
      const status = statusOfCheckIn(row);
      if (status === 'onSite') expect(onSite).toContain(nameOfCheckIn(row));
      if (status === 'refused') expect(refused).toContain(nameOfCheckIn(row));
    }
    const poster = await answerOf(files.poster('1001'));
    expect(poster.type).toBe('application/pdf');
    // The project's own number, by which others than staff check in.
    expect(new TextDecoder('latin1').decode(poster.bytes)).toContain('(Kode for innsjekk: 2600)');
  });
});
