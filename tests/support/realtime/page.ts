// The page that a client lives in. It can fall asleep: what befalls it meanwhile befalls it when it wakes.
import { type SchedulerAction, type SchedulerLike, timer } from 'rxjs';

export interface Page {
  /** Everybody's time, by which nothing happens while the page sleeps. */
  readonly clock: SchedulerLike;
  sleep(milliseconds: number): void;
  /** Does it at once, or when the page wakes. */
  whenAwake(act: () => void): void;
  /** When something due at this time happens here. */
  felt(due: number): number;
  /** When it last woke. */
  woke(): number;
  /** Each time that it slept, the latest last. */
  readonly sleeps: readonly Sleep[];
}

export interface Sleep {
  readonly from: number;
  readonly to: number;
}

export function createPage(clock: SchedulerLike): Page {
  const sleeps: Sleep[] = [];
  let slept = Number.NEGATIVE_INFINITY;
  let woke = Number.NEGATIVE_INFINITY;

  const schedule = <T>(work: (this: SchedulerAction<T>, state?: T) => void, delay?: number, state?: T) =>
    clock.schedule<T>(
      function (given) {
        if (clock.now() < woke) this.schedule(given, woke - clock.now());
        else work.call(this, given);
      },
      delay,
      state,
    );

  return {
    clock: { now: () => clock.now(), schedule },
    sleep(milliseconds) {
      slept = clock.now();
      woke = slept + milliseconds;
      sleeps.push({ from: slept, to: woke });
    },
    whenAwake(act) {
      if (clock.now() < woke) timer(woke - clock.now(), clock).subscribe(act);
      else act();
    },
    felt: (due) => (due >= slept && due < woke ? woke : due),
    woke: () => woke,
    sleeps,
  };
}
