import { asyncScheduler, type SchedulerLike } from 'rxjs';

/** A clock on which everything of at least so many milliseconds passes at once, from when it is told to. */
export function quickClock(least: number): { readonly clock: SchedulerLike; hurry(): void; rest(): void } {
  let isQuick = false;
  // RxJS declares as three overloads what a scheduler has as one method.
  const schedule = ((...[work, delay = 0, state]: Parameters<typeof asyncScheduler.schedule>) =>
    asyncScheduler.schedule(work, isQuick && delay >= least ? 0 : delay, state)) as SchedulerLike['schedule'];
  return {
    clock: { now: () => asyncScheduler.now(), schedule },
    hurry: () => {
      isQuick = true;
    },
    rest: () => {
      isQuick = false;
    },
  };
}
