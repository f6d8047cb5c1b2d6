// Automatic reconnects: the history of closes and reconnects, and the wait for the next one.
import { type SchedulerLike, timer } from 'rxjs';
import { createSlot } from '../shared/scope.ts';
import type { ConnectionState } from './model.ts';
import { mayReconnectAt, mayRevive, NO_HISTORY, planReconnect, pruneHistory, type ReconnectHistory } from './rules.ts';

export interface Comeback {
  /** Plans the reconnect after a close, and returns the client's state until then. */
  closed(): OfflineState;
  /** Ends the wait, and keeps the history. */
  cancel(): void;
  /** [W-REALTIME-26] The user reconnects by hand: earlier closes no longer count. */
  forget(): void;
  /** [W-REALTIME-25] Reconnects now, if another reconnect is allowed. It counts as one. */
  hurry(): void;
  /** [W-REALTIME-25] Tries an abandoned connection again, unless that was done a short while ago. */
  revive(): void;
}

/** The states of a client without a connection that should have one. */
export type OfflineState = Extract<ConnectionState, { kind: 'waiting' | 'abandoned' }>;

export interface ComebackNeeds {
  readonly clock: SchedulerLike;
  /** Added to a planned delay (milliseconds); never negative. */
  readonly spread: (planned: number) => number;
  readonly connect: () => void;
}

export function createComeback({ clock, spread, connect }: ComebackNeeds): Comeback {
  let history: ReconnectHistory = NO_HISTORY;
  const wait = createSlot();
  let lastRevival: number | null = null;

  function begin(): void {
    wait.end();
    history = { ...history, reconnects: [...history.reconnects, clock.now()] };
    connect();
  }

  return {
    closed() {
      const now = clock.now();
      history = pruneHistory({ ...history, closes: [...history.closes, now] }, now);
      const plan = planReconnect(history);
      if (plan.kind === 'abandon') return { kind: 'abandoned', since: now, closes: history.closes.length };
      const delay = plan.ms + spread(plan.ms);
      wait.run(timer(delay, clock), begin);
      return { kind: 'waiting', until: now + delay };
    },
    cancel: wait.end,
    forget() {
      wait.end();
      history = NO_HISTORY;
    },
    hurry() {
      if (mayReconnectAt(history.reconnects, clock.now())) begin();
    },
    revive() {
      const now = clock.now();
      if (!mayRevive(lastRevival, now)) return;
      lastRevival = now;
      history = NO_HISTORY;
      begin();
    },
  };
}
