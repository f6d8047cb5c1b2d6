// When a page that is open asks for what is not told live.

import { ownChannel, pollWhileSilent } from '@felles/adapters-http/internal/workspace-door/live';
import type { RealtimeError } from '@felles/core/internal/realtime/errors';
import type { ConnectionState } from '@felles/core/internal/realtime/model';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { idle, type Load, loading } from '@felles/core/internal/shared/load';
import type { Me } from '@felles/core/internal/workspace/me/model';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock } from '../../core/data/network.ts';

function aPage(state: ConnectionState) {
  const { clock, pass } = createClock();
  const state$ = new BehaviorSubject(state);
  const joined$ = new Subject<string>();
  const refused$ = new Subject<{ readonly channel: string; readonly error: RealtimeError }>();
  const visible$ = new BehaviorSubject(true);
  const realtime: Pick<RealtimeStore, 'state$' | 'joined$' | 'refused$'> = { state$, joined$, refused$ };
  let times = 0;
  pollWhileSilent({ visible$, steadyClock: clock, realtime }, (channel) =>
    channel.startsWith('conversation.'),
  ).subscribe(() => {
    times += 1;
  });
  return {
    state$,
    joined$,
    visible$,
    refuse: (channel: string) =>
      refused$.next({ channel, error: { kind: 'refused', operation: 'subscribe', code: 403 } }),
    /** How often it has asked in so many seconds. */
    in(seconds: number): number {
      const before = times;
      pass(seconds * 1_000);
      return times - before;
    },
  };
}

it('should ask every 30 seconds at a service without events, while the page is seen', () => {
  const page = aPage({ kind: 'waiting', until: 1 });
  expect(page.in(95)).toBe(3);
  page.visible$.next(false);
  expect(page.in(95)).toBe(0);
});

it('should not poll with live events, and every 30 seconds without a channel', () => {
  const page = aPage({ kind: 'ready', since: 0 });
  expect(page.in(95)).toBe(0);
  page.refuse('agreements');
  expect(page.in(95)).toBe(0);
  page.refuse('conversation.7');
  expect(page.in(95)).toBe(3);
  page.joined$.next('conversation.7');
  expect(page.in(95)).toBe(0);
});

it('should hear the own channel of the user who is known, and none after logging out', () => {
  const me$ = new BehaviorSubject<Load<Me>>(loading);
  const channels: (string | null)[] = [];
  ownChannel({ me: { me$ } }).subscribe((one) => channels.push(one));
  const known = (user: Me) => me$.next({ status: 'ready', value: user });
  known({ login_id: '501', name: 'Ola Bakken' });
  known({ login_id: '501', name: 'Ola B.' });
  me$.next(idle);
  known({ login_id: '502', name: 'Kari Lunde' });
  expect(channels).toEqual([null, 'user.501', null, 'user.502']);
});
