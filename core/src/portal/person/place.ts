// The place of a postal code: looked up while the visitor types, and filled in once it is found.
import {
  BehaviorSubject,
  concat,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import { isPostalCode } from './fields.ts';
import type { PersonMessage } from './messages.ts';
import type { MunicipalityLookup } from './model.ts';
import type { PersonPort } from './port.ts';
import type { PersonForm } from './rules.ts';

export const PLACE = {
  /** [P-PERSON-10] How long after the last keystroke the place is looked up (milliseconds). */
  patience: 400,
  /** How long the service may take before the page says that it is slow, and offers to ask again (milliseconds). */
  slow: 6_000,
  /** [P-PERSON-14] What the service says of a code that is none. */
  unknown: 'Unknown areacode',
} as const;

/** What is known of the place that a postal code belongs to. */
export type Place =
  | { readonly status: 'looking' }
  /** Still on its way, after so long that a visitor begins to wonder. */
  | { readonly status: 'slow' }
  | { readonly status: 'found'; readonly municipality: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' };

/** What was last found out about a postal code. */
export interface KnownPlace {
  readonly code: string;
  readonly place: Place;
}

/** [P-PERSON-09] The postal code whose place is missing; null where there is none to look for. */
const codeToLookUp = ({ postal_code: code, municipality }: PersonForm): string | null =>
  municipality === '' && isPostalCode(code) ? code : null;

/** [P-PERSON-09] [P-PERSON-54] The form with the place of its postal code, once that is known; of no other code. */
export function formWithPlace(form: PersonForm, known: KnownPlace | null): PersonForm {
  const isFound = known?.place.status === 'found' && known.code === codeToLookUp(form);
  return isFound && known.place.status === 'found' ? { ...form, municipality: known.place.municipality } : form;
}

/** What is known of the place of the form's own postal code. */
export const placeOf = ({ postal_code }: PersonForm, known: KnownPlace | null): Place | null =>
  known?.code === postal_code ? known.place : null;

export interface PlaceFinder {
  readonly known$: Behavior<KnownPlace | null>;
  /** Looks up the place of a form without one, for as long as it is listened to. */
  lookUps(form$: Behavior<PersonForm | null>): Observable<unknown>;
  lookUpAgain(): void;
  restore(known: KnownPlace | null): void;
}

export function createPlaceFinder(places: Pick<PersonPort, 'municipality'>, clock: SchedulerLike): PlaceFinder {
  const known$ = new BehaviorSubject<KnownPlace | null>(null);
  const attempt$ = new BehaviorSubject(0);
  const look = (code: string): Observable<KnownPlace> =>
    lookUpPlace(code, places, clock).pipe(map((place) => ({ code, place })));
  const isFound = (code: string): boolean => known$.value?.code === code && known$.value.place.status === 'found';

  return {
    known$,
    // [P-PERSON-10] Another code cancels the looking up of the one before it, so a late answer is never taken.
    lookUps: (form$) =>
      derive({ form: form$, attempt: attempt$ }, ({ form, attempt }) => ({
        code: form && codeToLookUp(form),
        attempt,
      })).pipe(
        distinctUntilChanged((a, b) => a.code === b.code && a.attempt === b.attempt),
        switchMap(({ code }) => {
          if (code === null) return of(null);
          return isFound(code) ? EMPTY : look(code);
        }),
        map((known) => known$.next(known)),
      ),
    lookUpAgain: () => attempt$.next(attempt$.value + 1),
    restore: (known) => known$.next(known),
  };
}

/** [P-PERSON-10] Looks a place up once the typing has paused; to unsubscribe cancels it. */
export const lookUpPlace = (
  code: string,
  port: Pick<PersonPort, 'municipality'>,
  clock: SchedulerLike,
): Observable<Place> =>
  concat(
    of<Place>({ status: 'looking' }),
    timer(PLACE.patience, clock).pipe(
      switchMap(() =>
        merge(timer(PLACE.slow, clock).pipe(map(() => SLOW)), port.municipality(code).pipe(map(placeIn))),
      ),
      takeWhile<Place>(isAwaited, true),
    ),
  );

/** Whether there may still be an answer. */
export const isAwaited = (place: Pick<Place, 'status'> | null): boolean =>
  place?.status === 'looking' || place?.status === 'slow';

/** [P-PERSON-14] [P-PERSON-55] The place in an answer, or that there is none; a service that fails has said neither. */
export function placeIn(answer: Result<MunicipalityLookup>): Place {
  if (answer.ok) {
    const municipality = answer.value.municipality?.trim() ?? '';
    return answer.value.exists === false || municipality === '' ? UNKNOWN : { status: 'found', municipality };
  }
  const { error } = answer;
  if (error.kind === 'refused' && error.message.trim() === PLACE.unknown) return UNKNOWN;
  return FAILED;
}

/**
 * What to say where a place is missing: beside the postal code where that is wrong, beside the place where the service
 * failed. Nothing while it may still come.
 */
export function placeProblems(place: Place | null): {
  readonly postal_code?: PersonMessage;
  readonly municipality?: PersonMessage;
} {
  if (place?.status === 'unknown') return { postal_code: { key: 'person.postalCodeUnknown', params: {} } };
  return place?.status === 'failed' ? { municipality: { key: 'person.placeNotFound', params: {} } } : {};
}

const SLOW: Place = { status: 'slow' };
const UNKNOWN: Place = { status: 'unknown' };
const FAILED: Place = { status: 'failed' };
