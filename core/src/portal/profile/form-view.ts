import type { Day } from '../../shared/dates.ts';
import { type KnownPlace, placeOf, problemsOf } from '../person/form.ts';
import type { Place } from '../person/place.ts';
import { lockedFields, type PersonChanges, realChanges } from '../person/prefill.ts';
import type { PersonProblems } from '../person/problems.ts';
import type { PersonField, PersonForm } from '../person/rules.ts';
import type { Outlook } from '../person/wish.ts';
import type { ProfileMessage } from './messages.ts';
import type { Profile } from './model.ts';
import { canUpdate, memberIdOf } from './rules.ts';

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
  /** Nothing is missing but a place that is looked up: to save can be wished for, and is done once it is there. */
  readonly canWishToSave: boolean;
  /** The member wants to save as soon as the place is there. */
  readonly waitsForPlace: boolean;
  /** Why nothing can be saved, with any change. */
  readonly obstacle: ProfileMessage | null;
  readonly saving: boolean;
  /** Why the last saving failed. */
  readonly failure: ProfileMessage | null;
  /** It is not known whether it was saved: perhaps only the answer was lost. */
  readonly isUncertain: boolean;
  /** Grows each time the form is turned down, so that the focus can move to the reason. */
  readonly setbacks: number;
}

/** How far the last saving has come. */
export type Saving = Pick<ProfileFormView, 'saving' | 'failure' | 'isUncertain' | 'setbacks'>;

export function formView(given: {
  readonly profile: Profile;
  readonly changes: PersonChanges;
  readonly form: PersonForm;
  readonly known: KnownPlace | null;
  readonly today: Day;
  readonly saving: Saving;
  readonly outlook: Outlook;
  readonly waitsForPlace: boolean;
}): ProfileFormView {
  const { profile, form, today } = given;
  const place = placeOf(form, given.known);
  const isKnown = memberIdOf(profile.memberid) !== null;
  return {
    values: form,
    locked: lockedFields(profile, today),
    problems: problemsOf(form, place, today),
    place: place?.status ?? null,
    hasChanges: Object.keys(realChanges(given.changes, profile, today)).length > 0,
    canSave: canUpdate(profile, form),
    canWishToSave: isKnown && given.outlook === 'placeAwaited',
    waitsForPlace: given.waitsForPlace,
    obstacle: isKnown ? null : { key: 'profile.memberIdMissing', params: {} },
    ...given.saving,
  };
}
