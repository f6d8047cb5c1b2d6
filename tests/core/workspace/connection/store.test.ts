import { fail, ok } from '@felles/core';
import { RECONNECT } from '@felles/core/internal/realtime/rules';
import { SHOWN_AT_MOST } from '@felles/core/internal/workspace/connection/history';
import { STALE_AFTER } from '@felles/core/internal/workspace/connection/rules';
import { FINDING, pollWhileAway, spreadOf } from '@felles/core/internal/workspace/connection/service-probe';
import { createConnectionStore } from '@felles/core/internal/workspace/connection/store';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../support/realtime/a-client.ts';
import { LOST } from '../../data/network.ts';

const START = Date.UTC(2026, 10, 19, 9);
const MINUTE = 60_000;

describe('the connection as it is shown', () => {
  it('should connect, say so, and since when', () => {
    const { store, client, view } = aConnection();
    expect([view().dot, view().since, view().notice]).toEqual(['connecting', START, null]);
    client.pass(STALE_AFTER);
    expect(view().notice).toEqual({ kind: 'begins', until: null });
    client.letIn();
    expect(view()).toMatchObject({ dot: 'connected', since: START + STALE_AFTER, notice: null, mayReconnect: false });
    store.close();
    expect(view()).toMatchObject({ dot: 'disconnected', notice: null });
  });

  it('should say within a second that what is shown may be old, and not for a blink', () => {
    const { client, view } = aConnection();
    client.letIn();
    client.reconnect();
    client.pass(MINUTE);
    expect(view().notice).toBeNull();
    client.line().drop();
    client.pass(5);
    client.line().drop();
    client.pass(STALE_AFTER - 6);
    expect(view().notice).toBeNull();
    client.pass(1);
    expect(STALE_AFTER).toBeLessThan(1_000);
    expect(view()).toMatchObject({ dot: 'disconnected', mayReconnect: true, notice: { kind: 'away' } });
    expect(view().notice).toEqual({ kind: 'away', until: START + client.clock.now() - STALE_AFTER + 5 + 5 * MINUTE });
    client.store.reconnectNow();
    expect(view()).toMatchObject({ dot: 'connecting', mayReconnect: false, notice: { kind: 'away', until: null } });
    client.letIn();
    expect(view()).toMatchObject({ dot: 'connected', notice: null });
  });

  it('should say at once that the device has no network, and that it has one again', () => {
    const { client, view, online$ } = aConnection();
    client.letIn();
    online$.next(false);
    expect(view()).toMatchObject({ dot: 'connected', notice: { kind: 'offline', isConnected: true } });
    online$.next(true);
    expect(view().notice).toBeNull();
    expect(client.lines).toHaveLength(1);
  });

  it('[W-REALTIME-25] [R-57] should connect when a network is found, and only when it was lost before', () => {
    const { client, online$ } = aConnection();
    client.letIn();
    client.line().drop();
    client.pass(5);
    client.line().drop();
    online$.next(true);
    expect(client.lines).toHaveLength(2);
    online$.next(false);
    expect(client.lines).toHaveLength(2);
    online$.next(true);
    expect(client.lines).toHaveLength(3);
  });

  it('should look for the service while it waits, and try once in each wait as soon as it answers', () => {
    const { client, asked, serviceAnswers, visible$ } = aConnection();
    client.letIn();
    client.line().drop();
    client.pass(5);
    client.line().drop();
    const begun = client.clock.now();
    const since = () => asked.map((at) => at - begun);
    client.pass(40_000);
    expect(since()).toEqual([17_500, 35_000]);
    expect(client.lines).toHaveLength(2);
    visible$.next(false);
    client.pass(60_000);
    expect(asked).toHaveLength(2);
    visible$.next(true);
    serviceAnswers(true);
    client.pass(17_500);
    expect([asked.length, client.lines.length]).toEqual([3, 3]);
    client.line().drop();
    client.pass(60_000);
    // It answers, and yet lets no one in: each wait is good for one attempt, and the bound of five stays.
    expect(client.lines.length).toBeLessThanOrEqual(6);
  });

  it('should connect at an answer to another request, once in each wait, and not right after the close', () => {
    const { client, answered$ } = aConnection();
    client.letIn();
    client.line().drop();
    client.pass(5);
    client.line().drop();
    answered$.next();
    client.pass(FINDING.quiet - 1);
    answered$.next();
    expect(client.lines).toHaveLength(2);
    client.pass(1);
    answered$.next();
    answered$.next();
    expect(client.lines).toHaveLength(3);
  });

  it('[W-REALTIME-16] should connect at most five times, however many requests are answered', () => {
    const { client, answered$, view } = aConnection();
    client.letIn();
    for (let second = 0; second < 300; second += 1) {
      client.line().drop();
      client.pass(1_000);
      answered$.next();
    }
    expect(client.lines).toHaveLength(6);
    expect(view().notice?.kind).toBe('abandoned');
  });

  it('should spread the late reconnect and leave the soon one as it is', () => {
    const half = spreadOf(() => 0.5);
    expect([half(RECONNECT.soon), half(RECONNECT.late)]).toEqual([0, FINDING.late / 2]);
  });

  it('should refresh the data at intervals while there are no live events', () => {
    const { client, visible$ } = aConnection();
    let times = 0;
    const rounds = pollWhileAway({ state$: client.store.state$, visible$, clock: client.clock });
    const life = rounds.subscribe(() => {
      times += 1;
    });
    client.letIn();
    client.pass(3 * FINDING.refresh);
    expect(times).toBe(0);
    client.line().drop();
    client.pass(5);
    client.line().drop();
    client.pass(2 * FINDING.refresh);
    expect(times).toBe(2);
    visible$.next(false);
    client.pass(2 * FINDING.refresh);
    expect(times).toBe(2);
    life.unsubscribe();
  });

  it('[W-REALTIME-28] should say for as long as it takes that it gave up, until the user connects again', () => {
    const { store, client, view } = aConnection();
    giveUp(client);
    expect(view()).toMatchObject({
      dot: 'disconnected',
      mayReconnect: true,
      notice: { kind: 'abandoned', closes: 6, since: START + client.clock.now() },
    });
    client.pass(24 * 60 * MINUTE);
    expect(view().notice).toMatchObject({ kind: 'abandoned' });
    const attempts = client.lines.length;
    store.reconnectNow();
    store.reconnectNow();
    expect(client.lines).toHaveLength(attempts + 1);
    client.letIn();
    expect(view()).toMatchObject({ dot: 'connected', notice: null, mayReconnect: false });
  });

  it('should remember every close, and what followed', () => {
    const { store, client, view } = aConnection();
    client.letIn();
    client.pass(1_000);
    client.line().drop(1001);
    expect(view().past).toMatchObject([
      { number: 1, code: 1001, closedAt: START + 1_000, outcome: { kind: 'waits', until: START + 1_005 } },
    ]);
    client.pass(5);
    expect(view().past[0]?.outcome).toEqual({ kind: 'tries', after: 5 });
    client.pass(20);
    client.letIn();
    expect(view().past[0]?.outcome).toEqual({ kind: 'back', after: 25 });
    client.pass(MINUTE);
    client.line().drop();
    client.pass(5);
    client.line().drop();
    expect(view().past.map(({ number, outcome }) => [number, outcome.kind])).toEqual([
      [3, 'waits'],
      [2, 'failed'],
      [1, 'back'],
    ]);
    store.reconnectNow();
    client.letIn();
    client.pass(5 * MINUTE);
    expect(view().past[0]?.outcome).toEqual({ kind: 'back', after: 0 });
  });

  it('should remember that it gave up, and that it was back all the same', () => {
    const { store, client, view } = aConnection();
    giveUp(client);
    expect(view().past[0]).toMatchObject({ gaveUpAfter: 6, outcome: { kind: 'nothing' } });
    client.pass(MINUTE);
    store.reconnectNow();
    client.letIn();
    expect(view().past[0]).toMatchObject({ gaveUpAfter: 6, outcome: { kind: 'back', after: MINUTE } });
    expect(
      view()
        .past.slice(1)
        .every(({ gaveUpAfter }) => gaveUpAfter === null),
    ).toBe(true);
  });

  it('should remember the latest, as many as can be shown', () => {
    const { client, view } = aConnection();
    client.letIn();
    for (let close = 1; close <= SHOWN_AT_MOST + 5; close += 1) {
      client.reconnect();
      client.pass(10 * MINUTE);
    }
    expect(view().past).toHaveLength(SHOWN_AT_MOST);
    expect(view().past[0]?.number).toBe(SHOWN_AT_MOST + 5);
  });

  it('should be right though the clock on the wall is set', () => {
    const { client, view, wall } = aConnection();
    client.letIn();
    client.line().drop();
    wall.setBy(-60 * MINUTE);
    client.comeBack();
    expect(view().past[0]?.outcome).toEqual({ kind: 'back', after: 5 });
  });

  it('[R-45] should connect once however often it is opened', () => {
    const { store, client } = aConnection();
    store.open();
    expect(client.lines).toHaveLength(1);
  });
});

function giveUp(client: ReturnType<typeof aClient>): void {
  client.letIn();
  for (let close = 1; close <= 6; close += 1) {
    client.line().drop();
    if (close === 6) return;
    client.comeBack();
    client.pass(100_000);
  }
}

/** The connection of a client that has just been started. */
function aConnection() {
  const client = aClient();
  const online$ = new BehaviorSubject(true);
  let set = 0;
  const wall = {
    now: () => START + set + client.clock.now(),
    setBy(milliseconds: number) {
      set += milliseconds;
    },
  };
  const visible$ = new BehaviorSubject(true);
  const asked: number[] = [];
  const answered$ = new Subject<void>();
  let answers = false;
  const store = createConnectionStore({
    realtime: client.store,
    online$,
    wall,
    clock: client.clock,
    visible$,
    isThere: () => {
      asked.push(client.clock.now());
      return of(answers ? ok({}) : fail(LOST));
    },
    answered$,
    chance: () => 0.5,
  });
  const serviceAnswers = (does: boolean) => {
    answers = does;
  };
  store.open();
  return { store, client, online$, visible$, wall, asked, answered$, serviceAnswers, view: () => store.view$.value };
}
