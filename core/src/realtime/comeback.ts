// How the client comes back by itself: what it remembers of closes and reconnects, and the one wait there may be.
import { type SchedulerLike, timer } from 'rxjs';
import { createSlot } from '../shared/scope.ts';
import type { ConnectionState } from './model.ts';
import { mayReconnectAt, mayRevive, NO_HISTORY, planReconnect, pruned, type ReconnectHistory } from './rules.ts';

export interface Comeback {
  /** A connection closed. Plans the way back, and says in which state the client is until then. */
  closed(): Away;
  /** Ends the wait, and forgets nothing. */
  cancel(): void;
  /** [W-REALTIME-26] The user connects again: earlier closes do not count any more. */
  forget(): void;
  /** [W-REALTIME-25] The wait ends now, if there may be another reconnect. It counts as one. */
  hurry(): void;
  /** [W-REALTIME-25] What was given up is tried again, if that was not done a short while ago. */
  revive(): void;
}

/** The states of a client that has no connection and wants one. */
export type Away = Extract<ConnectionState, { kind: 'waiting' | 'abandoned' }>;

export interface ComebackNeeds {
  readonly clock: SchedulerLike;
  /** What is added to a planned delay (milliseconds), never less than nothing. */
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
      history = pruned({ ...history, closes: [...history.closes, now] }, now);
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
