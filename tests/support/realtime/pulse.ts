// What a client hears of a line, and for how long the line may be silent; by the specification's words.
import type { Page } from './page.ts';

export interface Pulse {
  heard(isKeepAlive: boolean): void;
  /** How much longer than allowed nothing was heard (milliseconds); less than nothing while all is well. */
  overdue(): number;
}

/** How late a page may look and still be one that did not sleep; later, where it has not heard anything since it last did. */
const LATE = 1_000;
const LATE_AGAIN = 61_000;

export function takePulse({ clock, woke }: Page): Pulse {
  let beats = 0;
  let longest = 0;
  let lastBeat: number | null = null;
  let last = clock.now();
  let lastWoken = woke();
  let isAnew = false;

  const allowed = () => (beats < 2 ? Number.POSITIVE_INFINITY : Math.max(3 * longest, 30_000));

  /** Silence is measured anew after a sleep, and so is the rhythm. */
  function wakeUp(): void {
    if (woke() === lastWoken) return;
    lastWoken = woke();
    if (lastWoken - (last + allowed() + 1) <= (isAnew ? LATE_AGAIN : LATE)) return;
    isAnew = true;
    last = lastWoken;
    lastBeat = null;
  }

  return {
    heard(isKeepAlive) {
      wakeUp();
      isAnew = false;
      last = clock.now();
      if (!isKeepAlive) return;
      beats += 1;
      if (lastBeat !== null) longest = Math.max(longest, last - lastBeat);
      lastBeat = last;
    },
    overdue() {
      wakeUp();
      return clock.now() - last - allowed();
    },
  };
}
