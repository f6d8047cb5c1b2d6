import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

/** For the developer: a call through a door that is closed. */
export const CLOSED_DOOR = new Error(
  'the portal or workspace is closed: open() it anew before anything is asked through it',
);

/** The network and the clocks of a door: when it is closed, the timers and questions of its areas end, also of open ones. */
export function createEnding() {
  let running = new Subscription();
  return {
    fetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (url, init) =>
        new Promise((resolve, reject) => {
          const now = running;
          if (now.closed) return reject(CLOSED_DOOR);
          const call = new AbortController();
          const abort = (): void => call.abort();
          init?.signal?.addEventListener('abort', abort);
          // A change that is on its way is not taken back.
          if (init?.method === undefined || init.method === 'GET') now.add(abort);
          // An area is told of no failure that its own program has caused.
          fetch(url, { ...init, signal: call.signal })
            .finally(() => now.remove(abort))
            .then(resolve, (problem: unknown) => now.closed || reject(problem));
        }),
    clock: (clock: SchedulerLike): SchedulerLike => ({
      now: () => clock.now(),
      schedule<T>(work: (this: SchedulerAction<T>, state: T) => void, delay: number, state: T) {
        const timer = clock.schedule(work, delay, state);
        running.add(timer);
        return timer;
      },
    }),
    /** Before the door opens, for the first time or anew. */
    begin() {
      if (running.closed) running = new Subscription();
    },
    end: () => running.unsubscribe(),
  };
}

/** The root as a whole address. A wrong one is the mistake of the caller, and no state of the network. */
export function rootOf(root: string): string {
  const whole = root === '' ? globalThis.location?.origin : root;
  if (whole === undefined || !/^https?:/.test(whole) || !URL.canParse(whole))
    throw new Error(
      `\`root\` is '${root}', and must be an address as 'https://service.example' ('' only within a page)`,
    );
  return whole.replace(/\/+$/, '');
}
