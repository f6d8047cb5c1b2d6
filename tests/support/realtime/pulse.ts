// What a client hears of a line, and for how long the line may be silent; by the specification's words.
import type { SchedulerLike } from 'rxjs';

export interface Pulse {
  heard(isKeepAlive: boolean): void;
  /** How much longer than allowed nothing was heard (milliseconds); less than nothing while all is well. */
  overdue(): number;
}

export function takePulse(clock: SchedulerLike): Pulse {
  const beats: number[] = [];
  let last = clock.now();

  return {
    heard(isKeepAlive) {
      last = clock.now();
      if (isKeepAlive) beats.push(last);
    },
    overdue() {
      const [first, second] = beats;
      if (first === undefined || second === undefined) return Number.NEGATIVE_INFINITY;
      const longest = Math.max(...beats.slice(1).map((at, index) => at - (beats[index] ?? at)));
      return clock.now() - last - Math.max(3 * longest, 30_000);
    },
  };
}
