import { fail, ok } from '@felles/core';
import { createMeStore, type Me } from '@felles/core/workspace';
import { expect, it } from 'vitest';
import { createNetwork, REFUSED } from '../../data/network.ts';

function aUser() {
  const network = createNetwork<string, Me>();
  const store = createMeStore({ port: { me: () => network.ask('') } });
  const channels: (string | null)[] = [];
  store.channel$.subscribe((channel) => channels.push(channel));
  return { network, store, channels };
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
