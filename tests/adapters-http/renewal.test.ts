import { createHttp } from '@felles/adapters-http';
import { type Call, call, center as wire } from '@felles/adapters-http/wire';
import { fail, ok, type Result } from '@felles/core';
import { createAccess, type SessionAccess } from '@felles/core/internal/shared/access';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../support/at.ts';
import { unreachable } from '../support/fake-ports.ts';

const good = () => Response.json(['/a.webp']);
const refused = () =>
  Response.json({ error: { http_status: 401, message: 'Ugyldig token', type: 'Unauthorized' } }, { status: 401 });

describe('a call whose token is refused', () => {
  it('should be asked once more with the new token', async () => {
    const { ask, bearers, renewals } = connect([refused, good], ok(true));
    expect(await ask()).toEqual(ok(['/a.webp']));
    expect(bearers).toEqual(['Bearer old', 'Bearer new']);
    expect(renewals).toEqual(['old']);
  });

  it('should end with its second refusal', async () => {
    const { ask, bearers, renewals } = connect([refused, refused, good], ok(true));
    expect(await ask()).toMatchObject({ ok: false, error: { refusal: 'unauthorized' } });
    expect(bearers).toHaveLength(2);
    expect(renewals).toHaveLength(1);
  });

  it('should not be asked again where another token would be refused too', async () => {
    const { ask, bearers } = connect([refused, good], ok(false));
    expect(await ask()).toMatchObject({ ok: false, error: { refusal: 'unauthorized', message: 'Ugyldig token' } });
    expect(bearers).toHaveLength(1);
  });

  it('should end with the reason why there is no new token', async () => {
    const { ask, bearers } = connect([refused, good], fail(unreachable));
    expect(await ask()).toEqual(fail(unreachable));
    expect(bearers).toHaveLength(1);
  });

  it.each([
    ['needs no token', wire.centerToken, { params: { centerident: 'nordlys' } }],
    ['judges the person who asks', call({ ...wire.images, unauthorizedIsAnswer: true }), { query: {} }],
  ])('should be left alone when it %s', async (_, row: Call, input) => {
    const { ask, renewals } = connect([refused, good], ok(true));
    expect(await ask(row, input)).toMatchObject({ ok: false, error: { refusal: 'unauthorized' } });
    expect(renewals).toEqual([]);
  });
});

describe('a call whose member’s own token is refused', () => {
  const OWN = { id: 'abc', accessToken: 'own' };

  it('should be asked once more with the center’s token, and the session be weighed', async () => {
    const { ask, access, bearers, renewals, weighed } = connect([refused, good], ok(true), OWN);
    expect(await ask()).toEqual(ok(['/a.webp']));
    expect(bearers).toEqual(['Bearer own', 'Bearer old']);
    expect(access.value.session).toEqual({ id: 'abc', accessToken: null });
    expect([renewals.length, weighed()]).toEqual([0, 1]);
  });

  it('should have the center’s token renewed where that has run out as well, and then end', async () => {
    const { ask, bearers, renewals } = connect([refused, refused, refused, good], ok(true), OWN);
    expect(await ask()).toMatchObject({ ok: false, error: { refusal: 'unauthorized' } });
    expect(bearers).toEqual(['Bearer own', 'Bearer old', 'Bearer new']);
    expect(renewals).toEqual(['old']);
  });

  it('should lay the token aside once for calls that fail at the same time', async () => {
    const { ask, bearers, weighed } = connect([refused, refused, good, good], ok(true), OWN);
    expect(await Promise.all([ask(), ask()])).toEqual([ok(['/a.webp']), ok(['/a.webp'])]);
    expect(bearers).toEqual(['Bearer own', 'Bearer own', 'Bearer old', 'Bearer old']);
    expect(weighed()).toBe(1);
  });

  it('should not touch a session that has started meanwhile', async () => {
    const later = { id: 'later', accessToken: 'another' };
    const { ask, access, bearers, weighed } = connect([refused, good], ok(true), OWN);
    const reply = ask();
    access.next({ ...access.value, session: later });
    expect(await reply).toEqual(ok(['/a.webp']));
    expect(bearers).toEqual(['Bearer own', 'Bearer another']);
    expect([access.value.session, weighed()]).toEqual([later, 0]);
  });

  it('should say nothing of the session when it is refused for another reason', async () => {
    const forbidden = () => Response.json({}, { status: 403 });
    const { ask, access, bearers, weighed } = connect([forbidden, good], ok(true), OWN);
    expect(await ask()).toMatchObject({ ok: false, error: { refusal: 'forbidden' } });
    expect([bearers.length, access.value.session, weighed()]).toEqual([1, OWN, 0]);
  });
});

/** Calls that get these answers in turn, and a renewal that ends so. */
function connect(answers: readonly (() => Response)[], renewal: Result<boolean>, session: SessionAccess | null = null) {
  const access = createAccess();
  access.next({ base: 'https://service.example', token: 'old', session });
  const bearers: (string | null)[] = [];
  const renewals: (string | null)[] = [];
  let weighed = 0;
  const http = createHttp({
    root: '',
    access,
    clock: at('2026-11-18T12:00:00Z'),
    fetch: async (_, init) => {
      bearers.push(new Headers(init?.headers).get('authorization'));
      return (answers[bearers.length - 1] ?? good)();
    },
    renew: (token) => {
      renewals.push(token);
      if (renewal.ok && renewal.value) access.next({ ...access.value, token: 'new' });
      return of(renewal);
    },
    sessionRefused: () => {
      weighed += 1;
    },
  });
  const ask = (row: Call = wire.images, input: object = { query: {} }) =>
    // The rows of this test are of several types; what each is asked with stands beside it.
    firstValueFrom(http.ask(row, input as never));
  return { ask, access, bearers, renewals, weighed: () => weighed };
}
