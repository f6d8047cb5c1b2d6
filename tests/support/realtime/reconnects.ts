// When a client connects, held against the specification.
import type { ConnectionState } from '@felles/core/internal/realtime/model';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { specifiedAt } from '../reconnect-oracle.ts';
import type { FaultyHub } from './faulty-hub.ts';
import type { Page } from './page.ts';

export type UserAct = 'start' | 'close' | 'reconnectNow' | 'online';

export interface Reconnects {
  /** The user is about to do something that begins or ends a connection: what happens now is their doing. */
  byUser(what: UserAct, act: () => void): void;
}

const HALF_AN_HOUR = 1_800_000;

export function watchReconnects(
  client: RealtimeStore,
  hub: FaultyHub,
  { clock, felt }: Page,
  offend: (what: string) => void,
): Reconnects {
  let closes: number[] = [];
  let starts: number[] = [];
  let doing: UserAct | null = null;
  let due: number | null = null;
  let lastRevival = Number.NEGATIVE_INFINITY;

  const startedLately = () => starts.filter((start) => clock.now() - start < HALF_AN_HOUR).length;

  client.state$.subscribe((state) => {
    if (state.kind === 'connecting') began();
    if (state.kind === 'waiting' || state.kind === 'abandoned') closed(state);
  });

  /** A connection that the user did not ask for counts, and must have been planned. */
  function began(): void {
    const isDue = due !== null && clock.now() === felt(due);
    if (doing === null && !isDue) offend(`[I-08] connected at ${clock.now()}, planned was ${due}`);
    due = null;
    if (doing !== null && doing !== 'online') return;
    if (startedLately() >= 5) offend('[I-08] the sixth reconnect in half an hour');
    starts.push(clock.now());
  }

  function closed(state: Extract<ConnectionState, { kind: 'waiting' | 'abandoned' }>): void {
    closes.push(clock.now());
    const decision = specifiedAt(closes, starts);
    const made = state.kind === 'abandoned' ? 'abandon' : state.until - clock.now();
    if (made !== decision) offend(`[I-08] decided ${made} where ${decision} is specified`);
    due = state.kind === 'waiting' ? state.until : null;
    if (hub.live().length > 0) offend(`[I-02] ${state.kind} while a socket is open`);
  }

  /** Whether the user's doing this must open a socket. In any other state it must not. */
  function opens(what: UserAct, before: ConnectionState['kind']): boolean {
    switch (what) {
      case 'start':
        return before === 'idle' || before === 'closed';
      case 'reconnectNow':
        return before === 'waiting' || before === 'abandoned';
      case 'online':
        if (before === 'waiting') return startedLately() < 5;
        return before === 'abandoned' && clock.now() - lastRevival >= HALF_AN_HOUR;
      case 'close':
        return false;
    }
  }

  return {
    byUser(what, act) {
      const before = client.state$.value.kind;
      const attempts = hub.attempts.length;
      const isToOpen = opens(what, before);
      const isRevival = what === 'online' && before === 'abandoned';
      if (isToOpen && isRevival) lastRevival = clock.now();
      if (isToOpen && (isRevival || what === 'reconnectNow')) {
        closes = [];
        starts = [];
      }
      doing = what;
      act();
      doing = null;
      if (what === 'close') due = null;
      const opened = hub.attempts.length - attempts;
      if (opened !== (isToOpen ? 1 : 0)) offend(`[I-02] ${what} opened ${opened} sockets when ${before}`);
    },
  };
}
