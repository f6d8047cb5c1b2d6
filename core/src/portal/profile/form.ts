// The form of a profile, with its changes and its saving.
import { merge, type Observable, type SchedulerLike, tap } from 'rxjs';
import type { CommandView } from '../../data/command.ts';
import { createForm, type Form, type FormView, savedBy } from '../../data/form.ts';
import { createSubmitDelay, type Readiness } from '../../data/submit-delay.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import type { CloseGuard } from '../../shell/close-question.ts';
import type { PersonMessage } from '../../texts/person.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import type { PersonPort } from '../person/model.ts';
import { createPlaceFinder, formWithPlace, type KnownPlace, type Place, placeOf } from '../person/place.ts';
import { formOf, lockedFields, type PersonChanges, withoutOldPlace } from '../person/prefill.ts';
import { formProblems, type PersonProblems, readinessOf, typedInput } from '../person/problems.ts';
import type { PersonField, PersonForm } from '../person/rules.ts';
import type { Profile } from './model.ts';
import { canUpdate, memberIdOf, type SentUpdate, updateOf, withUpdate } from './rules.ts';
import type { Saver } from './saver.ts';

/** The form, with why it can or cannot be saved. */
export interface ProfileFormView extends CommandView<ProfileMessage> {
  readonly values: PersonForm;
  /** [P-PERSON-49] The fields that only the center can change. */
  readonly locked: readonly PersonField[];
  readonly problems: PersonProblems;
  /** The state of the place's look-up. */
  readonly place: Place['status'] | null;
  readonly hasChanges: boolean;
  readonly canSave: boolean;
  /** Only a running look-up is missing, so a save would be deferred until it ends. */
  readonly canDefer: boolean;
  /** A save waits for the look-up of the place. */
  readonly waitsForPlace: boolean;
  /** Why nothing can be saved at all. */
  readonly obstacle: ProfileMessage | null;
}

export interface ProfileForm extends Pick<Form<PersonForm>, 'change' | 'discard' | 'save'> {
  readonly view$: Behavior<ProfileFormView | null>;
  /** The typed values that differ from the record; empty without a record. */
  readonly changes$: Behavior<PersonChanges>;
  readonly saveAndTell: CloseGuard['save'];
  /** Looks up places and runs deferred saves while it is subscribed. */
  readonly running$: Observable<unknown>;
  lookUpPlaceAgain(): void;
  /** Cancels a deferred save. */
  cancelDeferred(): void;
  forget(): void;
}

interface ProfileFormNeeds {
  readonly profile$: Behavior<Profile | null>;
  readonly today$: Behavior<Day>;
  readonly places: Pick<PersonPort, 'municipality'>;
  readonly saver: Saver;
  /** Replaces the record after a successful save. */
  readonly replace: (profile: Profile) => void;
  readonly saved: () => void;
  readonly clock: SchedulerLike;
}

/** The record, the looked-up place, and the current day. */
interface FormSources {
  readonly profile: Profile | null;
  readonly place: KnownPlace | null;
  readonly today: Day;
}

export function createProfileForm(needs: ProfileFormNeeds): ProfileForm {
  const { profile$, today$, places, saver, replace, saved, clock } = needs;
  const finder = createPlaceFinder(places, clock);
  const known$ = derive({ profile: profile$, place: finder.known$, today: today$ }, (known): FormSources => known);
  const form = createForm<FormSources, PersonForm, SentUpdate | null, null, PersonMessage, ProfileMessage>({
    record$: known$,
    valuesOf: ({ profile }) => formOf(profile ?? {}),
    lockedOf: ({ profile, today }) => lockedFields(profile ?? {}, today),
    problemsOf(values, known) {
      const placed = placedForm(values, known);
      return formProblems(placed, placeOf(placed, known.place), known.today);
    },
    showsAllProblems: true,
    inputOf(values, _changed, known) {
      const update = known.profile && updateOf(known.profile, placedForm(values, known));
      return known.profile && update && { before: known.profile, update };
    },
    command: saver,
    saved(_answer, sent) {
      if (profile$.value && sent) replace(withUpdate(profile$.value, sent.update));
    },
    done: saved,
  });

  const filled$ = derive({ known: known$, form: form.view$ }, ({ known, form: { values } }) => {
    const placed = placedForm(values, known);
    return { values: placed, place: placeOf(placed, known.place) };
  });
  const readiness$ = derive(
    { profile: profile$, filled: filled$, form: form.view$ },
    ({ profile, filled, form: now }): Readiness =>
      profile === null || memberIdOf(profile.memberid) === null ? 'invalid' : readinessOf(filled.place, now.problems),
  );
  const deferred = createSubmitDelay({
    input$: derive({ filled: filled$ }, ({ filled }) => typedInput(filled.values)),
    readiness$,
    rejected: () => saver.reject(null),
    clock,
  });

  function save(): void {
    if (!saver.view$.value.isSending && !deferred.defer()) form.save();
  }

  return {
    view$: derive(
      { known: known$, form: form.view$, filled: filled$, readiness: readiness$, waitsForPlace: deferred.isDeferred$ },
      ({ known: { profile, today }, ...now }) => profile && formView(profile, today, now),
    ),
    changes$: derive({ profile: profile$, form: form.view$ }, ({ profile, form: { values, changed } }) =>
      profile === null ? {} : Object.fromEntries(changed.map((field) => [field, values[field]])),
    ),
    change: form.change,
    discard: form.discard,
    save,
    saveAndTell: () => savedBy(saver, save),
    running$: merge(
      finder.lookUps(
        derive(
          { known: known$, form: form.view$ },
          ({ known: { profile }, form: { values } }) => profile && withoutOldPlace(values, profile),
        ),
      ),
      deferred.waiting$,
      deferred.due$.pipe(tap(form.save)),
    ),
    lookUpPlaceAgain: finder.lookUpAgain,
    cancelDeferred: deferred.cancel,
    forget() {
      form.discard();
      finder.restore(null);
    },
  };
}

function formView(
  profile: Profile,
  today: Day,
  now: {
    readonly form: FormView<PersonForm, PersonMessage, ProfileMessage>;
    readonly filled: { readonly values: PersonForm; readonly place: Place | null };
    readonly readiness: Readiness;
    readonly waitsForPlace: boolean;
  },
): ProfileFormView {
  const { values, place } = now.filled;
  return {
    values,
    locked: lockedFields(profile, today),
    problems: now.form.problems,
    place: place?.status ?? null,
    hasChanges: now.form.changed.length > 0,
    canSave: canUpdate(profile, values),
    canDefer: now.readiness === 'pending',
    waitsForPlace: now.waitsForPlace,
    obstacle: memberIdOf(profile.memberid) === null ? { key: 'profile.memberIdMissing', params: {} } : null,
    ...now.form.saving,
  };
}

/** The form with its looked-up place. */
const placedForm = (values: PersonForm, { profile, place }: FormSources): PersonForm =>
  formWithPlace(withoutOldPlace(values, profile ?? {}), place);
