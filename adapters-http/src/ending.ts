import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

/** The network and the clocks of a door: when it is closed, the timers and questions of its areas end, also of open ones. */
export function createEnding() {
  const running = new Subscription();
  return {
    fetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (url, init) =>
        new Promise((resolve, reject) => {
          // An area is told of no failure that its own program has caused.
          if (running.closed) return;
          const call = new AbortController();
          const abort = (): void => call.abort();
          init?.signal?.addEventListener('abort', abort);
          // A change that is on its way is not taken back.
          if (init?.method === undefined || init.method === 'GET') running.add(abort);
          fetch(url, { ...init, signal: call.signal })
            .finally(() => running.remove(abort))
            .then(resolve, (problem: unknown) => running.closed || reject(problem));
        }),
    clock: (clock: SchedulerLike): SchedulerLike => ({
      now: () => clock.now(),
      schedule<T>(work: (this: SchedulerAction<T>, state: T) => void, delay: number, state: T) {
        const timer = clock.schedule(work, delay, state);
        running.add(timer);
        return timer;
      },
    }),
    end: () => running.unsubscribe(),
  };
}
