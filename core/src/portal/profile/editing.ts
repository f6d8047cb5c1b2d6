import { merge, type Observable, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { createFilling, type Filling } from '../person/filling.ts';
import { placeOf, problemsOf } from '../person/form.ts';
import type { MemberUpdate } from '../person/model.ts';
import type { PersonPort } from '../person/port.ts';
import type { PersonChanges } from '../person/prefill.ts';
import { personProblems } from '../person/problems.ts';
import type { PersonForm } from '../person/rules.ts';
import { createWish, type Outlook, outlookOf, writtenIn } from '../person/wish.ts';
import { formView, type ProfileFormView } from './form-view.ts';
import type { Profile } from './model.ts';
import { updateOf, withUpdate } from './rules.ts';
import type { Saver } from './saving.ts';

/** The form of a profile: what is changed in it, and how that comes to be sent. */
export interface Editing {
  readonly form$: Behavior<ProfileFormView | null>;
  /** What is filled in. */
  readonly draft: Pick<Filling, 'changes$' | 'change' | 'lookUpAgain' | 'forget'>;
  /** Looks up places, and saves what waits for one, for as long as it is listened to. */
  readonly running$: Observable<unknown>;
  change(changes: PersonChanges): void;
  discard(): void;
  save(): void;
  /** Takes the wish back: nothing is saved until the member asks again. */
  dropWish(): void;
}

export interface EditingNeeds {
  readonly profile$: Behavior<Profile | null>;
  readonly today$: Behavior<Day>;
  readonly places: Pick<PersonPort, 'municipality'>;
  readonly saver: Saver;
  /** How the record is by now, where the service has taken in what was sent. */
  readonly replace: (profile: Profile) => void;
  readonly saved: () => void;
  readonly clock: SchedulerLike;
}

export function createEditing({ profile$, today$, places, saver, replace, saved, clock }: EditingNeeds): Editing {
  const draft = createFilling({ profile$, today$, places, clock });
  const { form$, changes$, known$ } = draft;
  const outlook$ = derive({ form: form$, known: known$, today: today$ }, ({ form, known, today }): Outlook => {
    const place = form && placeOf(form, known);
    return form ? outlookOf(place, problemsOf(form, place, today)) : 'wrong';
  });
  const wish = createWish({
    filled$: derive({ form: form$ }, ({ form }) => (form ? writtenIn(form) : '')),
    outlook$,
    turnDown: () => saver.reject(null),
    clock,
  });
  const view$ = derive(
    {
      profile: profile$,
      changes: changes$,
      form: form$,
      known: known$,
      today: today$,
      saving: saver.saving$,
      outlook: outlook$,
      waitsForPlace: wish.isKept$,
    },
    ({ profile, form, ...others }) => profile && form && formView({ profile, form, ...others }),
  );

  function save(): void {
    const form = form$.value;
    const profile = profile$.value;
    // A second press while the form is being saved changes nothing.
    if (saver.saving$.value.saving || (view$.value?.canWishToSave && wish.keep(save))) return;
    const update = form && profile && updateOf(profile, form);
    if (!update) return;
    if (Object.keys(personProblems(form, today$.value)).length > 0) saver.reject(null);
    else saver.save({ before: profile, update }, () => takenIn(form, update));
  }

  function takenIn(form: PersonForm, update: MemberUpdate): void {
    if (profile$.value) replace(withUpdate(profile$.value, update));
    draft.saved(form);
    saved();
  }

  return {
    form$: view$,
    draft,
    running$: merge(draft.lookUps$, wish.fulfilment$),
    change(changes) {
      draft.change(changes);
      saver.clear();
    },
    discard() {
      draft.discard();
      saver.clear();
    },
    save,
    dropWish: wish.drop,
  };
}
