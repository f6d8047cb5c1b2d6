import { fail, ok } from '@felles/core';
import { createUnreadStore } from '@felles/core/internal/workspace/unread/store';
import { badgeOf } from '@felles/core/workspace/unread';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createNetwork, LOST } from '../../data/network.ts';

function unread() {
  const network = createNetwork<null, number>();
  const again$ = new Subject<void>();
  const store = createUnreadStore({ port: { unread: () => network.ask(null) }, again$ });
  return { network, again$, store };
}

describe('the count of unread messages', () => {
  it('[W-CHAT-28] should be asked for when the user is there, and again when something tells of it', () => {
    const { network, again$, store } = unread();
    expect([network.asked, store.count$.value]).toEqual([0, null]);
    store.open();
    network.open[0]?.answer(ok(4));
    expect(store.count$.value).toBe(4);
    again$.next();
    expect(store.count$.value).toBe(4);
    network.open[0]?.answer(ok(5));
    expect(store.count$.value).toBe(5);
    store.askAgain();
    network.open[0]?.answer(ok(0));
    expect(store.count$.value).toBe(0);
  });

  it('should be lower at once by what is read here, never below none', () => {
    const { network, store } = unread();
    store.open();
    network.open[0]?.answer(ok(2));
    store.read(1);
    expect(store.count$.value).toBe(1);
    store.read(3);
    expect(store.count$.value).toBe(0);
  });

  it('should not be known after a failure, nor be of the user before', () => {
    const { network, again$, store } = unread();
    store.open();
    network.open[0]?.answer(ok(4));
    again$.next();
    network.open[0]?.answer(fail(LOST));
    expect(store.count$.value).toBeNull();
    store.askAgain();
    network.open[0]?.answer(ok(3));
    store.close();
    expect(store.count$.value).toBeNull();
  });

  it.each([
    [null, null],
    [0, null],
    [-1, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('should stand in a badge as short as it has room for: %s as %s', (count, badge) => {
    expect(badgeOf(count)).toBe(badge);
  });
});
