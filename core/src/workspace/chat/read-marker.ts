import { type SchedulerLike, timer } from 'rxjs';
import { createSlot } from '../../shared/scope.ts';

/** The time in view (milliseconds). */
const READING = 1_000;

/** `inView` is called whenever the view changes, with no ids while the page is hidden. */
export interface ReadMarker {
  /** Called with the messages in view. */
  inView(ids: readonly string[]): void;
  close(): void;
}

/** `read` gets the ids of messages that have been in view for a second; `clock` measures it. */
export interface ReadingNeeds {
  readonly clock: SchedulerLike;
  /** Called once for each message. */
  read(ids: readonly string[]): void;
}

/** A message counts as read after it has been in view for a while. */
export function createReadMarker({ clock, read }: ReadingNeeds): ReadMarker {
  const reported = new Set<string>();
  /** Since when each message has been in view without a break. */
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
      // First counts the messages whose time is over, before the view changes.
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
