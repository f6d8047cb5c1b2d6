// The signs of life that a client hears on a line, and for how long the line may be silent; by the specification's words.
import type { Page } from './page.ts';

export interface Pulse {
  heard(isKeepAlive: boolean): void;
  /** Nothing has been heard for longer than a client may put up with, however well it slept meanwhile. */
  isDead(): boolean;
  /** Nothing has been heard for long enough that a client may take it for dead; sooner where it has owed an answer since. */
  mayBeDead(owedSince: number): boolean;
}

/** How late a page may look and still be one that did not sleep; later, where it has not heard anything since it slept. */
const LATE = 1_000;
const LATE_AGAIN = 61_000;
/** A page need not look more often. */
const NOTICED = 5_000;
const AT_LEAST = 30_000;

export function takePulse({ clock, woke, sleeps }: Page): Pulse {
  let beats = 0;
  let longest = 0;
  let shortest = Number.POSITIVE_INFINITY;
  /** Of those between which nobody slept; null where there was none. */
  let longestAwake: number | null = null;
  let lastBeat = clock.now();
  let last = clock.now();
  /** From when on silence is to be measured: nobody was there to listen before. */
  let anew = clock.now();
  let counted = sleeps.length;
  let hasSlept = false;

  const allowed = (interval: number) => (beats < 2 ? Number.POSITIVE_INFINITY : Math.max(3 * interval, AT_LEAST));
  /** Where every interval was slept in, a client may have taken any of them for the rhythm, or know none. */
  const leastAllowed = () => allowed(longestAwake ?? shortest);
  const mostAllowed = () => (longestAwake === null ? Number.POSITIVE_INFINITY : allowed(longest));

  /** Each sleep for itself, also where nothing was heard or closed between two of them. */
  function wakeUp(): void {
    for (const { from, to } of sleeps.slice(counted)) {
      if (to - from > NOTICED + (hasSlept ? LATE_AGAIN : LATE)) anew = to;
      hasSlept = true;
    }
    counted = sleeps.length;
  }

  function beat(): void {
    beats += 1;
    if (beats > 1) longest = Math.max(longest, last - lastBeat);
    if (beats > 1) shortest = Math.min(shortest, last - lastBeat);
    if (beats > 1 && lastBeat >= woke()) longestAwake = Math.max(longestAwake ?? 0, last - lastBeat);
    lastBeat = last;
  }

  return {
    heard(isKeepAlive) {
      wakeUp();
      hasSlept = false;
      last = clock.now();
      anew = last;
      if (isKeepAlive) beat();
    },
    isDead: () => clock.now() - Math.max(last, woke()) > mostAllowed() + 1,
    mayBeDead(owedSince) {
      wakeUp();
      const now = clock.now();
      return now - anew > leastAllowed() || now - Math.max(anew, owedSince) > AT_LEAST;
    },
  };
}
