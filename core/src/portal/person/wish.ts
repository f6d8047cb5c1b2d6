// Going on, wished for while nothing is missing but a place that is looked up.
import { BehaviorSubject, EMPTY, type Observable, of, type SchedulerLike, switchMap, tap, timer } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isAwaited, type Place } from './place.ts';
import type { PersonProblems } from './problems.ts';
import type { PersonForm } from './rules.ts';

/**
 * How long a visitor may have waited who is still led on (milliseconds): longer than a look-up takes to fail by itself. A
 * computer that slept meanwhile sends nothing when it wakes.
 */
export const WISH_LIMIT = 60_000;

/** What stands in the way of going on: nothing but a place that may still come, something else, or nothing at all. */
export type Outlook = 'placeAwaited' | 'wrong' | 'right';

export function outlookOf(place: Place | null, problems: PersonProblems): Outlook {
  const wrong = Object.keys(problems);
  const isOnlyPlace = wrong.every((field) => field === 'municipality');
  if (isOnlyPlace && isAwaited(place)) return 'placeAwaited';
  return wrong.length === 0 ? 'right' : 'wrong';
}

/** All that was filled in and chosen, apart from the place. */
export const writtenIn = (form: PersonForm, ...others: readonly unknown[]): string =>
  JSON.stringify([{ ...form, municipality: '' }, ...others]);

/** What the visitor wants to be done with a form once its place is there: one thing at most. */
export interface Wish {
  readonly isKept$: Behavior<boolean>;
  /** Does what was wished for, or takes it back, for as long as it is listened to. */
  readonly fulfilment$: Observable<unknown>;
  /** Whether there is something to wait for, so that it is kept. */
  keep(goOn: () => void): boolean;
  drop(): void;
}

export interface WishNeeds {
  /** As `writtenIn` has it. A change of any of it takes the wish back. */
  readonly filled$: Behavior<string>;
  readonly outlook$: Behavior<Outlook>;
  /** Says what is wrong, where the place has not come. */
  readonly turnDown: () => void;
  readonly clock: SchedulerLike;
}

interface Kept {
  readonly goOn: () => void;
  readonly filled: string;
  readonly since: number;
}

export function createWish({ filled$, outlook$, turnDown, clock }: WishNeeds): Wish {
  const kept$ = new BehaviorSubject<Kept | null>(null);
  const form$ = derive({ filled: filled$, outlook: outlook$ }, (form) => form);
  const drop = (): void => kept$.next(null);

  function fulfil({ goOn, since }: Kept, outlook: Outlook): void {
    drop();
    if (outlook === 'wrong') turnDown();
    else if (clock.now() - since <= WISH_LIMIT) goOn();
  }

  const fulfilled = (kept: Kept): Observable<unknown> =>
    form$.pipe(
      switchMap(({ filled, outlook }) => {
        if (filled !== kept.filled) return of(null).pipe(tap(drop));
        // The other subscribers of the form hear of the place before the wish is done.
        return outlook === 'placeAwaited' ? EMPTY : timer(0, clock).pipe(tap(() => fulfil(kept, outlook)));
      }),
    );

  return {
    isKept$: derive({ kept: kept$ }, ({ kept }) => kept !== null),
    fulfilment$: kept$.pipe(switchMap((kept) => (kept === null ? EMPTY : fulfilled(kept)))),
    keep(goOn) {
      const { filled, outlook } = form$.value;
      if (outlook === 'placeAwaited') kept$.next({ goOn, filled, since: clock.now() });
      return outlook === 'placeAwaited';
    },
    drop,
  };
}
