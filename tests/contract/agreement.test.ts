import { addDays, isoDate, mondayOf, osloDay } from '@felles/core';
import { holdsOn } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON, serveMembers } from './members.ts';

const CONTRACT = '/contracts/500000';
const TAKEN = `${CONTRACT}/cancel`;

/** Members with agreements of 449 kroner a month: number 0 is bound for 120 days from 18 June 2026 on. */
async function serveAgreements(count = 1) {
  const service = await serveMembers(count);
  const { ask, root, world } = service;
  const control = async (what: string, value = 0, phone = '19000000', contract = '500000') => {
    const response = await fetch(`${root}/control/api/agreements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ center: 'nordlys', phone, contract, what, value }),
    });
    return { status: response.status, answer: await response.json() };
  };
  await control('began', 200);
  await control('binding', 120);
  const terms = async (path = CONTRACT) => (await ask(0, 'GET', `${path}/terms`)).answer;
  const shownEnd = { shownEnd: '2026-10-31', shownSum: 2245, reason: null };
  return {
    ...service,
    change: control,
    terms,
    shownEnd,
    end: (body: object = shownEnd, key?: string) => ask(0, 'POST', TAKEN, { body, ...(key && { key }) }),
    takeBack: () => ask(0, 'DELETE', TAKEN),
    withdraw: (shownSum: number | null) => ask(0, 'POST', `${CONTRACT}/withdraw`, { body: { shownSum } }),
    preview: (month: string, months: number) =>
      ask(0, 'GET', `${CONTRACT}/freeze/preview?from_month=${month}&months=${months}`),
    freeze: (from_month: string, months: number, shownBinding: string | null, more: object = {}) =>
      ask(0, 'POST', `${CONTRACT}/freeze`, {
        body: { from_month, months, shownFee: 99 * months, shownBinding, ...more },
      }),
    letters: () => world.state.messages.filter(({ to }) => to === 'medlem0@demo.example'),
  };
}

/** The member of the demo who pays by direct debit. */
async function serveIngrid() {
  const { root, world, goTo } = await serveMembers(0);
  world.change(({ sessions }) => {
    sessions.push({ id: 's', accessToken: 'a', center: 'nordlys', person: 9001, expires: NOON * 2 });
  });
  const headers = { authorization: 'Bearer a', 'x-session': 's' };
  const read = async (path: string) => (await fetch(`${root}/rest${path}`, { headers })).json();
  const send = async (path: string, body: object | null, method = 'POST') => {
    const json = body && { 'content-type': 'application/json' };
    const init = { method, headers: { ...headers, ...json }, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`${root}${path}`, init)).json();
  };
  return { read, send, goTo, world };
}

const typeOf = ({ status, answer }: { readonly status: number; readonly answer: unknown }) => [
  status,
  (answer as { readonly error?: { readonly type: string } }).error?.type, // any answer of the service
];

describe('a member who ends an agreement', () => {
  it('[P-MEMBER-35] should read what it means in the answer: the end, the binding, and each sum until then', async () => {
    const { terms } = await serveAgreements();
    expect(await terms()).toMatchObject({
      state: 'ACTIVE',
      member: 'Medlem0 Hansen',
      price_per_month: 449,
      notice_months: 1,
      notice_until: '2026-07-31',
      binding_until: '2026-10-16',
      ends_on: '2026-10-31',
      rest_sum: 2245,
      rest_invoices: 5,
      rest_from: '2026-06-20',
      rest_until: '2026-10-20',
      ending_fee: 0,
      last_drawn_on: null,
      withdraw_until: null,
      receipt: null,
    });
  });

  it('[P-MEMBER-36] should be ended once, however often it is pressed, with one receipt and one e-mail', async () => {
    const { end, terms, shownEnd, letters } = await serveAgreements();
    const first = await end(shownEnd, 'k');
    expect(first).toMatchObject({ status: 200, answer: { state: 'ENDING', ends_on: '2026-10-31' } });
    expect(first.answer.receipt).toEqual({
      number: expect.stringMatching(/^482\d{4}$/),
      at: Date.parse('2026-06-18T10:00:00Z') / 1_000,
      sent_to: 'medlem0@demo.example',
    });
    expect(await end(shownEnd, 'k')).toEqual(first);
    expect(await end(shownEnd, 'l')).toEqual(first);
    expect(await end({ ...shownEnd, reason: 'PRICE' })).toEqual(first);
    expect(await terms()).toEqual(first.answer);
    expect(letters()).toHaveLength(1);
    expect(letters()[0]?.lines.join(' ')).toContain(`Kvittering ${first.answer.receipt.number}, 18.06.2026 12:00:00.`);
  });

  it('[P-MEMBER-36] should not be ended by a reason that comes after it was taken back', async () => {
    const { end, takeBack, terms, shownEnd } = await serveAgreements();
    await end();
    await takeBack();
    const late = await end({ ...shownEnd, reason: 'PRICE' });
    expect(typeOf(late)).toEqual([409, 'Changed']);
    expect(late.answer.error.detail.terms.state).toBe('ACTIVE');
    expect(await terms()).toMatchObject({ state: 'ACTIVE', receipt: null });
  });

  it('should be refused with the new terms, and not ended, where the end or the sum has changed', async () => {
    const { end, terms, change, letters } = await serveAgreements();
    await change('notice', 6);
    const refused = await end();
    expect(refused).toMatchObject({
      status: 409,
      answer: { error: { type: 'Changed', detail: { terms: { state: 'ACTIVE', ends_on: '2026-12-31' } } } },
    });
    await change('notice', 1);
    await change('price', 500);
    expect(typeOf(await end())).toEqual([409, 'Changed']);
    expect(await terms()).toMatchObject({ state: 'ACTIVE', receipt: null });
    expect(letters()).toEqual([]);
  });

  it('should take it back until the last day, and have ended after it', async () => {
    const { end, takeBack, terms, goTo, ask, book, letters } = await serveAgreements();
    await end();
    goTo('2026-10-31T22:59:00Z');
    expect((await takeBack()).answer).toMatchObject({ state: 'ACTIVE', receipt: null });
    expect((await takeBack()).answer).toMatchObject({ state: 'ACTIVE' });
    expect(letters()).toHaveLength(2);
    const { ends_on: shownEnd, rest_sum: shownSum } = await terms();
    await end({ shownEnd, shownSum, reason: null });
    goTo('2026-12-01T10:00:00Z');
    expect(await terms()).toMatchObject({ state: 'ENDED', ends_on: '2026-11-30', rest_sum: 0 });
    expect(typeOf(await takeBack())).toEqual([409, 'NoAgreement']);
    expect(typeOf(await book(0, '2026-12-03/1010011'))[0]).toBeGreaterThanOrEqual(404);
    expect((await ask(0, 'GET', '/v1/portal/profile')).answer.avtaler[0]).toMatchObject({
      status: false,
      valid_to: '2026-11-30',
    });
  });

  it('[P-MEMBER-36] should lose the bookings after the end, listed before, and the next in the queue comes', async () => {
    const { change, book, wait, control, booked, terms, end, goTo } = await serveAgreements(2);
    await change('binding', 0);
    await change('notice', 0);
    goTo('2026-06-29T10:00:00Z');
    const JULY = '2026-07-05/1010011';
    await book(0, JULY);
    await control('fill', {}, JULY);
    await wait(1, JULY);
    const shown = await terms();
    expect(shown).toMatchObject({ ends_on: '2026-06-30', bookings_after: [{ starts_at: expect.any(Number) }] });
    await end({ shownEnd: shown.ends_on, shownSum: shown.rest_sum, reason: null });
    expect(await booked(0)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await booked(1)).toMatchObject([{ status: 'BOOKED' }]);
    expect(typeOf(await book(0, JULY))).toEqual([409, 'NoAgreement']);
  });

  it('[P-MEMBER-42] should ask the payer of a sponsored agreement, and read none of the payer’s money', async () => {
    const { ask, change, terms, end, takeBack, world } = await serveAgreements();
    await change('sponsored', 1);
    const shown = await terms();
    expect(JSON.stringify(shown)).not.toMatch(/449|2245|sum|"price_per_month":\d/);
    expect(shown).toMatchObject({ is_sponsored: true, freeze: null, withdraw_until: null });
    const asked = await end({ shownEnd: shown.ends_on, shownSum: null, reason: null });
    expect(asked.answer).toMatchObject({ state: 'REQUESTED', receipt: { number: expect.any(String) } });
    expect((await takeBack()).answer.state).toBe('ACTIVE');
    await end({ shownEnd: shown.ends_on, shownSum: null, reason: null });
    expect((await change('confirm')).answer).toEqual({ state: 'ENDING', ends_on: '2026-10-31' });
    expect((await ask(0, 'GET', '/notifications/list')).answer).toContainEqual(
      expect.objectContaining({ kind: 'AGREEMENT_ENDING', text: expect.stringContaining('sagt ja') }),
    );
    expect(world.state.messages.every(({ lines }) => !lines.join(' ').includes('449'))).toBe(true);
  });

  it('[P-MEMBER-42] should have the payer of the demo told by e-mail', async () => {
    const { root, world } = await serveMembers(0);
    world.change(({ sessions }) => {
      sessions.push({ id: 's', accessToken: 'a', center: 'nordlys', person: 9001, expires: NOON * 2 });
    });
    const headers = { authorization: 'Bearer a', 'x-session': 's', 'content-type': 'application/json' };
    const send = (path: string, body: object) =>
      fetch(`${root}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const sponsored = { center: 'nordlys', phone: '10000001', contract: '70001', what: 'sponsored', value: 1 };
    await send('/control/api/agreements', sponsored);
    const { ends_on: shownEnd } = await (await fetch(`${root}/rest/contracts/70001/terms`, { headers })).json();
    await send('/rest/contracts/70001/cancel', { shownEnd, shownSum: null, reason: null });
    expect(world.state.messages.filter(({ to }) => to === 'marit.ostby@demo.example')).toMatchObject([
      { lines: ['Hei Marit,', expect.stringContaining('Ingrid Solbakken ber om at Hele Nordlys')] },
    ]);
  });
});

describe('a member who withdraws', () => {
  it('[P-MEMBER-38] should have nothing drawn any more by the bank, also of what was invoiced before', async () => {
    const { read, send } = await serveIngrid();
    const drawn = async () => (await read('/invoices/unpaid')).filter((one: { drawn_on?: string }) => one.drawn_on);
    expect(await drawn()).not.toEqual([]);
    const began = { center: 'nordlys', phone: '10000001', contract: '70001', what: 'began', value: 5 };
    await send('/control/api/agreements', began);
    const { used_sum: shownSum } = await read('/contracts/70001/terms');
    await send('/rest/contracts/70001/withdraw', { shownSum });
    expect(await drawn()).toEqual([]);
    const visits = '/visits?from=2026-01-01&to=2026-06-18';
    expect((await read(visits)).visits).not.toEqual([]);
    const used = { tekst: 'Hele Nordlys, 12 måneder, 6 dager', verdi: shownSum, rest: shownSum };
    expect(await read('/invoices/unpaid')).toContainEqual(expect.objectContaining(used));
  });

  it('[P-MEMBER-38] should pay for the days that were used, and withdraw once within fourteen days', async () => {
    const { change, terms, withdraw, book, booked, letters } = await serveAgreements();
    await change('began', 2);
    await book(0);
    expect(await terms()).toMatchObject({
      withdraw_until: '2026-06-30',
      used_days: 3,
      used_sum: 44.9,
      withdraw_bookings: [{ title: 'Styrke' }],
    });
    expect(typeOf(await withdraw(44))).toEqual([409, 'Changed']);
    const first = await withdraw(44.9);
    expect(first.answer).toMatchObject({ state: 'WITHDRAWN', used_sum: 44.9, ends_on: '2026-06-18' });
    expect(await withdraw(44.9)).toEqual(first);
    expect(letters()).toHaveLength(1);
    expect(await booked(0)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(typeOf(await book(0))).toEqual([409, 'NoAgreement']);
  });

  it('should have the last day, and not the day after it', async () => {
    const { change, terms, withdraw } = await serveAgreements();
    await change('began', 14);
    expect(await terms()).toMatchObject({ withdraw_until: '2026-06-18' });
    await change('began', 15);
    expect(await terms()).toMatchObject({ withdraw_until: null });
    expect(typeOf(await withdraw(0))).toEqual([409, 'Closed']);
  });
});

describe('a member who pauses an agreement', () => {
  it('should not read of a spot in the queue that it is a place', async () => {
    const { preview, goTo, control, wait } = await serveAgreements();
    goTo('2026-06-29T10:00:00Z');
    await control('fill', {}, '2026-07-05/1010011');
    await wait(0, '2026-07-05/1010011');
    expect((await preview('2026-07', 1)).answer.bookings).toMatchObject([{ is_waiting: true }]);
  });

  it('[P-MEMBER-39] should read the sums, the dates and the places before, and have them after', async () => {
    const { preview, freeze, terms, goTo, book, booked, letters } = await serveAgreements();
    goTo('2026-06-29T10:00:00Z');
    await book(0, '2026-07-05/1010011');
    const { answer: shown } = await preview('2026-07', 2);
    expect(shown).toMatchObject({
      from_day: '2026-07-01',
      to_day: '2026-08-31',
      fee_per_month: 99,
      fee: 198,
      binding_from: '2026-10-16',
      binding_until: '2026-12-16',
      first_invoice_on: '2026-09-20',
      first_invoice_sum: 449,
      bookings: [{ starts_at: expect.any(Number), is_waiting: false }],
    });
    const { answer } = await freeze('2026-07', 2, '2026-12-16');
    expect(answer).toMatchObject({
      binding_until: '2026-12-16',
      freeze: {
        agreed: [
          { from_month: '2026-07', to_month: '2026-08', fee: 198, status: 'PLANNED', withdraw_until: '2026-06-30' },
        ],
        months: expect.arrayContaining([{ month: '2026-07', is_frozen: true }]),
      },
    });
    expect((await freeze('2026-07', 2, '2026-12-16')).answer).toEqual(answer);
    expect(await terms()).toEqual(answer);
    expect(letters()).toHaveLength(1);
    expect(await booked(0)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('[P-MEMBER-39] should be refused with the numbers: too long, backwards, over another or beside it', async () => {
    const { preview, freeze } = await serveAgreements();
    expect(typeOf(await preview('2026-07', 4))).toEqual([409, 'Limit']);
    expect(typeOf(await preview('2026-06', 1))).toEqual([409, 'Closed']);
    await freeze('2026-09', 2, '2026-12-16');
    for (const [month, months] of [
      ['2026-07', 2],
      ['2026-10', 1],
      ['2026-11', 1],
    ] as const)
      expect(typeOf(await preview(month, months)), month).toEqual([409, 'Overlaps']);
    expect(await preview('2026-11', 2)).toMatchObject({
      answer: {
        error: { message: expect.stringContaining('01.09.2026–31.10.2026'), detail: { first_month: '2026-12' } },
      },
    });
    expect((await preview('2026-07', 1)).status).toBe(200);
    expect(typeOf(await freeze('2026-12', 1, '2026-12-16'))).toEqual([409, 'Changed']);
    expect(typeOf(await freeze('2026-12', 1, '2027-01-16', { shownFee: 0 }))).toEqual([409, 'Changed']);
  });

  it('[P-MEMBER-40] should be invoiced the fee alone in a paused month, and the price if the pause is off', async () => {
    const { read, send, goTo, world } = await serveIngrid();
    goTo('2026-06-25T10:00:00Z');
    const ofJuly = async () =>
      (await read('/invoices/unpaid')).filter((one: { drawn_on?: string }) => one.drawn_on === '20.07.2026');
    const price = await ofJuly();
    expect(price).toMatchObject([{ rest: 498.5, tekst: 'Hele Nordlys, 12 måneder, juli' }]);
    const path = '/contracts/70001/freeze';
    const { binding_until: shownBinding } = await read(`${path}/preview?from_month=2026-07&months=1`);
    const wish = { from_month: '2026-07', months: 1, shownFee: 99, shownBinding };
    const { freeze } = await send(`/rest${path}`, wish);
    expect(await ofJuly()).toMatchObject([{ rest: 99, verdi: 99, tekst: 'Pausegebyr', kid: price[0].kid }]);
    await send(`/rest${path}/${freeze.agreed[0].id}`, null, 'DELETE');
    expect(await ofJuly()).toEqual(price);
    world.change((state) => {
      const paid = { rest: 0, settled_on: '25.06.2026' };
      state.invoices = state.invoices.map((one) => (one.drawn_on === '20.07.2026' ? { ...one, ...paid } : one));
    });
    await send(`/rest${path}`, wish);
    const { result_set: paid } = await read('/invoices/paid');
    expect(paid).toContainEqual(expect.objectContaining({ verdi: 498.5, rest: 0, settled_on: '25.06.2026' }));
    expect(await ofJuly()).toEqual([]);
  });

  it('[P-MEMBER-10] [P-MEMBER-40] should take a planned pause back, and end an active one with its month', async () => {
    const { freeze, ask, goTo, book, terms } = await serveAgreements();
    const { answer } = await freeze('2026-07', 3, '2027-01-16');
    const gone = (id: string) => ask(0, 'DELETE', `${CONTRACT}/freeze/${id}`);
    expect((await gone(answer.freeze.agreed[0].id)).answer).toMatchObject({
      binding_until: '2026-10-16',
      freeze: { agreed: [{ status: 'WITHDRAWN' }] },
    });
    const { answer: again } = await freeze('2026-07', 3, '2027-01-16');
    goTo('2026-07-10T10:00:00Z');
    expect(typeOf(await book(0, '2026-07-12/1010011'))).toEqual([409, 'Frozen']);
    expect((await terms()).freeze.agreed[1]).toMatchObject({ status: 'ACTIVE', early_end: '2026-07-31' });
    const { answer: ended } = await gone(again.freeze.agreed[1].id);
    expect(ended).toMatchObject({
      binding_until: '2026-11-16',
      freeze: { agreed: [{}, { to_month: '2026-07', fee: 99 }] },
    });
    goTo('2026-07-28T10:00:00Z');
    expect(typeOf(await book(0, '2026-08-02/1010011'))).toEqual([409, 'Frozen']);
    goTo('2026-08-01T10:00:00Z');
    expect((await book(0, '2026-08-02/1010011')).status).toBe(200);
    const { id } = again.freeze.agreed[1];
    const ofJuly = { id, contract_id: '500000', from_month: '2026-07', to_month: '2026-07', fee: 99, status: 'ENDED' };
    expect((await terms()).freeze.agreed[1]).toMatchObject(ofJuly);
  });

  it('[P-MEMBER-10] [P-MEMBER-41] should be told which reasons need proof, and find no call for a document', async () => {
    const { terms } = await serveAgreements();
    expect((await terms()).freeze.allowed).toEqual([
      { reason: 'OWN_WISH', months_least: 1, months_most: 3, fee_per_month: 99, needs_proof: false },
      { reason: 'ILLNESS', months_least: 1, months_most: 12, fee_per_month: 0, needs_proof: true },
      { reason: 'PREGNANCY', months_least: 1, months_most: 12, fee_per_month: 0, needs_proof: true },
    ]);
  });

  it('should get no place in a month that is paused when another gives it up', async () => {
    const { freeze, wait, control, goTo, booked } = await serveAgreements();
    await freeze('2026-07', 1, '2026-11-16');
    goTo('2026-06-29T10:00:00Z');
    const JULY = '2026-07-05/1010011';
    await control('fill', {}, JULY);
    expect(typeOf(await wait(0, JULY))).toEqual([409, 'Frozen']);
    await control('free', {}, JULY);
    expect(await booked(0)).toEqual([]);
  });
});

describe('an agreement of another member', () => {
  it('[P-MEMBER-57] should be answered as one that is none, by every call', async () => {
    const { ask, freeze, shownEnd } = await serveAgreements(2);
    const { answer } = await freeze('2026-07', 1, '2026-11-16');
    const { id } = answer.freeze.agreed[0];
    const calls = (contract: string) =>
      [
        ['GET', `${contract}/terms`],
        ['POST', `${contract}/cancel`, shownEnd],
        ['DELETE', `${contract}/cancel`],
        ['POST', `${contract}/withdraw`, { shownSum: 0 }],
        ['GET', `${contract}/freeze/preview?from_month=2026-08&months=1`],
        ['POST', `${contract}/freeze`, { from_month: '2026-08', months: 1, shownFee: 99, shownBinding: null }],
        ['DELETE', `${contract}/freeze/${id}`],
      ] as const;
    const none = calls('/contracts/7');
    for (const [index, [method, path, body]] of calls(CONTRACT).entries()) {
      const [, other = ''] = none[index] ?? [];
      const known = await ask(1, method, path, { ...(body && { body }) });
      expect(known.status, path).toBe(404);
      expect(known).toEqual(await ask(1, method, other, { ...(body && { body }) }));
    }
    expect((await ask(1, 'DELETE', `/contracts/500001/freeze/${id}`)).status).toBe(404);
  });

  it('[P-MEMBER-57] should be left alone by bodies with more or less than is asked for', async () => {
    const { end, freeze, shownEnd, withdraw, ask, terms } = await serveAgreements();
    const before = await terms();
    expect((await end({ ...shownEnd, more: 1 })).status).toBe(400);
    expect((await end({ shownEnd: '2026-10-31' })).status).toBe(400);
    expect((await end({ ...shownEnd, reason: 'HEALTH' })).status).toBe(400);
    expect((await freeze('2026-13', 1, null)).status).toBe(400);
    expect((await freeze('2026-07', 0, null)).status).toBe(400);
    expect((await freeze('2026-07', 1, null, { document: 'x' })).status).toBe(400);
    expect((await ask(0, 'POST', `${CONTRACT}/withdraw`, { body: {} })).status).toBe(400);
    expect(typeOf(await withdraw(null))).toEqual([409, 'Closed']);
    expect(await terms()).toEqual(before);
  });

  it('should have its rules from its center', async () => {
    const { root } = await serveMembers(0);
    const control = async (center: string, phone: string, contract: string) =>
      (
        await fetch(`${root}/control/api/agreements`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ center, phone, contract, what: 'binding', value: 0 }),
        })
      ).json();
    expect(await control('nordlys', '10000001', '70001')).toEqual({ state: 'ACTIVE', ends_on: '2026-07-31' });
    expect(await control('solsiden', '10000005', '70005')).toEqual({ state: 'ACTIVE', ends_on: '2026-08-31' });
    expect(await control('puls', '10000016', '70016')).toEqual({ state: 'ACTIVE', ends_on: '2026-06-30' });
    expect(await control('stor', '10000015', '70015')).toEqual({ state: 'ACTIVE', ends_on: '2026-07-31' });
  });
});

describe('the places of a member', () => {
  it('[P-MEMBER-36] [P-MEMBER-40] should all be on days on which the agreement holds, after any order of acts', async () => {
    const act = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), days: fc.integer({ min: 0, max: 7 }) }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('pause' as const), months: fc.integer({ min: 1, max: 3 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 6 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...(['end', 'takeBack', 'unpause', 'withdraw'] as const)).map((kind) => ({ kind })),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
        const { world, ask, book, goTo, change, terms, end, takeBack, withdraw, preview, freeze } =
          await serveAgreements();
        let now = Date.parse('2026-06-26T10:00:00Z');
        goTo(new Date(now).toISOString());
        await change('binding', 0);
        await change('notice', 0);
        await change('began', 1);
        // A place in July comes first, so that each of the acts may be about it.
        for (const one of [{ kind: 'book' as const, days: 6 }, ...acts]) {
          if (one.kind === 'book') {
            const day = addDays(osloDay(now), one.days);
            const week = world.demo.week('nordlys', 101, mondayOf(day));
            const on = week.find(
              ({ booking_starts_at: start }) => osloDay(start * 1_000) === day && start * 1_000 > now,
            );
            if (on) await book(0, `${isoDate(day)}/${on.id}`, { body: { overlaps: true } });
          }
          if (one.kind === 'days') {
            now += one.days * 86_400_000;
            goTo(new Date(now).toISOString());
          }
          const shown = await terms();
          if (one.kind === 'end') await end({ shownEnd: shown.ends_on, shownSum: shown.rest_sum, reason: null });
          if (one.kind === 'takeBack') await takeBack();
          if (one.kind === 'withdraw') await withdraw(shown.used_sum ?? null);
          const month = shown.freeze?.months?.[0]?.month;
          if (one.kind === 'pause' && month !== undefined) {
            const { status, answer } = await preview(month, one.months);
            if (status === 200) await freeze(month, one.months, answer.binding_until);
          }
          const id = shown.freeze?.agreed?.at(-1)?.id;
          if (one.kind === 'unpause' && id !== undefined) await ask(0, 'DELETE', `${CONTRACT}/freeze/${id}`);
          const changes = world.state.agreements['nordlys 500000 500000'];
          const held = Object.values(world.state.bookings).filter(
            ({ startsAt, seats }) =>
              startsAt * 1_000 > now && seats.some((seat) => seat.member === 500_000 && seat.status === 'BOOKED'),
          );
          for (const { startsAt } of held)
            expect(changes && holdsOn(changes, osloDay(startsAt * 1_000))).toBe('active');
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
