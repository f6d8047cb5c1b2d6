import { ok } from '@felles/core';
import { AUTH_FAILED, errorText } from '@felles/core/internal/realtime/errors';
import { NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient, aConnectedClient, NO_TOKEN } from '../../support/realtime/a-client.ts';

describe('being let in', () => {
  it('[R-01] [W-REALTIME-05] [W-REALTIME-11] should ask for one token, say who is there first, and be ready at the yes', () => {
    const client = aClient();
    client.store.start();
    expect(client.said()).toEqual([]);
    client.line().open();
    expect(client.store.state$.value.kind).toBe('authenticating');
    expect(client.line().sent).toEqual([
      {
        operation: 'auth',
        operation_id: 1,
        parameters: {
          token: 'token-1',
          server: 'live',
          base_url: 'https://here',
          client: { type: 'web', version: '1', agent: 'test' },
        },
      },
    ]);
    client.line().answer('auth');
    expect(client.states).toEqual(['idle', 'connecting', 'authenticating', 'ready']);
    expect(client.tokens()).toBe(1);
  });

  it('[R-02] should subscribe what was wanted before, once per channel, after the yes and not before', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    client.store.start();
    client.store.listen('b').subscribe();
    client.line().open();
    client.store.listen('c').subscribe();
    client.store.listen('a').subscribe();
    expect(client.said()).toEqual(['auth']);
    client.line().answer('auth');
    expect(client.said()).toEqual(['auth', 'subscribe a', 'subscribe b', 'subscribe c']);
  });

  it('[R-03] [R-11] should count a close while it asks as one, and come back with another token', () => {
    const client = aClient();
    client.store.start();
    client.line().open();
    client.line().drop();
    expect(client.store.closes$.value).toHaveLength(1);
    client.pass(5);
    client.line().open();
    expect(client.line().sent).toMatchObject([{ parameters: { token: 'token-2' } }]);
  });

  it('[R-04] should send nothing where the connection closed before the token came', () => {
    const token = new Subject<ReturnType<typeof ok<string>>>();
    const client = aClient({ token: () => token });
    client.store.start();
    client.line().open();
    client.line().drop();
    token.next(ok('late'));
    expect(client.said()).toEqual([]);
  });

  it('should ask to be let in when both the line and the token are there, in either order', () => {
    const token = new Subject<ReturnType<typeof ok<string>>>();
    const client = aClient({ token: () => token });
    client.store.start();
    client.line().open();
    expect(client.said()).toEqual([]);
    token.next(ok('at last'));
    expect(client.said()).toEqual(['auth']);
  });

  it('[R-11] [R-51] [W-REALTIME-21] should not come with a token from before a sleep', () => {
    const client = aClient();
    client.store.start();
    client.clock.sleep(10_000);
    client.line().open();
    expect(client.said()).toEqual([]);
    expect(client.line().isClosed).toBe(true);
    expect(client.store.closes$.value).toHaveLength(1);
    client.comeBack();
    expect(client.store.state$.value.kind).toBe('ready');
  });

  it.each([401, 403, 500, null])('[R-05] [W-REALTIME-20] should say what is wrong once at %s, and close', (code) => {
    const client = aClient();
    client.store.start();
    client.line().open();
    client.line().answer('auth', { operation_result: code });
    expect(client.problems.map(errorText)).toEqual([AUTH_FAILED]);
    expect(AUTH_FAILED).toBe('Noe er galt på auth');
    expect(client.line().isClosed).toBe(true);
    expect(client.store.closes$.value).toMatchObject([{ reason: AUTH_FAILED }]);
    expect(client.states).not.toContain('ready');
  });

  it('[R-06] [W-REALTIME-20] [W-REALTIME-22] should give an answer that does not come its 10 s', () => {
    const client = aClient();
    client.store.start();
    client.line().open();
    client.pass(9_999);
    expect(client.line().isClosed).toBe(false);
    client.pass(1);
    expect(client.lines[0]?.isClosed).toBe(true);
    expect(client.problems.map(errorText)).toEqual(['auth timed out after 10 seconds']);
  });

  it('[R-06] should leave a healthy connection open after those 10 s', () => {
    const { client, line } = aConnectedClient();
    client.pass(11_000);
    expect(line.isClosed).toBe(false);
    expect(client.clock.waiting()).toBe(0);
  });

  it.each([
    ['a line that does not open', false, 0],
    ['a token that does not come', true, 0],
    ['a line that opens late and an answer that does not come', true, 6_000],
  ])('[R-08] [W-REALTIME-21] should give up %s 10 s after the attempt started, as one close', (_, isOpened, after) => {
    const client = aClient({ token: () => (after === 0 ? NEVER : of(ok('token'))) });
    client.store.start();
    client.pass(after);
    if (isOpened) client.line().open();
    client.pass(9_999 - after);
    expect(client.store.closes$.value).toEqual([]);
    client.pass(1);
    expect(client.lines[0]?.isClosed).toBe(true);
    expect(client.store.closes$.value).toHaveLength(1);
    client.lines[0]?.drop();
    expect(client.store.closes$.value).toHaveLength(1);
  });

  it('[R-08] should close at once where it gets no token, and count that', () => {
    const client = aClient({ token: () => of(NO_TOKEN) });
    client.store.start();
    expect(client.line().isClosed).toBe(true);
    expect(client.said()).toEqual([]);
    expect(client.store.closes$.value).toHaveLength(1);
    expect(client.store.state$.value.kind).toBe('waiting');
  });

  it('[R-13] should take no notice of a second yes', () => {
    const { client, line } = aConnectedClient('a');
    line.answer('auth');
    expect(client.said()).toEqual(['auth', 'subscribe a']);
    expect(client.states.filter((kind) => kind === 'ready')).toHaveLength(1);
  });

  it('should pass on no event before it was let in', () => {
    const client = aClient();
    const heard: unknown[] = [];
    client.store.listen('a').subscribe((event) => heard.push(event));
    client.store.start();
    client.line().open();
    client.line().say({ event: 'told', channel: 'a' });
    expect(heard).toEqual([]);
  });
});
