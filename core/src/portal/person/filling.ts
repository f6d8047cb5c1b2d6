import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { codeToLookUp, formWithChanges, formWithPlace, type KnownPlace } from './form.ts';
import { lookUpPlace } from './place.ts';
import type { PersonPort } from './port.ts';
import { changesSince, type KnownPerson, type PersonChanges } from './prefill.ts';
import type { PersonForm } from './rules.ts';

/** What the visitor is filling in, over the service's record of them. It stays in the page until it is sent. */
export interface Filling {
  readonly changes$: Behavior<PersonChanges>;
  readonly form$: Behavior<PersonForm | null>;
  readonly known$: Behavior<KnownPlace | null>;
  /** Looks up the places of postal codes for as long as it is listened to. */
  readonly lookUps$: Observable<unknown>;
  change(changes: PersonChanges): void;
  lookUpAgain(): void;
  /** Drops the changes that were in a form when it was saved. */
  saved(form: PersonForm): void;
  discard(): void;
  /** Takes up what was filled in before, with the place that was known then. */
  restore(changes: PersonChanges, known: KnownPlace | null): void;
  /** Drops the changes, and what was found out because of them. */
  forget(): void;
}

export interface FillingNeeds {
  /** The record of the member; an empty one for a visitor, who has to fill in everything. */
  readonly profile$: Behavior<KnownPerson | null>;
  readonly today$: Behavior<Day>;
  readonly places: Pick<PersonPort, 'municipality'>;
  readonly clock: SchedulerLike;
}

export function createFilling({ profile$, today$, places, clock }: FillingNeeds): Filling {
  const changes$ = new BehaviorSubject<PersonChanges>({});
  const known$ = new BehaviorSubject<KnownPlace | null>(null);
  const attempt$ = new BehaviorSubject(0);

  const typed$ = derive(
    { profile: profile$, changes: changes$, today: today$ },
    ({ profile, changes, today }) => profile && formWithChanges(profile, changes, today),
  );
  const wanted$ = derive({ typed: typed$, attempt: attempt$ }, ({ typed, attempt }) => ({
    code: typed && codeToLookUp(typed),
    attempt,
  }));
  const look = (code: string): Observable<KnownPlace> =>
    lookUpPlace(code, places, clock).pipe(map((place) => ({ code, place })));
  const isFound = (code: string): boolean => known$.value?.code === code && known$.value.place.status === 'found';
  // [P-PERSON-10] Another code cancels the looking up of the one before it, so a late answer is never taken.
  const lookUps$ = wanted$.pipe(
    distinctUntilChanged((a, b) => a.code === b.code && a.attempt === b.attempt),
    switchMap(({ code }) => {
      if (code === null) return of(null);
      return isFound(code) ? EMPTY : look(code);
    }),
    map((known) => known$.next(known)),
  );

  return {
    changes$,
    known$,
    lookUps$,
    form$: derive({ typed: typed$, known: known$ }, ({ typed, known }) => typed && formWithPlace(typed, known)),
    change: (changes) => changes$.next({ ...changes$.value, ...changes }),
    lookUpAgain: () => attempt$.next(attempt$.value + 1),
    saved: (form) => changes$.next(changesSince(changes$.value, form)),
    discard: () => changes$.next({}),
    restore(changes, known) {
      known$.next(known);
      changes$.next(changes);
    },
    forget() {
      changes$.next({});
      known$.next(null);
    },
  };
}
