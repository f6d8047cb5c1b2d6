import { BehaviorSubject, type SchedulerLike, skip } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { ToastStore } from '../../../shell/toasts.ts';
import type { CenterStore } from '../../center/store.ts';
import { PersonDraft } from '../../person/draft.ts';
import type { PersonStore } from '../../person/store.ts';
import type { SessionView } from '../../session/store.ts';
import { EMPTY_FLOW } from '../drafts/flow-draft.ts';
import type { DraftStore } from '../drafts/store.ts';
import { type ChoiceOfDepartment, createDepartmentChoice } from '../flow/department-choice.ts';
import { rejectByForm } from '../flow/incomplete.ts';
import type { SignupPort } from '../port.ts';
import type { Reason } from '../steps/reasons.ts';
import { createProfileSender } from './sender.ts';
import { type NewProfileProgress, newProfileMachine } from './steps.ts';
import { ageOfProfile, CREATED, type NewProfileView, NOT_MISSED, NOTICE_SHOWN, newProfileViewOf } from './view.ts';

/** The page with one form and no steps. */
export interface NewProfileStore {
  readonly view$: Behavior<NewProfileView>;
  readonly person: PersonStore;
  open(): void;
  close(): void;
  /** Chooses a department, or clears it if it is the chosen one. */
  chooseDepartment(id: number): void;
  reload(): void;
  /** [P-SIGNUP-52] The button is always enabled: it shows what is missing. */
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

const StoredDepartment = z.number();

/** The sign-up that makes a profile without a membership. */
export function createNewProfileStore(needs: NewProfileNeeds): NewProfileStore {
  const { person, center, drafts } = needs;
  const draft = drafts.flow('profile');
  const missed$ = new BehaviorSubject(NOT_MISSED);
  const departments = createDepartmentChoice(center);
  const sender = createProfileSender({
    ...needs,
    draft,
    updateMember: needs.port.updateMember,
    created: finish,
  });
  const scope = createScope();

  const age$ = derive({ center: center.center$, facts: person.facts$, view: person.view$ }, (now) =>
    ageOfProfile(now.center, now.facts.birth, now.view.today),
  );
  const progress$ = derive(
    { departments: departments.view$, facts: person.facts$, age: age$, isSending: sender.isSending$ },
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
      missed$.next({ isMissed: true, rejections: missed$.value.rejections + 1 });
  }

  function create(): void {
    person.cancelDeferred();
    const next = newProfileMachine.next('profile', progress$.value);
    const { information } = person.facts$.value;
    const { departmentId } = progress$.value;
    if (next.kind === 'blocked') reject(next.reasons);
    else if (information !== null && departmentId !== null) sender.send(information, departmentId);
  }

  /** Clears all personal data, and keeps only that a profile was created. Text typed after starting over stays. */
  function finish(): void {
    if (!draft.isCurrent$.value) return;
    person.reset();
    drafts.clear();
    draft.keep({ ...EMPTY_FLOW, step: CREATED });
  }

  function restore(): void {
    if (!draft.isCurrent$.value) sender.forget();
    draft.restore();
    const ofPerson = drafts.area('person', PersonDraft);
    if (ofPerson) person.restore(ofPerson);
    else person.reset();
    const departmentId = drafts.area('department', StoredDepartment);
    if (departmentId !== null && center.departmentId$.value === null) center.chooseDepartment(departmentId);
    scope.add(sender.isSending$.subscribe(person.lock));
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
        missed: missed$,
        progress: progress$,
        draft: draft.draft$,
        isRead: drafts.isRead$,
      },
      newProfileViewOf,
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
      if (!sender.isSending$.value) departments.choose(id);
    },
    reload: center.reloadDepartments,
    create,
    startOver() {
      missed$.next(NOT_MISSED);
      if (draft.draft$.value.step === CREATED) draft.keep({ ...EMPTY_FLOW, step: NOTICE_SHOWN });
    },
  };
}
