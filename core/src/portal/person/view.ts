import type { Day } from '../../shared/dates.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { PersonMessage } from '../../texts/person.ts';
import type { AgeFlags } from './age.ts';
import type { LookUpView } from './lookup.ts';
import type { PersonalInformation } from './model.ts';
import { isAwaited, type KnownPlace, type Place, placeOf } from './place.ts';
import { type KnownPerson, lockedFields } from './prefill.ts';
import { formProblems, type PersonProblems, shownProblems } from './problems.ts';
import {
  FORM_FIELDS,
  type FormField,
  isComplete,
  type PersonField,
  type PersonForm,
  personalInformation,
} from './rules.ts';
import type { TermsView } from './terms.ts';

/** The form about the visitor, as a step of a sign-up shows it. */
export interface PersonView {
  readonly values: PersonForm;
  /** [P-PERSON-49] The fields that only the center can change. */
  readonly locked: readonly PersonField[];
  /** The problems to show. */
  readonly problems: PersonProblems;
  /** Whether the visitor tried to continue with a problem. */
  readonly isRejected: boolean;
  /** Grows each time that happens, so that the focus can move to the reason. */
  readonly rejections: number;
  /** The form is being sent, so no field can be changed. */
  readonly isLocked: boolean;
  /** The submit waits for the look-up of the place. */
  readonly waitsForPlace: boolean;
  readonly place: Place['status'] | null;
  /** [P-PERSON-04] Null if the page does not ask for an approval. */
  readonly terms: TermsView | null;
  /** Null for a logged-in member: the service knows them already. */
  readonly lookUp: LookUpView | null;
  readonly today: Day;
}

/** The form, as the steps of a flow read it. */
export interface PersonFacts {
  /** The values to send; null while anything is missing or wrong. */
  readonly information: PersonalInformation | null;
  /** The fields that are missing or wrong, in the order of the form. */
  readonly fields: readonly FormField[];
  /** [P-PERSON-50] Whether everything is filled in, even if it is wrong. */
  readonly complete: boolean;
  readonly birth: Day | null;
  readonly ages: AgeFlags;
}

/** The state of the form, with all its problems. */
interface PersonState {
  readonly profile: KnownPerson;
  readonly form: PersonForm;
  readonly known: KnownPlace | null;
  /** Null if no approval is asked for. */
  readonly isApproved: boolean | null;
  readonly today: Day;
}

/** [P-PERSON-02] All problems of the form. It never blocks without a reason, so a pending look-up counts too. */
export function allProblems({ form, known, isApproved, today }: PersonState): PersonProblems {
  const place = placeOf(form, known);
  return {
    ...formProblems(form, place, today),
    ...(isAwaited(place) && form.municipality === '' && { municipality: AWAITED }),
    ...(isApproved === false && { approve_tos: NOT_APPROVED }),
  };
}

/** [P-PERSON-50] [P-PERSON-51] `information` is null until every field is right and the terms are approved. */
export function personFactsOf(state: PersonState, ages: AgeFlags): PersonFacts {
  const { form, isApproved } = state;
  const problems = allProblems(state);
  const fields = FORM_FIELDS.filter((field) => problems[field]);
  const information = fields.length === 0 ? personalInformation(form) : null;
  return {
    information: information && isApproved ? { ...information, approve_tos: true } : information,
    fields,
    complete: isComplete(form, isApproved ?? true),
    birth: dayOfBirth(form.date_of_birth),
    ages,
  };
}

/** Which fields the visitor has left, and whether they tried to continue. */
export interface FormProgress {
  readonly left: readonly FormField[];
  readonly isRejected: boolean;
  readonly rejections: number;
}

export function personViewOf(
  state: PersonState,
  progress: FormProgress,
  others: Omit<TermsView, 'isApproved'> & Pick<PersonView, 'lookUp' | 'isLocked' | 'waitsForPlace'>,
): PersonView {
  const { profile, form, known, isApproved, today } = state;
  const place = placeOf(form, known)?.status ?? null;
  return {
    values: form,
    locked: lockedFields(profile, today),
    // While the submit waits for the place, a missing place is not the visitor's mistake.
    problems: others.waitsForPlace
      ? {}
      : shownProblems(allProblems(state), { ...progress, left: doneWith(progress, place) }),
    isRejected: progress.isRejected,
    rejections: progress.rejections,
    isLocked: others.isLocked,
    waitsForPlace: others.waitsForPlace,
    place,
    terms: isApproved === null ? null : { isApproved, othersApproved: others.othersApproved, link: others.link },
    lookUp: others.lookUp,
    today,
  };
}

/** [P-PERSON-15] A complete postal code counts as left, so that an unknown one shows its problem at once. */
const doneWith = ({ left }: FormProgress, place: Place['status'] | null): readonly FormField[] =>
  place === 'unknown' ? [...left, 'postal_code'] : left;

const AWAITED: PersonMessage = { key: 'person.placeAwaited', params: {} };
const NOT_APPROVED: PersonMessage = { key: 'person.termsMissing', params: {} };
