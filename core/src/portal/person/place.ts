// The place of a postal code, looked up while the visitor types.
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
import type { PersonMessage } from '../../texts/person.ts';
import type { MunicipalityLookup, PersonPort } from './model.ts';
import { isPostalCode, type PersonForm } from './rules.ts';

export const PLACE = {
  /** [P-PERSON-10] The pause after the last key before the look-up (milliseconds). */
  patience: 400,
  /** After this time the page says that the service is slow, and offers a retry (milliseconds). */
  slow: 6_000,
  /** [P-PERSON-14] The service's text for an unknown code. */
  unknown: 'Unknown areacode',
} as const;

/** The state of a look-up. */
export type Place =
  | { readonly status: 'looking' }
  /** Still loading after a long time. */
  | { readonly status: 'slow' }
  | { readonly status: 'found'; readonly municipality: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' };

/** The last look-up of a postal code. */
export interface KnownPlace {
  readonly code: string;
  readonly place: Place;
}

/** [P-PERSON-09] The postal code without a known place; null if there is none. */
const codeToLookUp = ({ postal_code: code, municipality }: PersonForm): string | null =>
  municipality === '' && isPostalCode(code) ? code : null;

/** [P-PERSON-09] [P-PERSON-54] The form with its place, if the known place belongs to its code. */
export function formWithPlace(form: PersonForm, known: KnownPlace | null): PersonForm {
  const isFound = known?.place.status === 'found' && known.code === codeToLookUp(form);
  return isFound && known.place.status === 'found' ? { ...form, municipality: known.place.municipality } : form;
}

/** The look-up of the form's own code; null for another code. */
export const placeOf = ({ postal_code }: PersonForm, known: KnownPlace | null): Place | null =>
  known?.code === postal_code ? known.place : null;

interface PlaceFinder {
  readonly known$: Behavior<KnownPlace | null>;
  /** Looks up missing places while it is subscribed. */
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
    // [P-PERSON-10] Another code cancels the running look-up, so a late answer is never used.
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

/** [P-PERSON-10] Looks a place up after a pause in the typing; unsubscribing cancels it. */
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

/** Whether an answer may still come. */
export const isAwaited = (place: Pick<Place, 'status'> | null): boolean =>
  place?.status === 'looking' || place?.status === 'slow';

/** [P-PERSON-14] [P-PERSON-55] The place in an answer, or 'unknown'; a failure means neither. */
export function placeIn(answer: Result<MunicipalityLookup>): Place {
  if (answer.ok) {
    const municipality = answer.value.municipality?.trim() ?? '';
    return answer.value.exists === false || municipality === '' ? UNKNOWN : { status: 'found', municipality };
  }
  const { error } = answer;
  if (error.kind === 'refused' && error.message.trim() === PLACE.unknown) return UNKNOWN;
  return FAILED;
}

/** The problem of a missing place: at the postal code if that is wrong, at the place if the service failed. */
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
