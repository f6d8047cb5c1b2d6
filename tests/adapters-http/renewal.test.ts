import { createHttp } from '@felles/adapters-http';
import { type Call, call, center as wire } from '@felles/adapters-http/wire';
import { createAccess, fail, ok, type Result } from '@felles/core';
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
    ['judges the person who asks', call({ ...wire.images, judgesPerson: true }), { query: {} }],
  ])('should be left alone when it %s', async (_, row: Call, input) => {
    const { ask, renewals } = connect([refused, good], ok(true));
    expect(await ask(row, input)).toMatchObject({ ok: false, error: { refusal: 'unauthorized' } });
    expect(renewals).toEqual([]);
  });
});

/** Calls that get these answers in turn, and a renewal that ends so. */
function connect(answers: readonly (() => Response)[], renewal: Result<boolean>) {
  const access = createAccess();
  access.next({ base: 'https://service.example', token: 'old', session: null });
  const bearers: (string | null)[] = [];
  const renewals: (string | null)[] = [];
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
  });
  const ask = (row: Call = wire.images, input: object = { query: {} }) =>
    // The rows of this test are of several types; what each is asked with stands beside it.
    firstValueFrom(http.ask(row, input as never));
  return { ask, bearers, renewals };
}
