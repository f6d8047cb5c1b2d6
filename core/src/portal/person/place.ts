import { concat, map, merge, type Observable, of, type SchedulerLike, switchMap, takeWhile, timer } from 'rxjs';
import type { Result } from '../../shared/result.ts';
import type { PersonMessage } from './messages.ts';
import type { MunicipalityLookup } from './model.ts';
import type { PersonPort } from './port.ts';

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
