// The form between the service's record, what was filled in, and the place that was looked up.
import type { Day } from '../../shared/dates.ts';
import { isPostalCode } from './fields.ts';
import { isAwaited, type Place, placeProblems } from './place.ts';
import { formOf, type KnownPerson, type PersonChanges, realChanges } from './prefill.ts';
import { type PersonProblems, personProblems } from './problems.ts';
import type { PersonForm } from './rules.ts';

/** What was last found out about a postal code. */
export interface KnownPlace {
  readonly code: string;
  readonly place: Place;
}

/** The form before any place was looked up: another postal code takes the old place with it. */
export function formWithChanges(profile: KnownPerson, changes: PersonChanges, today: Day): PersonForm {
  const real = realChanges(changes, profile, today);
  const form = { ...formOf(profile), ...real };
  return real.postal_code === undefined ? form : { ...form, municipality: '' };
}

/** [P-PERSON-09] The postal code whose place is missing; null where there is none to look for. */
export const codeToLookUp = ({ postal_code: code, municipality }: PersonForm): string | null =>
  municipality === '' && isPostalCode(code) ? code : null;

/** [P-PERSON-09] [P-PERSON-54] The form with the place of its postal code, once that is known; of no other code. */
export function formWithPlace(form: PersonForm, known: KnownPlace | null): PersonForm {
  const isFound = known?.place.status === 'found' && known.code === codeToLookUp(form);
  return isFound && known.place.status === 'found' ? { ...form, municipality: known.place.municipality } : form;
}

/** What is known of the place of the form's own postal code. */
export const placeOf = ({ postal_code }: PersonForm, known: KnownPlace | null): Place | null =>
  known?.code === postal_code ? known.place : null;

/**
 * [P-PERSON-05] An empty field is missing, also one that waits for another; only during the look-up the form says nothing of
 * it.
 */
export function problemsOf(form: PersonForm, place: Place | null, today: Day): PersonProblems {
  const { municipality, ...others } = personProblems(form, today);
  if (municipality === undefined) return others;
  if (isAwaited(place)) return others;
  return { ...others, municipality, ...placeProblems(place) };
}
