import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aWrittenMember } from '../support/a-new-member.ts';
import { aMock, NOON } from './mock.ts';

const MOST = 60;
const NORDLYS = 100;

/** A server at which an address has as many guesses as at `npm start`, with a clock that can be moved. */
async function guessing(options: { readonly plain?: boolean; readonly guesses?: number } = {}) {
  let now = NOON;
  const mock = aMock({ world: createWorld({ realTime: () => now }), guesses: MOST, ...options });
  const token = await mock.tokenFor('nordlys');
  const from = (address: string, url: string, more: object = {}, bearer = token) =>
    mock.app.inject({
      url: `/rest${url}`,
      remoteAddress: address,
      ...more,
      headers: { authorization: `Bearer ${bearer}`, ...Reflect.get(more, 'headers') },
    });
  /** The statuses of so many calls, each asking for another thing. */
  const statuses = async (times: number, ask: (time: number) => ReturnType<typeof from>) => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push((await ask(time)).statusCode);
    return seen;
  };
  return { ...mock, token, from, statuses, pass: (milliseconds: number) => (now += milliseconds) };
}

const HERE = '10.0.0.1';
const THERE = '10.0.0.2';
const BOOST = '/v1/boostsignup';
const post = (payload: object) => ({ method: 'POST', payload });
const login = (username: number) =>
  post({ username: String(username), password: 'feil', eier: NORDLYS, client: '', client_version: '' });

type From = Awaited<ReturnType<typeof guessing>>['from'];
type Guessed = readonly [what: string, ask: (from: From, time: number, address: string) => ReturnType<From>];
const GUESSED: readonly Guessed[] = [
  ['a phone number', (from, time, at) => from(at, `${BOOST}/lookup/phone/${10_000_021 + time}`)],
  ['one phone number again', (from, _time, at) => from(at, '/lookup/phone/10000021')],
  ['a company’s code', (from, time, at) => from(at, `${BOOST}/sponsor/KODE${time}`)],
  ['a payer’s link', (from, time, at) => from(at, `/sponsed?sponsorConnectionHash=${time}`)],
  ['an invoice', (from, time, at) => from(at, `${BOOST}/invoice/${5_000 + time}`)],
  ['a payment', (from, time, at) => from(at, `/v2/boostsignup/payment/${5_000 + time}`)],
  ['a login', (from, time, at) => from(at, '/v1/portal/login', login(20_000_000 + time))],
  ['a session', (from, time, at) => from(at, '/whoami', { headers: { 'x-session': `s${time}` } })],
];

describe('guessing from one address', () => {
  it.each(GUESSED)('should be turned away after 60 in a minute, and be heard in the next: %s', async (_what, ask) => {
    const { from, statuses, pass } = await guessing();
    pass(15_000);
    expect(await statuses(MOST, (time) => ask(from, time, HERE))).not.toContain(429);
    const refused = await ask(from, MOST, HERE);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '45']);
    expect(refused.json()).toMatchObject({ error: { message: expect.stringContaining('Vent et minutt') } });
    expect((await ask(from, MOST, THERE)).statusCode).not.toBe(429);
    pass(45_000);
    expect((await ask(from, MOST, HERE)).statusCode).not.toBe(429);
  });

  it('should be counted for each center', async () => {
    const { from, statuses, tokenFor } = await guessing();
    const look = (bearer?: string) => from(HERE, `${BOOST}/lookup/phone/10000021`, {}, bearer);
    expect((await statuses(MOST + 1, () => look())).at(-1)).toBe(429);
    expect((await look(await tokenFor('solsiden'))).statusCode).toBe(200);
  });

  it('should say when to come back at a plain service, too', async () => {
    const { from } = await guessing({ plain: true, guesses: 0 });
    expect((await from(HERE, '/lookup/phone/10000021')).headers['retry-after']).toBe('60');
  });

  it('should have no limit where none is given', async () => {
    const mock = aMock();
    const token = await mock.tokenFor('nordlys');
    for (let time = 0; time <= MOST; time += 1)
      expect((await mock.get('/rest/lookup/phone/10000021', token)).statusCode).toBe(200);
  });
});

describe('a page that watches its own', () => {
  it('should follow the payment of an invoice as long as it takes', async () => {
    const { world, from, statuses } = await guessing();
    await from(HERE, `${BOOST}/member`, post(aWrittenMember('http://localhost:80')));
    const follow = () => from(HERE, `/v2/boostsignup/payment/${world.state.invoices[0]?.id}`);
    expect(await statuses(3 * MOST, follow)).toEqual(Array(3 * MOST).fill(200));
  });

  it('should ask for a session that is good as often as it likes', async () => {
    const { from, statuses, token, sessionFor } = await guessing();
    const headers = { 'x-session': await sessionFor(token) };
    expect(await statuses(3 * MOST, () => from(HERE, '/whoami', { headers }))).toEqual(Array(3 * MOST).fill(200));
  });
});

describe('a login that is locked', () => {
  it('should stay locked however many other numbers are tried', async () => {
    const { from, statuses } = await guessing({ guesses: 100_000 });
    const locked = () => from(HERE, '/v1/portal/login', login(10_000_001));
    expect(await statuses(6, locked)).toEqual([401, 401, 401, 401, 401, 429]);
    await statuses(1_200, (time) => from(HERE, '/v1/portal/login', login(30_000_000 + time)));
    const refused = await locked();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  });
});
