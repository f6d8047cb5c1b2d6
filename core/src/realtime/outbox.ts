// Operations that wait for a connection that is ready.
import { Observable, type SchedulerLike, type Subscription, timer } from 'rxjs';
import { fail, type Result } from '../shared/result.ts';
import type { RealtimeError } from './errors.ts';
import type { Operation } from './model.ts';
import { isOver, type Patience, type Send, type Settle, timedOut } from './operations.ts';

/** One answer: cold, emits once and completes, never errors. To unsubscribe before it was sent is to not send it. */
export type Answer<T> = Observable<Result<T, RealtimeError>>;

/** As many as may wait; more would be a flood when the connection is back, and memory until then. */
export const WAITING_AT_MOST = 100;

export interface Outbox {
  /** Sends it when there is a connection, within the time it was given when it was issued. */
  post(operation: Operation): Answer<unknown>;
  /** A connection is ready: what waits goes out, in the order it came. */
  attach(send: Send): void;
  detach(): void;
  /** There will be no connection: all that waits fails at once, and so does each later call. */
  close(): void;
  /** There may be one again. */
  open(): void;
}

interface Waiting {
  readonly operation: Operation;
  readonly patience: Patience;
  readonly settle: Settle;
  readonly clock: Subscription;
}

export function createOutbox(clock: SchedulerLike, allowed: number): Outbox {
  const waiting = new Set<Waiting>();
  let send: Send | null = null;
  let isOpen = true;

  function wait(operation: Operation, patience: Patience, settle: Settle): Waiting {
    const time = timer(allowed, clock).subscribe(() => settle(tooLate(operation)));
    const entry = { operation, patience, settle, clock: time };
    waiting.add(entry);
    return entry;
  }

  const tooLate = ({ operation }: Operation) => fail(timedOut(operation, allowed));

  function take(entry: Waiting): boolean {
    entry.clock.unsubscribe();
    return waiting.delete(entry);
  }

  return {
    post: (operation) =>
      new Observable((listener) => {
        const patience = { issued: clock.now(), allowed };
        const settle: Settle = (result) => {
          listener.next(result);
          listener.complete();
        };
        if (send) return send(operation, patience, settle);
        if (!isOpen) return settle(fail(notSent(operation)));
        if (waiting.size >= WAITING_AT_MOST) {
          return settle(fail({ kind: 'full', operation: operation.operation, waiting: waiting.size }));
        }
        const entry = wait(operation, patience, settle);
        return () => take(entry);
      }),
    attach(next) {
      send = next;
      for (const entry of waiting) {
        // The connection may end while they go out; the rest waits for the next one.
        if (send !== next) return;
        take(entry);
        if (isOver(entry.patience, clock)) entry.settle(tooLate(entry.operation));
        else next(entry.operation, entry.patience, entry.settle);
      }
    },
    detach() {
      send = null;
    },
    close() {
      isOpen = false;
      for (const entry of [...waiting]) if (take(entry)) entry.settle(fail(notSent(entry.operation)));
    },
    open() {
      isOpen = true;
    },
  };
}

const notSent = ({ operation }: Operation): RealtimeError => ({ kind: 'closed', operation, sent: false });
