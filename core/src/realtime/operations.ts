// The running operations of one connection.
import { type SchedulerLike, type Subscription, timer } from 'rxjs';
import { fail, ok, type Result } from '../shared/result.ts';
import type { RealtimeError } from './errors.ts';
import { type Operation, type OperationFrame, type OperationName, type ResultFrame, SUCCESS } from './model.ts';

export type Settle = (result: Result<unknown, RealtimeError>) => void;

/** When the operation was issued, and how long its answer may take (milliseconds). */
export interface TimeLimit {
  readonly issued: number;
  readonly allowed: number;
}

/** Timers fire late on a device that slept, so code checks this before it goes on. */
export const isOver = ({ issued, allowed }: TimeLimit, clock: SchedulerLike): boolean =>
  clock.now() - issued >= allowed;

/** `settle` is called exactly once: with the answer, at the time limit, or when the connection ends. */
export type Send = (operation: Operation, patience: TimeLimit, settle: Settle) => void;

export interface Operations {
  readonly ask: Send;
  /** An answer to no running operation is ignored. */
  answered(frame: ResultFrame): void;
  /** The connection ended: every running operation fails. */
  lost(): void;
}

interface Pending {
  readonly operation: Operation;
  readonly settle: Settle;
  readonly clock: Subscription;
}

export function createOperations(send: (frame: OperationFrame) => void, clock: SchedulerLike): Operations {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  const settle = (id: number, result: Result<unknown, RealtimeError>): void => {
    const found = pending.get(id);
    if (!found) return;
    pending.delete(id);
    found.clock.unsubscribe();
    found.settle(result);
  };

  return {
    ask(operation, { issued, allowed }, hear) {
      lastId += 1;
      const id = lastId;
      const error = timedOut(operation.operation, allowed);
      const time = timer(Math.max(0, issued + allowed - clock.now()), clock).subscribe(() => settle(id, fail(error)));
      // Stored before it is sent: a server in the same process answers at once.
      pending.set(id, { operation, settle: hear, clock: time });
      // The compiler does not see that an operation with its number is a frame.
      send({ ...operation, operation_id: id } as OperationFrame);
    },
    answered(frame) {
      const found = pending.get(frame.operation_id);
      if (found) settle(frame.operation_id, readAnswer(found.operation, frame));
    },
    lost() {
      for (const [id, { operation }] of [...pending]) {
        settle(id, fail({ kind: 'closed', operation: operation.operation, sent: true }));
      }
    },
  };
}

export const timedOut = (operation: OperationName, allowed: number): RealtimeError => ({
  kind: 'timedOut',
  operation,
  seconds: allowed / 1_000,
});

/** [W-REALTIME-24] Checks the operation first: the result of another one means nothing here. */
function readAnswer({ operation }: Operation, frame: ResultFrame): Result<unknown, RealtimeError> {
  if (frame.operation !== operation) return fail({ kind: 'mismatched', operation, answered: frame.operation ?? null });
  const code = frame.operation_result ?? null;
  return code === SUCCESS ? ok(frame.parameters) : fail({ kind: 'refused', operation, code });
}
