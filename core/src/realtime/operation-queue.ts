// Queues operations until a connection is ready.
import { Observable, type SchedulerLike, type Subscription, timer } from 'rxjs';
import { fail, type Result } from '../shared/result.ts';
import type { RealtimeError } from './errors.ts';
import type { Operation } from './model.ts';
import { isOver, type Send, type Settle, type TimeLimit, timedOut } from './operations.ts';

/** Cold, emits once and completes, never errors. Unsubscribing before it is sent cancels it. */
export type OperationReply<T> = Observable<Result<T, RealtimeError>>;

/** The limit of waiting operations: more would use up memory, and flood the server when the connection is back. */
export const LONGEST_QUEUE = 100;

export interface OperationQueue {
  /** Sends it once there is a connection, within the time limit that starts now. */
  post(operation: Operation): OperationReply<unknown>;
  /** A connection is ready: sends the waiting operations in their order. */
  attach(send: Send): void;
  detach(): void;
  /** No connection will come: waiting and later operations fail at once. */
  close(): void;
  /** Accepts operations again. */
  open(): void;
}

interface QueuedOperation {
  readonly operation: Operation;
  readonly patience: TimeLimit;
  readonly settle: Settle;
  readonly clock: Subscription;
}

export function createOperationQueue(clock: SchedulerLike, allowed: number): OperationQueue {
  const waiting = new Set<QueuedOperation>();
  let send: Send | null = null;
  let isOpen = true;

  function wait(operation: Operation, patience: TimeLimit, settle: Settle): QueuedOperation {
    const time = timer(allowed, clock).subscribe(() => settle(tooLate(operation)));
    const entry = { operation, patience, settle, clock: time };
    waiting.add(entry);
    return entry;
  }

  const tooLate = ({ operation }: Operation) => fail(timedOut(operation, allowed));

  function take(entry: QueuedOperation): boolean {
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
        if (waiting.size >= LONGEST_QUEUE) {
          return settle(fail({ kind: 'full', operation: operation.operation, waiting: waiting.size }));
        }
        const entry = wait(operation, patience, settle);
        return () => take(entry);
      }),
    attach(next) {
      send = next;
      for (const entry of waiting) {
        // If the connection ends meanwhile, the rest waits for the next one.
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
