import { concat, map, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs';
import type { Message } from '../../messages.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { MunicipalityLookup } from './model.ts';
import type { PersonPort } from './port.ts';

export const PLACE = {
  /** [P-PERSON-10] How long after the last keystroke the place is looked up (milliseconds). */
  patience: 400,
  /** [P-PERSON-14] What the service says of a code that is none. */
  unknown: 'Unknown areacode',
} as const;

/** What is known of the place that a postal code belongs to. */
export type Place =
  | { readonly status: 'looking' }
  | { readonly status: 'found'; readonly municipality: string }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly reason: Message };

/** [P-PERSON-10] Looks a place up once the typing has paused; whoever stops listening cancels it. */
export const lookUpPlace = (
  code: string,
  port: Pick<PersonPort, 'municipality'>,
  clock: SchedulerLike,
): Observable<Place> =>
  concat(
    of<Place>({ status: 'looking' }),
    timer(PLACE.patience, clock).pipe(
      switchMap(() => port.municipality(code)),
      map(placeIn),
    ),
  );

/** [P-PERSON-14] [P-PERSON-55] The place in an answer, or that there is none; a service that fails has said neither. */
export function placeIn(answer: Result<MunicipalityLookup>): Place {
  if (answer.ok) {
    const municipality = answer.value.municipality?.trim() ?? '';
    return answer.value.exists === false || municipality === '' ? UNKNOWN : { status: 'found', municipality };
  }
  const { error } = answer;
  if (error.kind === 'refused' && error.message.trim() === PLACE.unknown) return UNKNOWN;
  return { status: 'failed', reason: describeFailure(error) };
}

/** What to say about a postal code whose place is not there; null while there is nothing to say. */
export function placeProblem(place: Place | null): Message | null {
  if (place?.status === 'unknown') return { key: 'person.postalCodeUnknown', params: {} };
  return place?.status === 'failed' ? { key: 'person.placeNotFound', params: { reason: place.reason } } : null;
}

const UNKNOWN: Place = { status: 'unknown' };
