import { asyncScheduler, type SchedulerLike } from 'rxjs';

/** A clock that can be made to go so many times as fast, or as slowly, for what happens over a real socket. */
export interface QuickClock extends SchedulerLike {
  hurry(times: number): void;
}

export function quickClock(times = 1): QuickClock {
  let speed = times;
  let since = performance.now();
  let passed = 0;
  const now = () => passed + (performance.now() - since) * speed;
  const schedule: SchedulerLike['schedule'] = (work: never, delay = 0, state?: never) =>
    asyncScheduler.schedule(work, delay / speed, state);
  return {
    now,
    schedule,
    hurry(faster) {
      passed = now();
      since = performance.now();
      speed = faster;
    },
  };
}
