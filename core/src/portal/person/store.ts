import { BehaviorSubject, type Observable, type SchedulerLike } from 'rxjs';
import { createFields } from '../../data/fields.ts';
import { createSubmitDelay } from '../../data/submit-delay.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, osloDay } from '../../shared/dates.ts';
import type { Failure } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import { today as daysFrom } from '../../shared/today.ts';
import type { BirthDate } from '../../shell/birth-date.ts';
import { type AgeFlags, createAges } from './age.ts';
import { changesInDraft, type PersonDraft, personDraftOf, placeInDraft } from './draft.ts';
import { createLookUp, foundFields } from './lookup.ts';
import type { Gender, PersonPort } from './model.ts';
import { createPlaceFinder, formWithPlace, placeOf } from './place.ts';
import { formOf, type KnownPerson, lockedFields, type PersonChanges, withoutOldPlace } from './prefill.ts';
import { readinessOf, typedInput } from './problems.ts';
import { FORMATS, type FormField, type PersonForm, type TextField } from './rules.ts';
import { createTermsApproval, type TermsApprovalNeeds } from './terms.ts';
import {
  allProblems,
  type FormProgress,
  type PersonFacts,
  type PersonView,
  personFactsOf,
  personViewOf,
} from './view.ts';

/** The municipality is looked up, not typed. */
export type WritableField = Exclude<TextField, 'municipality'>;

/** The form for a person, the same in all sign-ups. */
export interface PersonStore {
  readonly view$: Behavior<PersonView>;
  readonly facts$: Behavior<PersonFacts>;
  /** [P-PERSON-36] Emits only real changes. */
  readonly ages$: Behavior<AgeFlags>;
  readonly draft$: Behavior<PersonDraft>;
  /** Looks up places and persons, and follows the date, until it is closed. The input stays. */
  open(): void;
  close(): void;
  change(field: WritableField, text: string): void;
  chooseBirthDate(date: BirthDate): void;
  chooseGender(gender: Gender): void;
  approveTerms(isApproved: boolean): void;
  /** From now on the field's problem is shown. */
  leave(field: FormField): void;
  /** [P-PERSON-52] Shows the problems of all fields, after an attempt to continue. */
  showProblems(): void;
  /** Defers the submit if only a running look-up is missing. A change, or closing the form, cancels it. */
  deferSubmit(): boolean;
  cancelDeferred(): void;
  /** The place is known, so the visitor continues. */
  readonly submitIsDue$: Observable<void>;
  lookUpPlaceAgain(): void;
  typeLookUp(phone: string): void;
  /** Looks up a person by the phone number. */
  lookUp(): void;
  /** Locks the form while it is being sent. */
  lock(isLocked: boolean): void;
  restore(draft: PersonDraft): void;
  reset(): void;
}

/** The look-ups of the form, and the terms that it asks to approve. */
export interface PersonNeeds extends TermsApprovalNeeds {
  readonly port: PersonPort;
  readonly clock: SchedulerLike;
  /** Called with a failure that no page shows. */
  readonly report: (failure: Failure) => void;
}

/** A record, and the current day. */
interface DatedRecord {
  readonly profile: KnownPerson;
  readonly today: Day;
}

const EMPTY_RECORD: KnownPerson = {};
const UNTOUCHED: FormProgress = { left: [], isRejected: false, rejections: 0 };

/** The form about a person: it is filled in by a phone number, checked, and kept as a draft. */
export function createPersonStore({ port, clock, profile$, center, approval, report }: PersonNeeds): PersonStore {
  const today$ = new BehaviorSubject(osloDay(clock.now()));
  const progress$ = new BehaviorSubject<FormProgress>(UNTOUCHED);
  const scope = createScope();

  const record$ = derive({ profile: profile$ }, ({ profile }) => profile ?? EMPTY_RECORD);
  const finder = createPlaceFinder(port, clock);
  const fields = createFields<DatedRecord, PersonForm>({
    record$: derive({ profile: record$, today: today$ }, (record) => record),
    valuesOf: ({ profile }) => formOf(profile),
    lockedOf: ({ profile, today }) => lockedFields(profile, today),
  });
  const typed$ = derive({ profile: record$, view: fields.view$ }, ({ profile, view }) =>
    withoutOldPlace(view.values, profile),
  );
  const form$ = derive({ typed: typed$, known: finder.known$ }, ({ typed, known }) => formWithPlace(typed, known));
  /** The values of the last look-up, which the next may replace. */
  let filled: PersonChanges = {};
  const lookUp = createLookUp({
    port,
    report,
    found(person, number) {
      const fromLookUp = foundFields(person, number, state$.value.form, filled);
      filled = { ...filled, ...fromLookUp };
      change(fromLookUp);
    },
  });

  const { approved$, isApproved$, terms$, approve, restore } = createTermsApproval({ profile$, center, approval });
  const state$ = derive(
    { profile: record$, form: form$, known: finder.known$, isApproved: isApproved$, today: today$ },
    (state) => state,
  );
  const ages$ = createAges({ form$, today$, center$: center.center$ });

  const isLocked$ = new BehaviorSubject(false);
  const lookUpView$ = derive({ profile: profile$, view: lookUp.view$ }, ({ profile, view }) =>
    profile === null ? view : null,
  );

  const change = (changes: PersonChanges): void => {
    if (!isLocked$.value) fields.change(changes);
  };
  function showProblems(): void {
    if (Object.keys(allProblems(state$.value)).length === 0) return;
    progress$.next({ ...progress$.value, isRejected: true, rejections: progress$.value.rejections + 1 });
  }

  const deferred = createSubmitDelay({
    input$: derive(
      { state: state$, departmentId: center.departmentId$ },
      ({ state: { form, isApproved }, departmentId }) => typedInput(form, isApproved, departmentId),
    ),
    readiness$: derive({ state: state$ }, ({ state }) =>
      readinessOf(placeOf(state.form, state.known), allProblems(state)),
    ),
    rejected: showProblems,
    clock,
  });

  return {
    ages$,
    view$: derive(
      {
        state: state$,
        progress: progress$,
        approved: approved$,
        terms: terms$,
        lookUp: lookUpView$,
        isLocked: isLocked$,
        waitsForPlace: deferred.isDeferred$,
      },
      ({ state, progress, approved, terms: { link, name }, ...others }) =>
        personViewOf(state, progress, { ...others, link, othersApproved: approved !== null && approved !== name }),
    ),
    facts$: derive({ state: state$, ages: ages$ }, ({ state, ages }) => personFactsOf(state, ages)),
    draft$: derive(
      { changes: fields.typed$, known: finder.known$, approved: approved$ },
      ({ changes, known, approved }) => personDraftOf(changes, known, approved),
    ),
    open() {
      scope.reopen();
      scope.add(daysFrom(clock).subscribe((day) => today$.next(day)));
      scope.add(finder.lookUps(typed$).subscribe());
      scope.add(deferred.waiting$.subscribe());
    },
    close() {
      scope.close();
      deferred.cancel();
      lookUp.settle();
    },
    change: (field, text) => change({ [field]: FORMATS[field](text) }),
    chooseBirthDate: (date) => change({ date_of_birth: date }),
    chooseGender: (gender) => change({ gender }),
    approveTerms(isApproved) {
      if (!isLocked$.value) approve(isApproved);
    },
    leave(field) {
      const { left } = progress$.value;
      if (!left.includes(field)) progress$.next({ ...progress$.value, left: [...left, field] });
    },
    showProblems,
    deferSubmit: deferred.defer,
    cancelDeferred: deferred.cancel,
    submitIsDue$: deferred.due$,
    lookUpPlaceAgain: finder.lookUpAgain,
    typeLookUp(phone) {
      if (!isLocked$.value) lookUp.type(phone);
    },
    lookUp() {
      if (!isLocked$.value) lookUp.ask();
    },
    lock: (isLocked) => isLocked$.next(isLocked),
    restore(draft) {
      fields.drop();
      // Before the postal code is set, so that its place is not looked up again.
      finder.restore(placeInDraft(draft));
      fields.change(changesInDraft(draft));
      restore(draft.approvedTerms);
    },
    reset() {
      fields.drop();
      finder.restore(null);
      lookUp.forget();
      filled = {};
      restore(null);
      progress$.next(UNTOUCHED);
    },
  };
}
