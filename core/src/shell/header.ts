import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** [P-SHELL-23] The page's header, which can be reduced to the way home, as on a wall screen, where a page offers that. */
export interface HeaderStore {
  readonly informationHidden$: Behavior<boolean>;
  /** What the header's toggle does; null on a page that offers none. */
  readonly toggle$: Behavior<(() => void) | null>;
  /** A page offers the toggle, and says how it stands. */
  offerToggle(toggle: () => void, hidden: boolean): void;
  /** The page is left: all of the header is there again. */
  withdraw(): void;
}

export function createHeaderStore(): HeaderStore {
  const informationHidden$ = new BehaviorSubject(false);
  const toggle$ = new BehaviorSubject<(() => void) | null>(null);
  const say = <T>(cell: BehaviorSubject<T>, value: T) => {
    if (cell.value !== value) cell.next(value);
  };
  return {
    informationHidden$,
    toggle$,
    offerToggle(toggle, hidden) {
      say(toggle$, toggle);
      say(informationHidden$, hidden);
    },
    withdraw() {
      say(toggle$, null);
      say(informationHidden$, false);
    },
  };
}
