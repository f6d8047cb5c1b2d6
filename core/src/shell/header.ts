import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** [P-SHELL-23] The page's header, which a page may reduce to the way home, as on a wall screen. */
export interface HeaderStore {
  readonly informationHidden$: Behavior<boolean>;
  hideInformation(hidden: boolean): void;
}

export function createHeaderStore(): HeaderStore {
  const informationHidden$ = new BehaviorSubject(false);
  return {
    informationHidden$,
    hideInformation(hidden) {
      if (hidden !== informationHidden$.value) informationHidden$.next(hidden);
    },
  };
}
