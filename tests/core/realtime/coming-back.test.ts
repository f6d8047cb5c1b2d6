import { describe, expect, it } from 'vitest';
import { aClient, type Client, heardOf } from '../../support/realtime/a-client.ts';

const MINUTE = 60_000;

describe('coming back', () => {
  it('[W-REALTIME-13] [W-REALTIME-14] should come back after 5 ms, and after 5 minutes where that fails', () => {
    const client = aClient();
    client.connect().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: 5 });
    client.pass(5);
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: 5 + 5 * MINUTE });
    client.pass(5 * MINUTE - 1);
    expect(client.lines).toHaveLength(2);
    client.pass(1);
    expect(client.lines).toHaveLength(3);
  });

  it('[R-48] [W-REALTIME-15] should give up at the sixth close, say since when, and stay so for a day', () => {
    const client = aClient();
    const heard = heardOf(client.store.publish('a', 1));
    abandon(client);
    expect(client.store.state$.value).toEqual({ kind: 'abandoned', since: client.clock.now(), closes: 6 });
    expect(heard).toEqual(['timedOut']);
    expect(client.clock.waiting()).toBe(0);
    const attempts = client.lines.length;
    client.pass(24 * 60 * MINUTE);
    expect(client.lines).toHaveLength(attempts);
    expect(heardOf(client.store.publish('a', 1))).toEqual(['closed']);
  });

  it('[R-48] [R-49] should say of how many closes it gave up, and leave those out that are older', () => {
    const client = aClient();
    client.connect();
    client.reconnect();
    client.pass(30 * MINUTE);
    for (let close = 0; close < 6; close += 1) {
      client.line().drop();
      client.pass(5 * MINUTE);
      if (client.store.state$.value.kind === 'connecting') client.letIn();
    }
    expect(client.store.state$.value).toMatchObject({ kind: 'abandoned', closes: 6 });
  });

  it('[R-48] should tell those who wait when it gives up', () => {
    const client = aClient();
    client.connect();
    for (let close = 1; close <= 5; close += 1) {
      client.line().drop();
      client.pass(5);
      if (close < 5) client.letIn();
      if (close < 5) client.pass(100_000);
    }
    const heard = heardOf(client.store.publish('a', 1));
    client.line().drop();
    expect(client.store.state$.value.kind).toBe('abandoned');
    expect(heard).toEqual(['closed']);
  });

  it('[R-49] should keep coming back where closes are far apart', () => {
    const client = aClient();
    client.connect();
    for (let close = 1; close <= 20; close += 1) {
      client.reconnect();
      client.pass(6 * MINUTE);
    }
    expect(client.store.state$.value.kind).toBe('ready');
    expect(client.store.closes$.value).toHaveLength(20);
  });

  it('[R-51] should make one attempt after a sleep in which its time came', () => {
    const client = aClient();
    client.connect().drop();
    client.pass(5);
    client.line().drop();
    client.clock.sleep(60 * MINUTE);
    client.pass(5 * MINUTE);
    expect(client.lines).toHaveLength(3);
  });

  it('[R-53] [W-REALTIME-26] should open nothing and wait no less when it is started or listened to meanwhile', () => {
    const client = aClient();
    client.connect().drop();
    client.pass(5);
    client.line().drop();
    const waiting = client.store.state$.value;
    client.store.start();
    client.store.listen('a').subscribe();
    expect(client.store.state$.value).toBe(waiting);
    client.pass(5 * MINUTE - 1);
    expect(client.lines).toHaveLength(2);
    client.pass(1);
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: client.clock.now() + 5 });
    client.pass(5);
    client.line().drop();
    client.pass(5 * MINUTE);
    client.line().drop();
    client.pass(5);
    client.line().drop();
    expect(client.store.state$.value.kind).toBe('abandoned');
  });

  it('[R-54] [W-REALTIME-26] should begin with a clean slate when the user wants it back now', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    abandon(client);
    const attempts = client.lines.length;
    client.store.reconnectNow();
    client.store.publish('b', 1).subscribe();
    client.letIn();
    expect(client.lines).toHaveLength(attempts + 1);
    expect(client.said()).toEqual(['auth', 'subscribe a', 'publish b']);
    client.line().drop();
    expect(client.store.state$.value).toMatchObject({ kind: 'waiting', until: client.clock.now() + 5 });
  });

  it('[R-54] [W-REALTIME-26] should end the wait when the user wants it back now, and only then', () => {
    const client = aClient();
    client.connect();
    client.store.reconnectNow();
    expect(client.lines).toHaveLength(1);
    client.line().drop();
    client.store.reconnectNow();
    expect(client.lines).toHaveLength(2);
    client.pass(5);
    expect(client.lines).toHaveLength(2);
    // No close is remembered: without that this one would be waited after for five minutes.
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: client.clock.now() + 5 });
  });

  it('[R-57] [W-REALTIME-25] should come back at once when the network does, remember, and do so once per wait', () => {
    const client = aClient();
    client.connect().drop();
    client.store.online();
    client.store.online();
    expect(client.lines).toHaveLength(2);
    client.pass(5);
    expect(client.lines).toHaveLength(2);
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: 5 + 5 * MINUTE });
  });

  it('[R-57b] [W-REALTIME-16] [W-REALTIME-25] should not come back with the network a sixth time in half an hour', () => {
    const client = aClient();
    client.connect();
    for (const at of [0, 10, 400_000, 500_000, 600_000, 1_800_020]) {
      client.pass(at - client.clock.now());
      client.line().drop();
      const state = client.store.state$.value;
      // The last comes with the network too, and nothing is forgotten by it.
      if (at === 1_800_020) client.store.online();
      else if (state.kind === 'waiting') client.pass(state.until - client.clock.now());
      client.letIn();
    }
    client.pass(1_850_000 - client.clock.now());
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: 2_150_000 });
    const attempts = client.lines.length;
    // Until the second of its reconnects, at 300 010, is half an hour old.
    client.pass(2_100_009 - client.clock.now());
    client.store.online();
    expect(client.lines).toHaveLength(attempts);
    client.pass(1);
    client.store.online();
    expect(client.lines).toHaveLength(attempts + 1);
  });

  it('[R-57] [W-REALTIME-25] should come back from giving up when the network does, at most once in 30 minutes', () => {
    const client = aClient();
    abandon(client);
    const attempts = client.lines.length;
    client.store.online();
    expect(client.lines).toHaveLength(attempts + 1);
    const since = client.clock.now();
    failUntilAbandoned(client);
    const again = client.lines.length;
    client.pass(30 * MINUTE - (client.clock.now() - since) - 1);
    client.store.online();
    expect(client.lines).toHaveLength(again);
    client.pass(1);
    client.store.online();
    expect(client.lines).toHaveLength(again + 1);
  });

  it('[W-REALTIME-25] should come back from giving up with a clean slate', () => {
    const client = aClient();
    abandon(client);
    client.store.online();
    client.letIn();
    client.line().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: client.clock.now() + 5 });
  });

  it('[W-REALTIME-26] should stay given up when it is started or listened to, however long', () => {
    const client = aClient();
    abandon(client);
    const attempts = client.lines.length;
    client.store.start();
    client.store.listen('a').subscribe();
    client.pass(60 * MINUTE);
    expect(client.lines).toHaveLength(attempts);
    expect(client.store.state$.value.kind).toBe('abandoned');
  });

  it('[W-REALTIME-26] should keep its limits when it is closed and started', () => {
    const client = aClient();
    client.connect();
    for (let closes = 1; closes <= 5; closes += 1) {
      client.pass(2 * MINUTE);
      client.reconnect();
    }
    client.store.close();
    client.store.start();
    client.letIn();
    client.line().drop();
    expect(client.store.state$.value).toMatchObject({ kind: 'abandoned', closes: 6 });
  });

  it('[R-57] [W-REALTIME-25] should stay closed when the network comes back', () => {
    const client = aClient();
    client.connect();
    client.store.close();
    client.store.online();
    expect(client.lines).toHaveLength(1);
    expect(client.store.state$.value.kind).toBe('closed');
  });

  it('[R-67] [W-REALTIME-29] should say once per return that it was away, when its channels are answered for', () => {
    const client = aClient();
    client.store.listen('a').subscribe();
    client.store.listen('b').subscribe();
    client.connect().drop();
    expect(client.resyncs()).toBe(0);
    const line = client.comeBack();
    line.answer('subscribe');
    expect(client.resyncs()).toBe(0);
    line.say({ operation_result: 200, operation: 'subscribe', operation_id: line.sent[1]?.operation_id ?? 0 });
    expect(client.resyncs()).toBe(1);
    client.pass(MINUTE);
    expect(client.resyncs()).toBe(1);
    const alone = aClient();
    alone.connect();
    for (let returns = 1; returns <= 2; returns += 1) {
      alone.reconnect();
      alone.pass(MINUTE);
      expect(alone.resyncs(), 'with nothing to listen to').toBe(returns);
    }
  });

  it('should add what an application spreads its clients by', () => {
    const client = aClient({ needs: { spread: (planned) => planned * 2 } });
    client.connect().drop();
    expect(client.store.state$.value).toEqual({ kind: 'waiting', until: 15 });
  });
});

/** Lets it fail from the beginning until it gives up. */
function abandon(client: Client): void {
  client.store.start();
  failUntilAbandoned(client);
}

function failUntilAbandoned(client: Client): void {
  while (client.store.state$.value.kind !== 'abandoned') {
    client.line().drop();
    const state = client.store.state$.value;
    if (state.kind === 'waiting') client.pass(state.until - client.clock.now());
  }
}
