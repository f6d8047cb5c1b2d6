import { fail, ok } from '@felles/core';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import type { Me } from '@felles/core/internal/workspace/me/model';
import { createMeStore } from '@felles/core/internal/workspace/me/store';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createNetwork, REFUSED } from '../../data/network.ts';

function aUser() {
  const network = createNetwork<string, Me>();
  const offered$ = new Subject<void>();
  const store = createMeStore({ port: { me: () => network.ask('') }, again$: offered$ });
  const logins: unknown[] = [];
  store.me$.subscribe((me) => logins.push(me.status === 'ready' ? me.value.login_id : me.status));
  return { network, store, logins, offered$ };
}

it('should know the user once it is named, and none after logging out', () => {
  const { network, store, logins } = aUser();
  store.open();
  network.open[0]?.answer(ok({ login_id: '501', name: 'Ola Bakken' }));
  store.close();
  store.open();
  network.open[0]?.answer(ok({ login_id: '502', name: 'Kari Lunde' }));
  expect(logins).toEqual(['idle', 'loading', '501', 'idle', 'loading', '502']);
  expect(store.me$.value).toMatchObject({ status: 'ready', value: { name: 'Kari Lunde' } });
});

it('should leave the user unknown where the service does not know the call', () => {
  const { network, store, logins } = aUser();
  store.open();
  network.open[0]?.answer(fail(REFUSED));
  expect([store.me$.value, logins]).toEqual([{ status: 'failed', failure: REFUSED }, ['idle', 'loading', 'failed']]);
});

it('should ask again once the service is known to have the call', () => {
  const { network, store, offered$ } = aUser();
  store.open();
  network.open[0]?.answer(fail(NOT_OFFERED));
  offered$.next();
  network.open[0]?.answer(ok({ login_id: '501', name: 'Ola Bakken' }));
  expect(store.me$.value).toMatchObject({ status: 'ready', value: { name: 'Ola Bakken' } });
});
