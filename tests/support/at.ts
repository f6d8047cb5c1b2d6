import { type SchedulerLike, VirtualTimeScheduler } from 'rxjs';

/** Time that stands still until a test moves it. */
export interface TestClock extends SchedulerLike {
  /** Lets this many milliseconds pass, and everything happen that was due in them. */
  pass(milliseconds: number): void;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that shows an instant, written as an ISO timestamp with its zone. */
export function at(timestamp: string): TestClock {
  const time = new VirtualTimeScheduler();
  time.frame = Date.parse(timestamp);
  if (Number.isNaN(time.frame)) throw new Error(`'${timestamp}' is no timestamp`);
  return {
    now: () => time.now(),
    schedule: time.schedule.bind(time),
    pass(milliseconds) {
      time.maxFrames = time.frame + milliseconds;
      time.flush();
      time.frame = time.maxFrames;
    },
  };
}
