import { osloDay } from '@felles/core';
import { demoPeople } from '@felles/fixtures';
import { expect, it } from 'vitest';
import { serve } from './serving.ts';

/** Thursday 19 November 2026, at noon in Oslo: tomorrow the bank draws. */
const NOON = Date.parse('2026-11-19T11:00:00Z');

/** A service at which members of the demo, by telephone, are logged in at nordlys. */
async function serveDemo(...phones: readonly string[]) {
  let clock = NOON;
  const { root, world } = await serve({ realTime: () => clock, trackers: 'http://127.0.0.1:4001' });
  const people = demoPeople(osloDay(NOON));
  world.change((state) => {
    for (const phone of phones)
      state.sessions.push({
        id: `s${phone}`,
        accessToken: `a${phone}`,
        center: 'nordlys',
        person: people.find((person) => person.phone === phone)?.id ?? 0,
        expires: NOON * 2,
      });
  });
  const call = async (phone: string, path: string, body?: object) => {
    const response = await fetch(`${root}/rest${path}`, {
      headers: {
        authorization: `Bearer a${phone}`,
        'x-session': `s${phone}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  };
  return {
    root,
    call,
    unpaid: async (phone: string) => (await call(phone, '/invoices/unpaid')).answer,
    goTo: (instant: string) => {
      clock = Date.parse(instant);
    },
  };
}

const INGRID = '10000001';
const ANDERS = '10000002';

it('[P-MEMBER-09] an unpaid invoice has its lines, its KID and the day of its direct debit', async () => {
  const { unpaid } = await serveDemo(INGRID);
  const invoices: readonly { readonly tekst: string; readonly kid: string }[] = await unpaid(INGRID);
  expect(invoices.map(({ tekst }) => tekst)).toEqual([
    'Hele Nordlys, 12 måneder, november',
    'Sen avbestilling, Yoga 27.10',
    'Kreditnota, håndkle',
    'Ny tilgangsbrikke',
    'Time med instruktør',
  ]);
  expect(invoices[0]).toMatchObject({
    verdi: 498.5,
    mvaverdi: 9.9,
    rest: 498.5,
    forfall: '20.11.2026',
    drawn_on: '20.11.2026',
    in_payment: false,
    kredit: false,
    avtalegiro_avtale: '20260117',
    linjer: [
      { tittel: 'Medlemskap, hele Nordlys', dato: '01.11–30.11', pris: 449, mva_sats: 0, sum_inc_mva: 449 },
      { tittel: 'Håndkle', pris: 44, rabatt_pst: 10, sum: 39.6, mva: 9.9, mva_sats: 25, sum_inc_mva: 49.5 },
    ],
  });
  for (const { kid } of invoices) expect(kid).toMatch(/^\d{2,25}$/);
});

it('[W-PROJECTS-18] paid invoices come in pages, the newest first', async () => {
  const { call } = await serveDemo(INGRID);
  const first = (await call(INGRID, '/invoices/paid')).answer;
  expect(first).toMatchObject({ page: 1, page_count: 2, page_size: 25 });
  expect(first.result_set).toHaveLength(25);
  expect(first.result_set[0]).toMatchObject({ settled_on: '20.10.2026', rest: 0, statustekst: 'Betalt' });
  const second = (await call(INGRID, '/invoices/paid?page=2')).answer;
  expect(first.total_count).toBe(25 + second.result_set.length);
  expect((await call(INGRID, '/invoices/paid?page=0')).status).toBe(400);
  expect((await call(INGRID, '/invoices/paid?page=-1')).status).toBe(400);
});

it('[P-MEMBER-03] [P-MEMBER-57] a member gets their own invoices alone, and no one without a session gets any', async () => {
  const { root, unpaid } = await serveDemo(INGRID, ANDERS);
  const own = (invoices: readonly { readonly kunde: number }[]) => new Set(invoices.map(({ kunde }) => kunde));
  expect(own(await unpaid(INGRID))).toEqual(new Set([9001]));
  expect(await unpaid(ANDERS)).toEqual([]);
  const response = await fetch(`${root}/rest/invoices/unpaid`, { headers: { authorization: `Bearer a${INGRID}` } });
  expect(response.status).toBe(401);
});

it('[P-MEMBER-44] an invoice is in payment until the provider has told how it went', async () => {
  const { call, unpaid, goTo, root } = await serveDemo(INGRID);
  const chip = async () =>
    (await unpaid(INGRID)).find(({ tekst }: { readonly tekst: string }) => tekst === 'Ny tilgangsbrikke');
  const { id } = await chip();
  const fallback = `${root}/nordlys/payment?invoiceId=${id}`;
  const started = await call(INGRID, '/initiatepayment', { invoice_id: String(id), fallback });
  expect(started.status).toBe(200);
  expect(await chip()).toMatchObject({ in_payment: true, in_payment_since: '2026-11-19T11:00:00.000Z' });
  goTo('2026-11-19T13:00:00Z');
  expect(await chip()).toMatchObject({ in_payment: false });
});

it('[P-MEMBER-40] an invoice whose payment has begun is left as it is by a pause', async () => {
  const { call, unpaid, root, goTo } = await serveDemo(INGRID);
  goTo('2026-11-25T11:00:00Z');
  const drawn = async () =>
    (await unpaid(INGRID)).find(({ drawn_on: on }: { readonly drawn_on?: string }) => on === '20.12.2026');
  const { id } = await drawn();
  await call(INGRID, '/initiatepayment', {
    invoice_id: String(id),
    fallback: `${root}/nordlys/payment?invoiceId=${id}`,
  });
  const before = await drawn();
  expect(before).toMatchObject({ in_payment: true, rest: 498.5 });
  const path = '/contracts/70001/freeze';
  const { answer: preview } = await call(INGRID, `${path}/preview?from_month=2026-12&months=1`);
  const shown = { shownFee: preview.fee, shownBinding: preview.binding_until };
  expect((await call(INGRID, path, { from_month: '2026-12', months: 1, ...shown })).status).toBe(200);
  expect(await drawn()).toEqual(before);
});

it('the bank draws an invoice on its day', async () => {
  const { call, unpaid, goTo } = await serveDemo(INGRID);
  await unpaid(INGRID);
  goTo('2026-11-21T11:00:00Z');
  expect((await unpaid(INGRID)).map(({ tekst }: { readonly tekst: string }) => tekst)).not.toContain(
    'Hele Nordlys, 12 måneder, november',
  );
  expect((await call(INGRID, '/invoices/paid')).answer.result_set[0]).toMatchObject({
    tekst: 'Hele Nordlys, 12 måneder, november',
    settled_on: '20.11.2026',
    rest: 0,
  });
});

it('[P-MEMBER-46] a member gets the own visits of a period, as far as they are kept', async () => {
  const { call } = await serveDemo(INGRID, ANDERS);
  const ofYear = '/visits?from=2025-11-19&to=2026-11-19';
  const { answer } = await call(INGRID, ofYear);
  expect(answer).toMatchObject({ kept_days: 90, kept_from: '2026-08-21' });
  expect(answer.visits.length).toBeGreaterThan(5);
  for (const { at } of answer.visits) expect(at).toBeGreaterThanOrEqual(Date.parse('2026-08-20T22:00:00Z') / 1_000);
  expect(answer.visits).toContainEqual(expect.objectContaining({ class_title: expect.any(String) }));
  expect((await call(INGRID, '/visits?from=2026-11-19&to=2026-11-18')).status).toBe(400);
  expect((await call(INGRID, '/visits?from=2024-01-01&to=2026-11-19')).status).toBe(400);
  expect((await call(INGRID, '/visits?from=2026-13-01&to=2026-11-19')).status).toBe(400);
  expect((await call(ANDERS, ofYear)).answer.visits).toEqual([]);
});

it('[P-MEMBER-61] a change of one consent leaves the other, and a body with more or nothing is refused', async () => {
  const { root, call } = await serveDemo(INGRID, ANDERS);
  const save = async (body: object) => {
    const headers = {
      authorization: `Bearer a${INGRID}`,
      'x-session': `s${INGRID}`,
      'content-type': 'application/json',
    };
    const response = await fetch(`${root}/rest/profile/save`, { method: 'PUT', headers, body: JSON.stringify(body) });
    return response.status;
  };
  expect(await save({ sms_ok: false })).toBe(200);
  for (const wrong of [{}, { sms_ok: 'nei' }, { sms_ok: true, epost: 'ny@demo.example' }, []])
    expect(await save(wrong)).toBe(400);
  const profileOf = async (phone: string) => (await call(phone, '/v1/portal/profile')).answer;
  expect(await profileOf(INGRID)).toMatchObject({ sms_ok: false, mail_ok: true });
  expect(await profileOf(ANDERS)).toMatchObject({ sms_ok: true, mail_ok: true });
});
