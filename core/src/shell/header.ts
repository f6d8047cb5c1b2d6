import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** [P-SHELL-23] The page's header. A page may offer to reduce it to the link home, for a wall screen. */
export interface HeaderStore {
  readonly informationHidden$: Behavior<boolean>;
  /** The action of the header's toggle; null without a toggle. */
  readonly toggle$: Behavior<(() => void) | null>;
  /** A page offers the toggle, with its state. */
  offerToggle(toggle: () => void, hidden: boolean): void;
  /** The page is left: the whole header is shown again. */
  withdraw(): void;
}

/** The state of the one header, which each page may change while it is shown. */
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
