import { type SchedulerLike, VirtualTimeScheduler } from 'rxjs';

/** A monotonic clock in the test's hands. */
export interface Clock extends SchedulerLike {
  pass(milliseconds: number): void;
  /** Time goes by, and whatever was to happen happens that much later. */
  sleep(milliseconds: number): void;
  /** How many things are still to happen. */
  waiting(): number;
}

export function aClock(): Clock {
  const virtual = new VirtualTimeScheduler();
  let slept = 0;
  return {
    now: () => virtual.frame + slept,
    schedule: virtual.schedule.bind(virtual),
    pass(milliseconds) {
      virtual.maxFrames = virtual.frame + milliseconds;
      virtual.flush();
      virtual.frame = virtual.maxFrames;
    },
    sleep(milliseconds) {
      slept += milliseconds;
    },
    waiting: () => virtual.actions.length,
  };
}
