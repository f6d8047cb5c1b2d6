// The sign-up that makes a profile without a membership: one form, no steps.
import { BehaviorSubject, type SchedulerLike, skip } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import { minimumAges } from '../center/rules.ts';
import type { CenterStore } from '../center/store.ts';
import type { DepartmentsView } from '../membership/view.ts';
import { type AgeDecision, ageDecision } from '../person/age.ts';
import { PersonDraft } from '../person/draft.ts';
import type { PersonStore } from '../person/store.ts';
import type { SessionView } from '../session/store.ts';
import { type DraftStore, EMPTY_FLOW } from './drafts.ts';
import { CREATION_NOT_ANSWERED, isConflict } from './failures.ts';
import { rejectByForm } from './machine.ts';
import { NewProfile, type SignupPort } from './model.ts';
import { departmentReasons, personReasons, type Reason, type SignupProgress } from './reasons.ts';
import { type ChoiceOfDepartment, createDepartmentChoice, registrationPlan } from './registration.ts';
import { createSubmit } from './sending.ts';
import { stepsOf } from './steps.ts';
import { type NextView, nextView } from './view.ts';

/** [P-SIGNUP-52] The personal data counts as complete only with approved terms. */
export type NewProfileProgress = Pick<
  SignupProgress,
  'departmentId' | 'personIsComplete' | 'age' | 'sent' | 'isSending'
>;

/** [P-SIGNUP-51] [P-SIGNUP-52] [P-SIGNUP-53] Nothing is sent before department, person and age are right. */
export const PROFILE = stepsOf<'profile', NewProfileProgress>({
  name: 'profile',
  reasons: (progress) => [...departmentReasons(progress), ...personReasons(progress)],
  isSubmit: true,
});

/** The view beside the form of the person. */
export interface NewProfileView {
  /** 'hasProfile': a logged-in member. 'made': the visitor has just created one, and is led on. */
  readonly status: 'form' | 'hasProfile' | 'made';
  /** [P-SIGNUP-55] Whether this tab has created a profile; null until that is known. */
  readonly isCreated: boolean | null;
  readonly departments: DepartmentsView;
  /** [P-SIGNUP-53] The visitor tried to continue without a department. */
  readonly departmentIsMissed: boolean;
  readonly age: AgeDecision;
  /** [P-PERSON-39] [P-PERSON-56] The button that creates the profile. */
  readonly next: NextView;
  /** Why the last request failed; a notice says it, too. */
  readonly failure: SignupMessage | null;
  readonly isSending: boolean;
  /** Grows with each such attempt, so that the focus can move there. */
  readonly departmentRejections: number;
}

/** The page with one form and no steps. */
export interface NewProfileStore {
  readonly view$: Behavior<NewProfileView>;
  readonly person: PersonStore;
  open(): void;
  close(): void;
  /** Chooses a department, or clears it if it is the chosen one. */
  chooseDepartment(id: number): void;
  reload(): void;
  /** [P-SIGNUP-52] The button is always enabled: it shows the missing fields. */
  create(): void;
  /** Resets the page for another visitor. */
  startOver(): void;
}

/** The form, the center's departments, and the requests that create the profile and change it again. */
export interface NewProfileNeeds {
  readonly port: Pick<SignupPort, 'createProfile' | 'updateMember'>;
  readonly person: PersonStore;
  readonly center: ChoiceOfDepartment & Pick<CenterStore, 'center$' | 'reloadDepartments'>;
  readonly online$: Behavior<boolean>;
  readonly session: { readonly view$: Behavior<Pick<SessionView, 'status'>> };
  readonly drafts: DraftStore;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** The profile was created, and the notice is still to be shown; or it was shown. Stored as the step of the draft. */
const CREATED = 'made';
const NOTICE_SHOWN = 'told';

const UNCHECKED = { isMissed: false, rejections: 0 };

export function createNewProfileStore(needs: NewProfileNeeds): NewProfileStore {
  const { person, center, drafts, online$, port, toasts } = needs;
  const draft = drafts.flow('profile');
  const departmentCheck$ = new BehaviorSubject(UNCHECKED);
  const departments = createDepartmentChoice(center);
  const scope = createScope();
  const showFailure = (failure: Failure): void => toasts.show({ type: 'danger', title: describeFailure(failure) }); // [P-SIGNUP-57]

  const plan = registrationPlan<NewProfile>({
    toasts,
    updateMember: port.updateMember,
    schema: NewProfile,
    create(profile, key) {
      // Clears the notice of the last profile when another is sent.
      draft.keep({ step: null });
      return port.createProfile(profile, key);
    },
    departmentUnchanged: { key: 'person.departmentUnchanged', params: {} },
    notAnswered: CREATION_NOT_ANSWERED,
    failed(failure) {
      // The visitor may try another number next, also if an earlier try is unanswered.
      if (isConflict(failure)) draft.keep({ pending: [] });
      showFailure(failure);
      return { kind: 'rejected', failure: describeFailure(failure) };
    },
  });
  const submit = createSubmit(plan, { ...needs, draft });
  const isSending$ = derive({ view: submit.view$ }, ({ view: { isSending } }) => isSending);

  const age$ = derive({ center: center.center$, facts: person.facts$, view: person.view$ }, (now) => {
    const { ordinary, shortTerm } = now.center ? minimumAges(now.center) : { ordinary: 0, shortTerm: 0 };
    const { birth } = now.facts;
    const ages = { birth, today: now.view.today, minimumAge: ordinary, shortTermMinimumAge: shortTerm };
    // A profile is no contract, so only the center's age limit counts.
    return ageDecision({ ...ages, membership: null, sponsorSetup: false, path: 'profile' });
  });
  const progress$ = derive(
    { departments: departments.view$, facts: person.facts$, age: age$, isSending: isSending$ },
    ({ departments: { cards, chosenId }, facts, age, isSending }): NewProfileProgress => ({
      // An id of the address or of a draft may not exist.
      departmentId: cards.some(({ id }) => id === chosenId) ? chosenId : null,
      personIsComplete: facts.information !== null,
      age,
      sent: 'nothing',
      isSending,
    }),
  );

  function reject(reasons: readonly Reason[]): void {
    rejectByForm(person, reasons);
    if (reasons.some(({ kind }) => kind === 'departmentMissing'))
      departmentCheck$.next({ isMissed: true, rejections: departmentCheck$.value.rejections + 1 });
  }

  function create(): void {
    person.cancelDeferred();
    const next = PROFILE.next('profile', progress$.value);
    const { information } = person.facts$.value;
    const { departmentId } = progress$.value;
    if (next.kind === 'blocked') reject(next.reasons);
    if (next.kind === 'blocked' || information === null || departmentId === null) return;
    if (!isSending$.value && !online$.value) showFailure({ kind: 'unreachable', cause: 'network' });
    const body = { ...information, approve_tos: information.approve_tos === true, departmentId };
    submit.run({ person: information, body }, finish);
  }

  /** Clears all personal data, and keeps only that a profile was created. After starting over, no answer comes here. */
  function finish(): void {
    person.reset();
    drafts.clear();
    draft.keep({ ...EMPTY_FLOW, step: CREATED });
  }

  function restore(): void {
    if (!draft.isCurrent$.value) submit.forget();
    draft.restore();
    const ofPerson = drafts.area('person', PersonDraft);
    if (ofPerson) person.restore(ofPerson);
    else person.reset();
    const departmentId = drafts.area('department', z.number());
    if (departmentId !== null && center.departmentId$.value === null) center.chooseDepartment(departmentId);
    scope.add(isSending$.subscribe(person.lock));
    scope.add(() => person.lock(false));
    scope.add(person.submitIsDue$.subscribe(create));
    // Stores nothing before the visitor's first change.
    scope.add(person.draft$.pipe(skip(1)).subscribe((changed) => draft.keepArea('person', changed)));
    scope.add(center.departmentId$.pipe(skip(1)).subscribe((id) => draft.keepArea('department', id)));
  }

  return {
    person,
    view$: derive(
      {
        session: needs.session.view$,
        departments: departments.view$,
        check: departmentCheck$,
        progress: progress$,
        facts: person.facts$,
        submit: submit.view$,
        draft: draft.draft$,
        isRead: drafts.isRead$,
      },
      ({ session, departments: choice, check, progress, facts, submit: last, draft: { step }, isRead }) =>
        ({
          status: step === CREATED ? 'made' : session.status === 'loggedIn' ? 'hasProfile' : 'form',
          isCreated: isRead ? step === CREATED || step === NOTICE_SHOWN : null,
          departments: choice,
          departmentIsMissed: check.isMissed && progress.departmentId === null,
          age: progress.age,
          next: nextView(PROFILE.next('profile', progress), facts),
          failure: last.failure,
          isSending: progress.isSending,
          departmentRejections: check.rejections,
        }) satisfies NewProfileView,
    ),
    open() {
      scope.reopen();
      scope.add(drafts.whenRead(restore));
    },
    // A running request continues: its outcome must not depend on which page is shown.
    close() {
      scope.close();
      person.cancelDeferred();
    },
    chooseDepartment(id) {
      // Locked while it is being sent.
      if (!isSending$.value) departments.choose(id);
    },
    reload: center.reloadDepartments,
    create,
    startOver() {
      departmentCheck$.next(UNCHECKED);
      if (draft.draft$.value.step === CREATED) draft.keep({ ...EMPTY_FLOW, step: NOTICE_SHOWN });
    },
  };
}
