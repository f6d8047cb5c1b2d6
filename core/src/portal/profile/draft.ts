import { BehaviorSubject, distinctUntilChanged, map, type Observable, of, type SchedulerLike, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { lookUpPlace } from '../person/place.ts';
import type { PersonPort } from '../person/port.ts';
import type { PersonForm } from '../person/rules.ts';
import { codeToLookUp, formWithChanges, formWithPlace, type KnownPlace } from './form.ts';
import type { Profile } from './model.ts';
import { changesSince, type ProfileChanges } from './rules.ts';

/** What a member is about to change: theirs alone, until it is saved. */
export interface Draft {
  readonly changes$: Behavior<ProfileChanges>;
  readonly form$: Behavior<PersonForm | null>;
  readonly known$: Behavior<KnownPlace | null>;
  /** Looks up the places of postal codes for as long as it is listened to. */
  readonly lookUps$: Observable<unknown>;
  change(changes: ProfileChanges): void;
  lookUpAgain(): void;
  /** Drops the changes that were in a form when it was saved. */
  saved(form: PersonForm): void;
  discard(): void;
  /** Drops the changes, and what was found out because of them. */
  forget(): void;
}

export interface DraftNeeds {
  readonly profile$: Behavior<Profile | null>;
  readonly today$: Behavior<Day>;
  readonly places: PersonPort;
  readonly clock: SchedulerLike;
}

export function createDraft({ profile$, today$, places, clock }: DraftNeeds): Draft {
  const changes$ = new BehaviorSubject<ProfileChanges>({});
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
  // [P-PERSON-10] Another code cancels the looking up of the one before it, so a late answer is never taken.
  const lookUps$ = wanted$.pipe(
    distinctUntilChanged((a, b) => a.code === b.code && a.attempt === b.attempt),
    switchMap(({ code }) => (code === null ? of(null) : look(code))),
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
    forget() {
      changes$.next({});
      known$.next(null);
    },
  };
}
