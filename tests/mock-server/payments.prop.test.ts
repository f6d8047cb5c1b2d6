import type { AddressInfo } from 'node:net';
import { KEY_HEADER } from '@felles/adapters-http/wire';
import { buildMockServer, buildOutside, createWorld } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ACCEPTED, aWrittenMember } from '../support/a-new-member.ts';
import { NOON } from './mock.ts';

let clock = NOON;
const world = createWorld({ realTime: () => clock });
const provider = buildOutside({ world });
let app: ReturnType<typeof buildMockServer>;
let root = '';
let outside = '';

const originOf = ({ server }: typeof provider): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a server on TCP has an address with a port

beforeAll(async () => {
  await provider.listen({ host: '127.0.0.1', port: 0 });
  outside = originOf(provider);
  app = buildMockServer({ world, check: true, trackers: outside });
  await app.listen({ host: '127.0.0.1', port: 0 });
  root = originOf(app);
});
afterAll(() => Promise.all([app.close(), provider.close()]));

const MINUTE = 60_000;
const outcome = fc.constantFrom('pay', 'late', 'lost', 'lost', 'twice', 'stay', 'decline', 'abort', 'expire');
const callbackAfter = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined });
const KEYS = ['k1', 'k2', 'k3'] as const;
const key = fc.constantFrom(...KEYS);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('start' as const), key, replaces: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('visit' as const), which: fc.nat(4), outcome, callbackAfter }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), after: fc.integer({ min: 1, max: 100_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), after: fc.constant(61 * MINUTE) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'choose' as const }) },
);
/** On how many devices it was begun before anything else is done. */
const devices = fc.constantFrom(0, 1, 2, 2).map((many) => KEYS.slice(0, many));
/** The acts of a payer, in however many tabs: the same may be sent again, and answers may be lost. */
const schedule = fc.array(fc.record({ step, isTwice: fc.boolean(), isCut: fc.boolean() }), {
  minLength: 4,
  maxLength: 12,
  size: 'max',
});

describe('any schedule of payments, over HTTP', () => {
  it('should charge an invoice at most once, and show "paid" exactly to payers who have paid', async () => {
    let charged = 0;
    await fc.assert(
      fc.asyncProperty(devices, schedule, async (begun, steps) => {
        clock = NOON;
        world.reset();
        const visitor = await aVisitor();
        for (const name of begun) await visitor.act({ kind: 'start', key: name, replaces: false });
        for (const { step: wanted, isTwice, isCut } of steps) {
          if (isCut && wanted.kind === 'start')
            await control('faults', {
              call: 'payment.startPayment',
              kind: 'cut',
              after: true,
              probability: 1,
              times: 1,
            });
          await visitor.act(wanted);
          if (isTwice) await visitor.act(wanted);
          await visitor.expectTruth();
        }
        // Nobody has to wait longer for the service to know what is so.
        clock += 100_000;
        await visitor.expectTheWholeTruth();
        charged += world.state.charges.length;
      }),
      { numRuns: Math.ceil(inject('runs') / 12) },
    );
    expect(charged, 'schedules in which a payer pays').toBeGreaterThan(0);
  }, 1_200_000);
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Session {
  readonly token: string;
  readonly invoice: string;
  readonly begun: number;
  isOver: boolean;
}

/** Kari at nordlys, with an invoice, and what anybody who watches her knows to be so. */
async function aVisitor() {
  const member = await ask('POST', '/v1/boostsignup/member', aWrittenMember(root, { membershipId: 1106 }));
  const sessions: Session[] = [];
  const paid = new Set<string>();
  let invoice = String(member.body.invoiceId);
  let membershipId = 1106;

  async function start({ key: name, replaces }: Extract<Step, { kind: 'start' }>): Promise<void> {
    const fallback = `${root}/nordlys/payment?invoiceId=${invoice}&callback=vipps`;
    const order = { invoice_id: invoice, fallback, ...(replaces && { replaces }) };
    const known = world.state.payments.length;
    const { status } = await ask('POST', '/v2/boostsignup/initiatepayment', order, `${name}-${replaces}-${invoice}`);
    if (status === 409) expect(paid).toContain(invoice);
    const isNew = world.state.payments.length > known;
    // Where one takes the place of the others, nobody can pay in those.
    if (replaces && isNew) for (const session of sessions) session.isOver ||= session.invoice === invoice;
    // An answer may be lost; what was begun is begun all the same.
    for (const { id } of world.state.payments.slice(known))
      sessions.push({ token: id, invoice, begun: clock, isOver: false });
  }

  async function visit({ which, ...wanted }: Extract<Step, { kind: 'visit' }>): Promise<void> {
    const session = sessions[which % Math.max(1, sessions.length)];
    if (session === undefined) return;
    const isLate = session.begun + 60 * MINUTE <= clock;
    const pays = ['pay', 'late', 'lost', 'twice', 'stay'].includes(wanted.outcome);
    const succeeds = pays && !session.isOver && !isLate && session.invoice === invoice && !paid.has(invoice);
    session.isOver = true;
    const body = JSON.stringify({ outcome: wanted.outcome, callbackAfter: wanted.callbackAfter });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${outside}/payment/${session.token}`, { method: 'POST', headers, body });
    const { state } = await reply.json();
    if (succeeds) paid.add(invoice);
    if (pays) expect(state === 'paid').toBe(world.state.charges.some(({ paymentId }) => paymentId === session.token));
    if (succeeds) expect(state).toBe('paid');
  }

  /** Another membership takes the place of the first, unless it has been paid. */
  async function choose(): Promise<void> {
    const other = membershipId === 1106 ? 1101 : 1106;
    const body = {
      departmentId: 101,
      membershipId: other,
      netsCallbackUrl: `${root}/nordlys/member`,
      acceptedTerms: ACCEPTED,
    };
    const { status, body: made } = await ask('POST', `/v1/boostsignup/member/${member.body.memberId}/contract`, body);
    expect(status === 200).toBe(!paid.has(invoice));
    if (status !== 200) return;
    invoice = String(made.invoiceId);
    membershipId = other;
  }

  const told = async () => ({
    state: (await ask('GET', `/v2/boostsignup/payment/${invoice}`)).body,
    rest: Number((await ask('GET', `/v1/boostsignup/invoice/${invoice}`)).body.invoice.rest),
  });

  return {
    async act(wanted: Step): Promise<void> {
      if (wanted.kind === 'start') await start(wanted);
      else if (wanted.kind === 'visit') await visit(wanted);
      else if (wanted.kind === 'choose') await choose();
      else clock += wanted.after;
    },
    /** The service may not know yet that somebody has paid; it never says so of somebody who has not, nor that it is over. */
    async expectTruth(): Promise<void> {
      const charges: readonly { readonly invoiceId: number }[] = await (
        await fetch(`${root}/control/api/charges`)
      ).json();
      expect(charges.map(({ invoiceId }) => String(invoiceId))).toEqual([...paid]);
      const { state, rest } = await told();
      if (state.is_paid || rest === 0) expect(paid).toContain(invoice);
      if (state.is_ended && !state.is_paid) expect(paid).not.toContain(invoice);
    },
    async expectTheWholeTruth(): Promise<void> {
      await this.expectTruth();
      const { state, rest } = await told();
      expect([state.is_paid, rest === 0]).toEqual([paid.has(invoice), paid.has(invoice)]);
      const { contracts, ledger, messages } = world.state;
      expect(contracts.filter(({ activeFrom }) => activeFrom !== null)).toHaveLength(paid.size);
      expect(ledger.filter(({ kind }) => kind === 'charge')).toHaveLength(paid.size);
      expect(messages.filter(({ subject }) => subject?.startsWith('Kvittering'))).toHaveLength(paid.size);
    },
  };
}

async function ask(method: 'GET' | 'POST', path: string, body?: object, name?: string) {
  const { token } = await (await fetch(`${root}/rest/token/nordlys`)).json();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(name && { [KEY_HEADER]: name }),
  };
  const reply = await fetch(`${root}/rest${path}`, { method, headers, body: JSON.stringify(body) ?? null }).catch(
    () => null,
  );
  // Where an answer was cut off, nobody knows what was in it.
  const text = reply && (await reply.text().catch(() => null));
  return { status: text === null ? null : (reply?.status ?? null), body: text === null ? {} : JSON.parse(text) };
}

async function control(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${root}/control/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
