import { createCheckInsHttp } from '@felles/adapters-http/workspace/projects';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { isDecidable } from '@felles/core/internal/workspace/checkins/decisions';
import { countsOf } from '@felles/core/internal/workspace/checkins/rules';
import { admittedCount, figuresOf, nameOfCheckIn } from '@felles/core/workspace/checkins';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf } from '../serving.ts';
import { serveStaff, staffAt } from './serving.ts';

const PLACE = '/v1/projects/1001/checkins';
const LET_IN = { let_in: true, reason: ' Kort bestilt ' };

async function aGate(login = 'ola') {
  const server = await serveStaff(login);
  const checkIns = createCheckInsHttp(server.http);
  const [refused, other] = (await answerOf(checkIns.checkIns('1001'))).filter(isDecidable);
  if (refused === undefined || other === undefined) return expect.unreachable();
  const decide = (body: object, id = refused.id, headers: Readonly<Record<string, string>> = {}) =>
    server.ask('PUT', `${PLACE}/${id}/decision`, body, headers);
  const history = async () => (await server.ask('GET', '/v1/projects/1001/history')).answer;
  return { ...server, checkIns, refused, other, decide, history };
}

describe('a decision about whom the card refused', () => {
  it('should let in once for a key, with its author and time, and one line of the history', async () => {
    const { decide, history, refused } = await aGate();
    const before = await history();
    const { status, answer } = await decide(LET_IN, refused.id, { 'idempotency-key': 'k' });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      valid: false,
      decision: { let_in: true, reason: 'Kort bestilt', by: 'Ola Bakken' },
    });
    expect((await decide(LET_IN, refused.id, { 'idempotency-key': 'k' })).answer).toEqual(answer);
    expect((await decide({ let_in: true, reason: 'Kort bestilt' })).answer).toEqual(answer);
    const after = await history();
    expect(after.length).toBe(before.length + 1);
    expect(after[0]).toMatchObject({
      text: 'avgjorde innsjekk, fra avvist av kortet til sluppet inn («Kort bestilt»):',
      title: nameOfCheckIn(refused),
      datatype: 'checkin',
    });
  });

  it('should change the figures of the service as it changes the records', async () => {
    const { decide, other, checkIns, http } = await aGate();
    const figures = async () => {
      const now = figuresOf(await answerOf(createStatisticsHttp(http).checkInCounts({ projectId: '1001' }))).now;
      const rows = (await answerOf(checkIns.checkIns('1001'))).map(
        (item) => ({ id: item.id, item, state: 'settled', keys: [], failure: null }) as const,
      );
      expect(countsOf(rows)).toEqual({ ok: now.ok, failed: now.failed, guest: now.guest });
      return { here: admittedCount(now), failed: now.failed };
    };
    expect(await figures()).toEqual({ here: 8, failed: 2 });
    await decide(LET_IN);
    expect(await figures()).toEqual({ here: 9, failed: 1 });
    await decide({ let_in: false, reason: 'Firmaet har ikke avtale' }, other.id);
    expect(await figures()).toEqual({ here: 9, failed: 1 });
  });

  it('should be kept from a decision of another that was not seen, and be changed with it', async () => {
    const { decide } = await aGate();
    await decide(LET_IN);
    const out = { let_in: false, reason: 'Uten avtale' };
    const { status, answer } = await decide({ ...out, was: { let_in: null, reason: null } });
    expect([status, answer.error.type]).toEqual([409, 'Changed']);
    expect(answer.error.detail.fields).toMatchObject({
      let_in: { value: true, by: 'Ola Bakken' },
      reason: { value: 'Kort bestilt' },
    });
    const again = await decide({ ...out, was: { let_in: true, reason: 'Kort bestilt' } });
    expect(again.answer.decision).toMatchObject(out);
  });

  it('should be refused without a reason, of one who needs none, has left, or is of another project', async () => {
    const { ask, decide, checkIns, refused } = await aGate();
    for (const [body, field] of [
      [{ let_in: true, reason: ' ' }, 'body.reason'],
      [{ let_in: true, reason: 'x'.repeat(5_001) }, 'body.reason'],
      [{ let_in: true }, 'body.reason'],
      [{ let_in: 'ja', reason: 'Kort' }, 'body.let_in'],
    ] as const) {
      const { status, answer } = await decide(body);
      expect([status, answer.error.field]).toEqual([400, field]);
    }
    const valid = (await answerOf(checkIns.checkIns('1001'))).find((one) => one.valid === true);
    expect((await decide(LET_IN, valid?.id)).answer.error).toMatchObject({ type: 'Locked' });
    expect((await ask('PUT', `/v1/projects/1002/checkins/${refused.id}/decision`, LET_IN)).status).toBe(404);
    await answerOf(checkIns.checkOut('1001', refused.id, 'k'));
    expect((await decide(LET_IN)).status).toBe(409);
  });

  it('should be made by who may handle deviations, and be hidden from the customer in the history too', async () => {
    const { refused, decide, ...server } = await aGate();
    const per = staffAt(server, 'per');
    expect((await per.ask('PUT', `${PLACE}/${refused.id}/decision`, LET_IN)).status).toBe(403);
    await decide(LET_IN);
    const { answer } = await staffAt(server, 'nina').ask('GET', '/v1/projects/1001/history');
    expect(JSON.stringify(answer)).not.toContain('avgjorde innsjekk');
  });

  it('should be told in the channel of the check-ins', async () => {
    const { root, port, decide } = await aGate();
    const client = await aClient(root, port);
    const told: string[] = [];
    client.listen('project.1001.checkins').subscribe(({ event }) => told.push(event));
    await subscribed(client, ['project.1001.checkins']);
    await decide(LET_IN);
    await expect.poll(() => told).toEqual(['checkin.decided']);
  });
});

describe('a participant without a card', () => {
  it('should be checked in with the names of the project, a reason and a line of the history, and once at a time', async () => {
    const { ask, history, checkIns } = await aGate();
    const { answer: members } = await ask('GET', '/v1/projects/1001/participants');
    const here = new Set((await answerOf(checkIns.checkIns('1001'))).map(({ personId }) => personId));
    const { person, contact } = members.find(
      (one: { person?: { id?: number } }) => one.person?.id !== undefined && !here.has(String(one.person.id)),
    );
    const body = { personId: person.id, firstName: 'X', lastName: 'Y', guest: false, reason: ' Glemt kortet ' };
    const { status, answer } = await ask('POST', PLACE, body);
    expect(status).toBe(200);
    const name = { firstName: person.first_name, lastName: person.last_name, companyName: contact?.name };
    expect(answer).toMatchObject({ ...name, reason: 'Glemt kortet', valid: true, checkinByName: 'Ola Bakken' });
    expect((await history())[0].text).toBe('sjekket inn uten kort («Glemt kortet»):');
    expect((await ask('POST', PLACE, body)).answer.error).toMatchObject({
      type: 'Exists',
      detail: { id: String(answer.id) },
    });
    const { answer: register } = await ask('GET', '/v1/persons?page=1&page_size=100');
    const taking = new Set(members.map((one: { person?: { id?: number } }) => one.person?.id));
    const stranger = register.result_set.find(({ id }: { id: number }) => !taking.has(id));
    const { answer: refusal } = await ask('POST', PLACE, { ...body, personId: stranger.id });
    expect(refusal.error).toMatchObject({ http_status: 400, field: 'body.personId' });
    expect((await ask('POST', PLACE, { ...body, reason: '  ' })).answer.error.field).toBe('body.reason');
  });
});
