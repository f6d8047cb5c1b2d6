// The form between the service's record, what was changed, and the place that was looked up.
import type { Message } from '../../messages.ts';
import type { Day } from '../../shared/dates.ts';
import { isPostalCode } from '../person/fields.ts';
import { type Place, placeProblem } from '../person/place.ts';
import { type PersonField, type PersonForm, type PersonProblems, personProblems } from '../person/rules.ts';
import type { Profile } from './model.ts';
import { canUpdate, formOf, lockedFields, memberIdOf, type ProfileChanges, realChanges } from './rules.ts';

/** What was last found out about a postal code. */
export interface KnownPlace {
  readonly code: string;
  readonly place: Place;
}

/** The form before any place was looked up: another postal code takes the old place with it. */
export function formWithChanges(profile: Profile, changes: ProfileChanges, today: Day): PersonForm {
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

/** Everything the form shows. */
export interface ProfileFormView {
  readonly values: PersonForm;
  /** [P-PERSON-49] The fields only the center can change. */
  readonly locked: readonly PersonField[];
  readonly problems: PersonProblems;
  /** Whether the place of the postal code is being looked up, and whether that failed and can be tried again. */
  readonly place: Place['status'] | null;
  readonly hasChanges: boolean;
  readonly canSave: boolean;
  /** Why nothing can be saved, whatever is filled in. */
  readonly obstacle: Message | null;
  readonly saving: boolean;
  /** Why the last saving failed. */
  readonly failure: Message | null;
  /** Grows each time the form is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
}

/** How far the last saving has come. */
export type Saving = Pick<ProfileFormView, 'saving' | 'failure' | 'setbacks'>;

export function formView(given: {
  readonly profile: Profile;
  readonly changes: ProfileChanges;
  readonly form: PersonForm;
  readonly known: KnownPlace | null;
  readonly today: Day;
  readonly saving: Saving;
}): ProfileFormView {
  const { profile, form, today } = given;
  const place = given.known?.code === form.postal_code ? given.known.place : null;
  return {
    values: form,
    locked: lockedFields(profile, today),
    problems: problemsOf(form, place),
    place: place?.status ?? null,
    hasChanges: Object.keys(realChanges(given.changes, profile, today)).length > 0,
    canSave: canUpdate(profile, form),
    obstacle: memberIdOf(profile.memberid) === null ? { key: 'profile.memberIdMissing', params: {} } : null,
    ...given.saving,
  };
}

/** A place that is not there is the fault of its postal code, and while it is looked up of nobody. */
export function problemsOf(form: PersonForm, place: Place | null): PersonProblems {
  const { municipality, ...others } = personProblems(form);
  if (municipality === undefined) return others;
  const reason = placeProblem(place);
  if (reason !== null) return { ...others, postal_code: reason };
  const isExplained = others.postal_code !== undefined || place?.status === 'looking';
  return isExplained ? others : { ...others, municipality };
}
