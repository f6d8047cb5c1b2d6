import { osloDay } from '@felles/core';
import { demoPeople } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { serveMembers } from './members.ts';
import { serve, servePlain } from './serving.ts';

/** Ingrid has an overdue invoice of a week, Anders an agreement that ended. */
const [INGRID, ANDERS] = ['10000001', '10000002'];
const NOON = Date.parse('2026-11-19T11:00:00Z');

async function serveCards() {
  let clock = NOON;
  const service = await serve({ realTime: () => clock });
  service.world.change((state) => {
    for (const { id, phone } of demoPeople(osloDay(NOON)))
      state.sessions.push({
        id: `s${phone}`,
        accessToken: `a${phone}`,
        center: 'nordlys',
        person: id,
        expires: NOON * 2,
      });
  });
  return {
    ...service,
    card: async (phone: string, language = 'no') => {
      const response = await fetch(`${service.root}/rest/card`, {
        headers: { authorization: `Bearer a${phone}`, 'x-session': `s${phone}`, cookie: `language=${language}` },
      });
      return { status: response.status, kept: response.headers.get('cache-control'), answer: await response.json() };
    },
    goTo: (instant: string) => {
      clock = Date.parse(instant);
    },
  };
}

describe('the card of a member', () => {
  it('[P-MEMBER-47] should have a number, and at each asking a code that is good for five minutes', async () => {
    const { card, goTo } = await serveCards();
    const first = await card(INGRID);
    expect(first).toMatchObject({
      status: 200,
      kept: 'no-store',
      answer: { number: '9001', title: 'Hele Nordlys, 12 måneder' },
    });
    expect(first.answer.expires_at - first.answer.answered_at).toBe(300);
    expect(first.answer.answered_at).toBe(NOON / 1_000);
    goTo('2026-11-19T11:04:00Z');
    expect((await card(INGRID)).answer.code).not.toBe(first.answer.code);
  });

  it('[P-MEMBER-47] should be refused for an unpaid invoice after the days of grace, with its sum and its day', async () => {
    const { card, goTo } = await serveCards();
    // The demo makes its invoices at the first asking.
    await card(INGRID);
    goTo('2026-11-26T11:00:00Z');
    expect((await card(INGRID)).status).toBe(200);
    goTo('2026-11-27T11:00:00Z');
    const { status, answer } = await card(INGRID, 'en');
    expect([status, answer.error.type, answer.error.message]).toEqual([
      409,
      'Unpaid',
      'The card works when the invoice is paid.',
    ]);
    expect(answer.error.detail).toMatchObject({ number: '9001', unpaid_sum: 75, unpaid_due: '2026-11-12' });
    expect(answer.error.detail.code).toBeUndefined();
  });

  it('[P-MEMBER-47] should be refused without an agreement, with the day on which the last one ended', async () => {
    const { status, answer } = await (await serveCards()).card(ANDERS);
    expect([status, answer.error.type]).toEqual([409, 'NoAgreement']);
    expect(answer.error.detail).toMatchObject({ number: '9002', ended_on: expect.stringMatching(/^20\d\d-/) });
  });

  it('[P-MEMBER-40] [P-MEMBER-47] should be refused in a pause, and work again on the day after', async () => {
    const { ask, goTo } = await serveMembers(1);
    const freeze = { from_month: '2026-07', months: 2, shownFee: 198, shownBinding: null };
    expect((await ask(0, 'GET', '/card')).status).toBe(200);
    expect((await ask(0, 'POST', '/contracts/500000/freeze', { body: freeze })).status).toBe(200);
    goTo('2026-06-30T21:59:00Z');
    expect((await ask(0, 'GET', '/card')).status).toBe(200);
    goTo('2026-06-30T22:00:00Z');
    const { status, answer } = await ask(0, 'GET', '/card');
    expect([status, answer.error.type]).toEqual([409, 'Frozen']);
    expect(answer.error.detail).toMatchObject({
      contract_id: 500_000,
      frozen_until: '2026-08-31',
      valid_from: '2026-09-01',
    });
    goTo('2026-08-31T22:00:00Z');
    expect((await ask(0, 'GET', '/card')).status).toBe(200);
  });

  it('[P-MEMBER-47] should leave its code in no log of the service', async () => {
    const { card, world } = await serveCards();
    const { code } = (await card(INGRID)).answer;
    expect(code.length).toBeGreaterThan(20);
    const { entries } = world.observed.calls;
    expect(entries.map(({ row }) => row)).toContain('memberCard.card');
    expect(JSON.stringify([world.state, entries])).not.toContain(code);
  });

  it('[P-MEMBER-02] should be unknown at a plain service', async () => {
    const { root } = await servePlain();
    expect((await fetch(`${root}/rest/card`)).status).toBe(404);
  });
});
