// When a message counts as read: after it has been in view long enough to be read.
import { type SchedulerLike, timer } from 'rxjs';
import { createSlot } from '../../shared/scope.ts';

/** How long (milliseconds). */
const READING = 1_000;

export interface ReadMarker {
  /** The messages that are in view now. */
  inView(ids: readonly string[]): void;
  close(): void;
}

export interface ReadingNeeds {
  readonly clock: SchedulerLike;
  /** Hears of each message once. */
  read(ids: readonly string[]): void;
}

export function createReading({ clock, read }: ReadingNeeds): ReadMarker {
  const reported = new Set<string>();
  /** Since when each has been in view without a break. */
  let since = new Map<string, number>();
  const waiting = createSlot();

  function look(): void {
    waiting.end();
    const now = clock.now();
    const ready = [...since].filter(([, from]) => now - from >= READING).map(([id]) => id);
    for (const id of ready) {
      reported.add(id);
      since.delete(id);
    }
    const next = Math.min(...since.values());
    if (Number.isFinite(next)) waiting.run(timer(next + READING - now, clock), look);
    if (ready.length > 0) read(ready);
  }

  return {
    inView(ids) {
      // A second that is over now counts before the view changes.
      look();
      const now = clock.now();
      since = new Map(ids.filter((id) => !reported.has(id)).map((id) => [id, since.get(id) ?? now]));
      look();
    },
    close() {
      waiting.end();
      since.clear();
    },
  };
}
