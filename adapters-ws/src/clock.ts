import { asyncScheduler, type SchedulerLike } from 'rxjs';

/** Runs as the device does, and only goes forward: the user cannot set it. */
export const steadyClock: SchedulerLike = {
  now: () => performance.now(),
  schedule: asyncScheduler.schedule.bind(asyncScheduler),
};
