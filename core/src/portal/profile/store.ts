import { BehaviorSubject, filter, merge, type SchedulerLike, skip } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, osloDay } from '../../shared/dates.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import type { BirthDate } from '../../shell/birth-date.ts';
import type { CloseGuard } from '../../shell/close-question.ts';
import type { Departure } from '../../shell/departure.ts';
import type { Tabs } from '../../shell/ports.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import type { Gender, PersonPort } from '../person/model.ts';
import { FORMATS, type TextField } from '../person/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import {
  type AgreementNotice,
  type AgreementView,
  activeAgreements,
  agreementNotice,
  agreementView,
  type WaitingAgreement,
  waitingAgreements,
} from './agreements.ts';
import { type ConsentsStore, createConsents } from './consents.ts';
import { createProfileForm, type ProfileFormView } from './form.ts';
import type { Profile, ProfilePort } from './model.ts';
import { createRecord, type ProfileAnswer } from './record.ts';
import { createSaver } from './saver.ts';
import { createUnsavedChanges } from './unsaved-changes.ts';

/** The whole page, by its state; only a logged-in member reaches `ready`. */
export type ProfileView =
  | { readonly status: 'loading' }
  /** [P-PROFILE-02] The page shows a link to log in and no data. */
  | { readonly status: 'notLoggedIn' }
  | { readonly status: 'failed'; readonly failure: ProfileMessage }
  | {
      readonly status: 'ready';
      readonly agreements: readonly AgreementView[];
      readonly waiting: readonly WaitingAgreement[];
      /** The notice in place of agreements. */
      readonly notice: AgreementNotice | null;
      readonly form: ProfileFormView;
      /** Why the record may be out of date. */
      readonly refreshFailure: ProfileMessage | null;
      readonly today: Day;
    };

/** The page about the logged-in member. */
export interface ProfileStore {
  readonly view$: Behavior<ProfileView>;
  /** Whether changes would be lost with the page, also those that wait for their owner to log in again. */
  readonly unsaved$: Behavior<boolean>;
  open(): void;
  /** Unsaved changes stay. When the session ends they are hidden, and wait for the same member. */
  close(): void;
  /** Loads again; the shown record and unsaved changes stay meanwhile. */
  reload(): void;
  type(field: Exclude<TextField, 'municipality'>, text: string): void;
  chooseBirthDate(date: BirthDate): void;
  chooseGender(gender: Gender): void;
  lookUpPlaceAgain(): void;
  /** Drops the changes. */
  discard(): void;
  save(): void;
  /** Asks about unsaved changes before a logout. The form itself shows a failed save. */
  readonly guard: CloseGuard;
  /** Of a service that names the addition. */
  readonly consents: ConsentsStore;
}

/** The member's session and record, and the look-up of a postal code. */
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

/** Tells other tabs to load again. It contains no personal data. */
const CHANGED = 'profile-changed';

/** The page of a member: the form about the person, and the agreements. */
export function createProfileStore(needs: ProfileNeeds): ProfileStore {
  const { port, places, session, toasts, tabs, departure, clock } = needs;
  const today$ = new BehaviorSubject(osloDay(clock.now()));
  const scope = createScope();
  const following = createSlot();
  // Of the last request, the only one whose answer is used.
  let askedAt = clock.now();

  function ask(): Reply<Profile> {
    askedAt = clock.now();
    return port.profile();
  }

  const record = createRecord({ port: { profile: ask }, session });
  const { answer$ } = record;
  const profile$ = derive({ answer: answer$ }, ({ answer: { load } }) => (load.status === 'ready' ? load.value : null));
  const saver = createSaver({ port, sessionRefused: session.check, reload, online$: departure.online$, clock });
  const form = createProfileForm({
    profile$,
    today$,
    places,
    saver,
    replace: (profile) => record.update(() => profile),
    saved,
    clock,
  });
  const consents = createConsents({
    port,
    profile$,
    update: record.update,
    reload,
    sessionRefused: session.check,
    online$: departure.online$,
    clock,
  });
  const agreements$ = derive({ profile: profile$, today: today$ }, ({ profile, today }) =>
    profile === null
      ? []
      : activeAgreements(profile).map((agreement, place) =>
          agreementView(agreement, place, today, departure.mayLeaveFor),
        ),
  );
  const waiting$ = derive({ profile: profile$ }, ({ profile }) =>
    profile === null ? [] : waitingAgreements(profile, departure.mayLeaveFor),
  );
  const unsaved = createUnsavedChanges({
    session$: session.session$,
    answer$,
    form,
    // A session's data is dropped with it, also while another page is shown.
    forget() {
      saver.forget();
      if (session.session$.value === null) record.forget(); // a new session replaces the question by itself
      form.forget();
    },
  });

  function hear({ load, isRefreshing, refreshFailure }: ProfileAnswer): void {
    if (load.status === 'ready' && !isRefreshing && refreshFailure === null) saver.hear(load.value, askedAt);
  }

  function reload(): void {
    today$.next(osloDay(clock.now()));
    record.reload();
  }

  function saved(): void {
    toasts.show({ type: 'success', title: { key: 'profile.updated', params: {} } satisfies ProfileMessage });
    tabs.post(CHANGED);
    reload();
  }

  return {
    view$: derive(
      {
        session: session.view$,
        answer: answer$,
        agreements: agreements$,
        waiting: waiting$,
        form: form.view$,
        today: today$,
      },
      ({ session: { status }, answer: { load, refreshFailure }, form: shown, ...now }): ProfileView => {
        if (status === 'loggedOut') return { status: 'notLoggedIn' };
        if (load.status === 'failed') return { status: 'failed', failure: describeFailure(load.failure) };
        if (load.status !== 'ready' || shown === null) return { status: 'loading' };
        const reason = refreshFailure && describeFailure(refreshFailure);
        return {
          status: 'ready',
          ...now,
          notice: agreementNotice(load.value, now.today),
          form: shown,
          refreshFailure: reason && { key: 'profile.notRefreshed', params: { reason } },
        };
      },
    ),
    unsaved$: unsaved.unsaved$,
    consents,
    open() {
      scope.reopen();
      if (!following.isBusy()) following.run(unsaved.following$);
      record.open();
      scope.add(record.close);
      scope.add(answer$.subscribe(hear));
      scope.add(form.running$.subscribe());
      const changedElsewhere$ = tabs.messages$.pipe(filter((message) => message === CHANGED));
      const networkBack$ = departure.online$.pipe(skip(1), filter(Boolean));
      scope.add(merge(tabs.returned$, changedElsewhere$, networkBack$).subscribe(reload));
    },
    // A running save continues: its outcome must not depend on which page is shown.
    close() {
      scope.close();
      form.cancelDeferred();
    },
    reload,
    type: (field, text) => form.change({ [field]: FORMATS[field](text) }),
    chooseBirthDate: (date) => form.change({ date_of_birth: date }),
    chooseGender: (gender) => form.change({ gender }),
    lookUpPlaceAgain: form.lookUpPlaceAgain,
    discard: form.discard,
    save: form.save,
    guard: {
      hasChanges: () => unsaved.unsaved$.value,
      isSaving: () => saver.view$.value.isSending,
      discard: form.discard,
      save: form.saveAndTell,
    },
  };
}
