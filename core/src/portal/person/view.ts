import type { Day } from '../../shared/dates.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { AgeFlags } from './age.ts';
import type { LookUpView } from './lookup.ts';
import type { PersonMessage } from './messages.ts';
import type { PersonalInformation } from './model.ts';
import { isAwaited, type KnownPlace, type Place, placeOf } from './place.ts';
import { type KnownPerson, lockedFields } from './prefill.ts';
import { type PersonProblems, problemsOf, shownProblems } from './problems.ts';
import { type FormField, isComplete, type PersonField, type PersonForm, personalInformation } from './rules.ts';
import type { TermsView } from './terms.ts';

/** Everything the form of a person shows. */
export interface PersonView {
  readonly values: PersonForm;
  /** [P-PERSON-49] The fields only the center can change. */
  readonly locked: readonly PersonField[];
  /** The problems to show now: of fields that were left, and of all once the visitor tried to go on. */
  readonly problems: PersonProblems;
  /** Whether the visitor tried to go on while something was wrong. */
  readonly isRejected: boolean;
  /** Grows each time that happens, so that the focus can move to the reason. */
  readonly rejections: number;
  /** What was filled in is being sent: no field can be changed until the sending has ended. */
  readonly isLocked: boolean;
  /** The visitor wants to go on, and does once the place is there. */
  readonly waitsForPlace: boolean;
  readonly place: Place['status'] | null;
  /** [P-PERSON-04] The approval of the terms; null where the page does not ask for one. */
  readonly terms: TermsView | null;
  /** Null for a logged-in member, whom the service knows already. */
  readonly lookUp: LookUpView | null;
  readonly today: Day;
}

/** What the step machines ask of the form. */
export interface PersonFacts {
  /** What is sent; null as long as anything is missing or wrong. */
  readonly information: PersonalInformation | null;
  /** [P-PERSON-50] Whether everything is filled in, be it right or not. */
  readonly complete: boolean;
  readonly birth: Day | null;
  readonly ages: AgeFlags;
}

/** The form as it stands, before it is decided which problems to show. */
export interface PersonState {
  readonly profile: KnownPerson;
  readonly form: PersonForm;
  readonly known: KnownPlace | null;
  /** Null where no approval is asked for. */
  readonly isApproved: boolean | null;
  readonly today: Day;
}

/**
 * [P-PERSON-02] Everything that is wrong with the form. The form never blocks without a reason: it also says that it waits
 * for a place.
 */
export function allProblems({ form, known, isApproved, today }: PersonState): PersonProblems {
  const place = placeOf(form, known);
  return {
    ...problemsOf(form, place, today),
    ...(isAwaited(place) && form.municipality === '' && { municipality: AWAITED }),
    ...(isApproved === false && { approve_tos: NOT_APPROVED }),
  };
}

/** [P-PERSON-50] [P-PERSON-51] */
export function factsOf(state: PersonState, ages: AgeFlags): PersonFacts {
  const { form, isApproved } = state;
  const isRight = Object.keys(allProblems(state)).length === 0;
  const information = isRight ? personalInformation(form) : null;
  return {
    information: information && isApproved ? { ...information, approve_tos: true } : information,
    complete: isComplete(form, isApproved ?? true),
    birth: dayOfBirth(form.date_of_birth),
    ages,
  };
}

/** How far the visitor has gone through the form. */
export interface FormProgress {
  readonly left: readonly FormField[];
  readonly isRejected: boolean;
  readonly rejections: number;
}

export function viewOf(
  state: PersonState,
  progress: FormProgress,
  others: Omit<TermsView, 'isApproved'> & Pick<PersonView, 'lookUp' | 'isLocked' | 'waitsForPlace'>,
): PersonView {
  const { profile, form, known, isApproved, today } = state;
  const place = placeOf(form, known)?.status ?? null;
  return {
    values: form,
    locked: lockedFields(profile, today),
    // A visitor who waits for nothing but the place has done their part.
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

/**
 * [P-PERSON-15] A visitor who has written a whole postal code is done with it: if it does not exist, the form says so at
 * once.
 */
const doneWith = ({ left }: FormProgress, place: Place['status'] | null): readonly FormField[] =>
  place === 'unknown' ? [...left, 'postal_code'] : left;

const AWAITED: PersonMessage = { key: 'person.placeAwaited', params: {} };
const NOT_APPROVED: PersonMessage = { key: 'person.termsMissing', params: {} };
