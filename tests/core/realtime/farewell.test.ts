import { ok } from '@felles/core';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient, type Client, heardOf, NO_TOKEN } from '../../support/realtime/a-client.ts';

/** A client in each of its states. */
const IN_EACH_STATE: readonly (readonly [state: string, lead: (client: Client) => void])[] = [
  ['idle', () => undefined],
  ['connecting', ({ store }) => store.start()],
  [
    'authenticating',
    ({ store, line }) => {
      store.start();
      line().open();
    },
  ],
  ['ready', (client) => client.connect()],
  ['waiting', (client) => client.connect().drop()],
  ['abandoned', giveUp],
];

describe('close', () => {
  it('should be the last state for every listener, also if one closes the client meanwhile', () => {
    const client = aClient();
    client.connect();
    client.store.state$.subscribe(({ kind }) => {
      if (kind === 'waiting') client.store.close();
    });
    const heard: string[] = [];
    client.store.state$.subscribe(({ kind }) => heard.push(kind));
    client.line().drop();
    expect(heard).toEqual(['ready', 'closed']);
  });

  it.each(IN_EACH_STATE)('[R-15] [R-59] should end what is %s, once and for good', (state, lead) => {
    const client = aClient();
    const ends: string[] = [];
    client.store.listen('a').subscribe({ complete: () => ends.push('a') });
    lead(client);
    expect(client.store.state$.value.kind).toBe(state);
    const heard = heardOf(client.store.publish('a', 1));
    client.store.close();
    client.store.close();
    const attempts = client.lines.length;
    client.pass(24 * 3_600_000);
    expect(client.states.filter((kind) => kind === 'closed')).toHaveLength(1);
    expect(client.states.at(-1)).toBe('closed');
    expect(heard).toEqual(['closed']);
    expect(ends).toEqual(['a']);
    expect(client.clock.waiting()).toBe(0);
    expect(client.lines).toHaveLength(attempts);
    expect(client.lines.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('should not count as a close', () => {
    const client = aClient();
    client.connect();
    client.store.close();
    expect(client.store.closes$.value).toEqual([]);
  });

  it('[R-16] should leave one live connection after ten of them with a start each, in one go', () => {
    const client = aClient();
    for (let round = 0; round < 10; round += 1) {
      client.store.close();
      client.store.start();
    }
    expect(client.lines.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  it('[R-59] should leave nothing wanted when it is started again', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    client.connect();
    client.store.close();
    client.connect();
    expect(client.said()).toEqual(['auth']);
  });
});

describe('a listener that hears of something and does the next thing at once', () => {
  const restart = (store: RealtimeStore) => {
    store.close();
    store.start();
  };

  it.each(['connecting', 'authenticating', 'ready', 'waiting'] as const)(
    'should be able to close it when %s',
    (kind) => {
      const client = aClient();
      client.store.listen('a').subscribe();
      const sent = () => client.lines.flatMap((line) => line.sent).length;
      let sentBefore = 0;
      client.store.state$.subscribe((state) => {
        if (state.kind !== kind) return;
        sentBefore = sent();
        client.store.close();
      });
      client.store.start();
      if (kind !== 'connecting') client.line().open();
      if (kind !== 'connecting' && kind !== 'authenticating') client.line().answer('auth');
      if (kind === 'waiting') client.line().drop();
      client.pass(3_600_000);
      expect(client.store.state$.value.kind).toBe('closed');
      expect(client.lines.every(({ isClosed }) => isClosed)).toBe(true);
      expect(sent()).toBe(sentBefore);
      expect(client.clock.waiting()).toBe(0);
    },
  );

  it('should be able to connect again though the attempt before ended while it began', () => {
    const client = aClient({ token: (asked) => of(asked === 1 ? NO_TOKEN : ok('token')) });
    client.store.state$.subscribe(({ kind }) => {
      if (kind === 'waiting') client.store.reconnectNow();
    });
    client.store.listen('a').subscribe();
    client.connect();
    expect(client.said()).toEqual(['auth', 'subscribe a']);
    client.store.close();
    expect(client.lines.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it('should be able to close it when something is wrong', () => {
    const client = aClient();
    client.store.problems$.subscribe(() => client.store.close());
    client.store.start();
    client.line().open();
    client.line().answer('auth', { operation_result: 401 });
    client.pass(3_600_000);
    expect(client.store.state$.value.kind).toBe('closed');
    expect(client.lines).toHaveLength(1);
  });

  it.each(['connecting', 'ready', 'waiting', 'abandoned'] as const)(
    'should be able to start it anew when %s',
    (kind) => {
      const client = aClient();
      let isDone = false;
      client.store.state$.subscribe((state) => {
        if (state.kind !== kind || isDone) return;
        isDone = true;
        restart(client.store);
      });
      if (kind === 'abandoned') giveUp(client);
      else client.store.start();
      if (kind === 'ready' || kind === 'waiting') client.letIn();
      if (kind === 'waiting') client.line().drop();
      expect(client.lines.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
      client.letIn();
      const heard = heardOf(client.store.publish('a', 1));
      client.line().answer('publish');
      expect(heard).toEqual(['yes']);
    },
  );

  it('should be able to start it anew when it is closed', () => {
    const client = aClient();
    client.connect();
    client.store.state$.subscribe(({ kind }) => kind === 'closed' && client.store.start());
    client.store.close();
    client.letIn();
    expect(client.store.state$.value.kind).toBe('ready');
    expect(client.lines.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  it('should be able to restart it and listen when a waiting operation fails', () => {
    const client = aClient();
    client.connect().drop();
    let ends = 0;
    client.store.publish('a', 1).subscribe(() => {
      client.store.start();
      client.store.listen('new').subscribe({ complete: () => (ends += 1) });
    });
    client.store.close();
    expect(client.store.state$.value.kind).toBe('connecting');
    client.letIn();
    expect(ends).toBe(0);
    expect(client.said()).toEqual(['auth', 'subscribe new']);
  });
});

function giveUp({ store, line, pass, clock }: Client): void {
  store.start();
  for (let closes = 0; closes < 6; closes += 1) {
    line().drop();
    const state = store.state$.value;
    if (state.kind === 'waiting') pass(state.until - clock.now());
  }
}
