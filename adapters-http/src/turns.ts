import type { Reply } from '@felles/core';
import { BehaviorSubject, debounceTime, defer, finalize, first, type SchedulerLike, switchMap } from 'rxjs';
import type { Call } from './wire/call.ts';

/** A browser sends six calls at a time to a service without HTTP/2; the last few of a page leave room for others. */
const FEW = 2;

/** A page that has an answer asks for what follows from it within this time (milliseconds). */
const NEXT_CALLS = 200;

/** The turns of calls: one that no page waits for leaves when few others are on their way. */
export interface Turns {
  of<T>(call: Call, reply: Reply<T>): Reply<T>;
}

export function createTurns(clock: SchedulerLike): Turns {
  const count$ = new BehaviorSubject(0);
  const few$ = count$.pipe(
    debounceTime(NEXT_CALLS, clock),
    first((count) => count <= FEW),
  );
  return {
    of(call, reply) {
      if (call.isBackground) return few$.pipe(switchMap(() => reply));
      // A file takes minutes, and nothing waits for it.
      if (call.patience !== undefined) return reply;
      return defer(() => {
        count$.next(count$.value + 1);
        return reply.pipe(finalize(() => count$.next(count$.value - 1)));
      });
    },
  };
}
