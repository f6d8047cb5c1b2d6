import { fail, NOT_OFFERED, ok } from '@felles/core';
import { createMeStore, type Me } from '@felles/core/workspace';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork, REFUSED } from '../../data/network.ts';

function aUser() {
  const network = createNetwork<string, Me>();
  const offered$ = new Subject<void>();
  const store = createMeStore({ port: { me: () => network.ask('') }, again$: offered$ });
  const channels: (string | null)[] = [];
  store.channel$.subscribe((channel) => channels.push(channel));
  return { network, store, channels, offered$ };
}

it('should name the channel of the user once it is known, and none after logging out', () => {
  const { network, store, channels } = aUser();
  store.open();
  network.open[0]?.answer(ok({ login_id: 501, name: 'Ola Bakken' }));
  store.close();
  store.open();
  network.open[0]?.answer(ok({ login_id: 502, name: 'Kari Lunde' }));
  expect(channels).toEqual([null, 'user.501', null, 'user.502']);
  expect(store.me$.value?.name).toBe('Kari Lunde');
});

it('should leave the user unknown where the service does not know the call', () => {
  const { network, store, channels } = aUser();
  store.open();
  network.open[0]?.answer(fail(REFUSED));
  expect([store.me$.value, channels]).toEqual([null, [null]]);
});

it('should ask again once the service is known to have the call', () => {
  const { network, store, offered$ } = aUser();
  store.open();
  network.open[0]?.answer(fail(NOT_OFFERED));
  offered$.next();
  network.open[0]?.answer(ok({ login_id: 501, name: 'Ola Bakken' }));
  expect(store.me$.value?.name).toBe('Ola Bakken');
});
