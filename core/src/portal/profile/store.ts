import { BehaviorSubject, filter, merge, of, type SchedulerLike, Subscription, switchMap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { osloDay } from '../../shared/dates.ts';
import type { BirthDate } from '../../shell/birth-date.ts';
import type { Departure } from '../../shell/departure.ts';
import type { Tabs } from '../../shell/ports.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import { createFilling } from '../person/filling.ts';
import { placeOf, problemsOf } from '../person/form.ts';
import type { Gender, MemberUpdate } from '../person/model.ts';
import type { PersonPort } from '../person/port.ts';
import type { PersonChanges } from '../person/prefill.ts';
import { personProblems } from '../person/problems.ts';
import { FORMATS, type PersonForm, type TextField } from '../person/rules.ts';
import { createWish, type Outlook, outlookOf, writtenIn } from '../person/wish.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import { type Answer, askFor, NOBODY } from './answers.ts';
import { formView } from './form-view.ts';
import { createKeeping } from './keeping.ts';
import type { ProfilePort } from './port.ts';
import { updateOf, withUpdate } from './rules.ts';
import { createSaver } from './saving.ts';
import { agreementsOf, type ProfileView, viewOf, waitingOf } from './view.ts';

export interface ProfileStore {
  readonly view$: Behavior<ProfileView>;
  /** Whether there are changes that would be lost with the page, be it that they wait for their owner to log in again. */
  readonly unsaved$: Behavior<boolean>;
  open(): void;
  /** What was changed and not saved stays; when the session ends it waits, out of sight, for the same person. */
  close(): void;
  /** Asks again; what is shown stays meanwhile, and so does whatever was changed. */
  reload(): void;
  type(field: Exclude<TextField, 'municipality'>, text: string): void;
  chooseBirthDate(date: BirthDate): void;
  chooseGender(gender: Gender): void;
  lookUpPlaceAgain(): void;
  /** Back to what the service has. */
  discard(): void;
  save(): void;
}

export interface ProfileNeeds {
  readonly port: ProfilePort;
  readonly places: Pick<PersonPort, 'municipality'>;
  readonly session: Pick<SessionStore, 'session$' | 'check'> & {
    readonly view$: Behavior<Pick<SessionView, 'status'>>;
  };
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly tabs: Tabs;
  readonly departure: Pick<Departure, 'mayLeaveFor' | 'online$'>;
  readonly clock: SchedulerLike;
}

/** What the pages of one browser say to each other here: ask again. It tells nothing of anybody. */
const CHANGED = 'profile-changed';

export function createProfileStore(needs: ProfileNeeds): ProfileStore {
  const { port, places, session, toasts, tabs, departure, clock } = needs;
  const today$ = new BehaviorSubject(osloDay(clock.now()));
  const answer$ = new BehaviorSubject<Answer>(NOBODY);
  const reloads$ = new BehaviorSubject(0);
  let running = Subscription.EMPTY;
  let following = Subscription.EMPTY;

  const sessid$ = derive({ session: session.session$ }, ({ session: current }) => current?.sessid ?? null);
  const profile$ = derive({ answer: answer$ }, ({ answer: { load } }) => (load.status === 'ready' ? load.value : null));
  const draft = createFilling({ profile$, today$, places, clock });
  const saver = createSaver({ port, sessionRefused: session.check, online$: departure.online$, clock });
  const { form$, changes$, known$ } = draft;

  const question$ = derive({ sessid: sessid$, reloads: reloads$ }, ({ sessid }) => ({ sessid }));
  const answers$ = question$.pipe(
    switchMap(({ sessid }) => (sessid === null ? of(NOBODY) : askFor(sessid, answer$.value, port))),
  );
  const outlook$ = derive({ form: form$, known: known$, today: today$ }, ({ form, known, today }): Outlook => {
    const place = form && placeOf(form, known);
    return form ? outlookOf(place, problemsOf(form, place, today)) : 'wrong';
  });
  const wish = createWish({
    filled$: derive({ form: form$ }, ({ form }) => (form ? writtenIn(form) : '')),
    outlook$,
    turnDown: () => saver.turnDown(null),
    clock,
  });
  const formView$ = derive(
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
  const agreements$ = derive({ answer: answer$, today: today$ }, ({ answer, today }) =>
    agreementsOf(answer, today, departure.mayLeaveFor),
  );

  const waiting$ = derive({ answer: answer$ }, ({ answer }) => waitingOf(answer, departure.mayLeaveFor));

  const keeping = createKeeping({
    session$: session.session$,
    answer$,
    draft,
    form$: formView$,
    // What belonged to a session goes with it, whichever page is shown then.
    forget() {
      saver.forget();
      answer$.next(NOBODY);
      draft.forget();
    },
  });

  function learn(answer: Answer): void {
    answer$.next(answer);
    if (answer.load.status === 'ready' && answer.refreshFailure === null) saver.hear(answer.load.value);
    const failure = answer.load.status === 'failed' ? answer.load.failure : answer.refreshFailure;
    if (failure && isSessionRefused(failure)) session.check();
  }

  function reload(): void {
    today$.next(osloDay(clock.now()));
    reloads$.next(reloads$.value + 1);
  }

  function change(changes: PersonChanges): void {
    draft.change(changes);
    saver.clear();
  }

  function saved(form: PersonForm, update: MemberUpdate): void {
    const profile = profile$.value;
    if (profile) answer$.next({ ...answer$.value, load: { status: 'ready', value: withUpdate(profile, update) } });
    draft.saved(form);
    toasts.show({ type: 'success', title: { key: 'profile.updated', params: {} } });
    tabs.post(CHANGED);
    reload();
  }

  function save(): void {
    const form = form$.value;
    const profile = profile$.value;
    // Whoever is impatient while something is saved wishes for nothing.
    if (saver.saving$.value.saving || (formView$.value?.canWishToSave && wish.keep(save))) return;
    const update = form && profile && updateOf(profile, form);
    if (!update) return;
    if (Object.keys(personProblems(form, today$.value)).length > 0) saver.turnDown(null);
    else saver.send({ before: profile, update }, () => saved(form, update));
  }

  return {
    view$: derive(
      {
        session: session.view$,
        answer: answer$,
        agreements: agreements$,
        waiting: waiting$,
        form: formView$,
        today: today$,
      },
      viewOf,
    ),
    unsaved$: keeping.unsaved$,
    open() {
      running.unsubscribe();
      running = new Subscription();
      if (following.closed) following = keeping.following$.subscribe();
      running.add(answers$.subscribe(learn));
      running.add(draft.lookUps$.subscribe());
      running.add(wish.fulfilment$.subscribe());
      const saidElsewhere$ = tabs.messages$.pipe(filter((message) => message === CHANGED));
      running.add(merge(tabs.returned$, saidElsewhere$).subscribe(reload));
    },
    // A saving that is on its way goes on: whether it was done must not depend on where the visitor looks.
    close() {
      running.unsubscribe();
      wish.drop();
    },
    reload,
    type: (field, text) => change({ [field]: FORMATS[field](text) }),
    chooseBirthDate: (date) => change({ date_of_birth: date }),
    chooseGender: (gender) => change({ gender }),
    lookUpPlaceAgain: draft.lookUpAgain,
    discard() {
      draft.discard();
      saver.clear();
    },
    save,
  };
}
