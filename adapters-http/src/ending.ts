import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';
import { SLOW } from './wire/call.ts';

/** For the developer: a call through a door that is closed. */
export const CLOSED_DOOR = new Error(
  'the portal or workspace is closed: open() it anew before anything is asked through it',
);

/** For the developer: the door was closed while a question was on its way. */
export const DOOR_CLOSING = new Error(
  'the portal or workspace was closed before the answer came: open() it anew, and ask again',
);

/** A change that was not answered, so it is not known whether it was done. */
export const LATE = new Error('no answer to a change before the door was closed, nor long after');

/**
 * The network and the clocks of a door: when it is closed, the timers of its areas end, also of open ones, and each question
 * is answered by `DOOR_CLOSING`.
 */
export function createEnding(clock: SchedulerLike, steadyClock = clock) {
  let running = new Subscription();

  const ending = (clock: SchedulerLike): SchedulerLike => ({
    now: () => clock.now(),
    schedule<T>(work: (this: SchedulerAction<T>, state: T) => void, delay: number, state: T) {
      const timer = clock.schedule(work, delay, state);
      running.add(timer);
      return timer;
    },
  });

  /** Answers a question at once. A change goes on, but its time limit ends with the other timers: the longest takes its place. */
  function endOf(isChange: boolean, giveUp: (why: Error) => void): Subscription {
    const end = new Subscription();
    const closing = () => {
      if (isChange) end.add(clock.schedule(() => giveUp(LATE), SLOW));
      else giveUp(DOOR_CLOSING);
    };
    const now = running;
    now.add(closing);
    end.add(() => now.remove(closing));
    return end;
  }

  return {
    /** Resolves when the door is closed. */
    ended: (): Promise<void> => new Promise((resolve) => running.add(() => resolve())),
    fetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (url, init) =>
        new Promise((resolve, reject) => {
          if (running.closed) return reject(CLOSED_DOOR);
          const call = new AbortController();
          const end = endOf(init?.method !== undefined && init.method !== 'GET', (why) => {
            reject(why);
            call.abort(why);
          });
          init?.signal?.addEventListener('abort', () => {
            end.unsubscribe();
            call.abort();
          });
          fetch(url, { ...init, signal: call.signal })
            // A call with a signal aborts it once its whole body is read, too.
            .finally(() => init?.signal || end.unsubscribe())
            .then(resolve, reject);
        }),
    clock: ending(clock),
    steadyClock: ending(steadyClock),
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
