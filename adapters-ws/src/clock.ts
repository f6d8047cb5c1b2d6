import { asyncScheduler, type SchedulerLike } from 'rxjs';

/** Runs as the device does, and only goes forward: nobody can set it. */
export const steadyClock: SchedulerLike = {
  now: () => performance.now(),
  schedule: asyncScheduler.schedule.bind(asyncScheduler),
};
