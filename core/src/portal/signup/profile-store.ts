import { BehaviorSubject, filter, type SchedulerLike, Subscription, skip, take } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { afterFailure, keyFor } from '../../shared/keys.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { CenterStore } from '../center/store.ts';
import { departmentsView } from '../membership/view.ts';
import { PersonDraft } from '../person/draft.ts';
import type { PersonStore } from '../person/store.ts';
import type { SessionView } from '../session/store.ts';
import { EMPTY_FLOW, type KeptDrafts } from './kept.ts';
import type { NewProfile } from './model.ts';
import type { SignupPort } from './port.ts';
import { type NewProfileProgress, newProfileMachine } from './profile.ts';
import { ageOfProfile, type NewProfileView, NOT_MISSED, viewOf } from './profile-view.ts';
import type { Reason } from './reasons.ts';

export interface NewProfileStore {
  readonly view$: Behavior<NewProfileView>;
  readonly person: PersonStore;
  open(): void;
  close(): void;
  /** Chooses a department, or lets go of it when it is the chosen one. */
  chooseDepartment(id: number): void;
  reload(): void;
  /** [P-SIGNUP-52] Never off: whoever lacks something is told what. */
  create(): void;
  /** The success has been told: the page is ready for somebody else. */
  startOver(): void;
}

export interface NewProfileNeeds {
  readonly port: Pick<SignupPort, 'createProfile'>;
  readonly person: PersonStore;
  readonly center: Pick<
    CenterStore,
    'center$' | 'departments$' | 'departmentId$' | 'chooseDepartment' | 'reloadDepartments'
  >;
  readonly session: { readonly view$: Behavior<Pick<SessionView, 'status'>> };
  readonly kept: KeptDrafts;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

const KeptDepartment = z.number();

export function createNewProfileStore(needs: NewProfileNeeds): NewProfileStore {
  const { port, person, center, kept, toasts, clock } = needs;
  const sending$ = new BehaviorSubject(false);
  const isMade$ = new BehaviorSubject(false);
  const missed$ = new BehaviorSubject(NOT_MISSED);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  const departments$ = derive(
    { departments: center.departments$, chosenId: center.departmentId$ },
    ({ departments, chosenId }) => departmentsView({ departments, chosenId, allowedIds: null, arrivedDirectly: false }),
  );
  const age$ = derive({ center: center.center$, facts: person.facts$, view: person.view$ }, (now) =>
    ageOfProfile(now.center, now.facts.birth, now.view.today),
  );
  const progress$ = derive(
    { departments: departments$, facts: person.facts$, age: age$, sending: sending$ },
    ({ departments: { cards, chosenId }, facts, age, sending }): NewProfileProgress => ({
      // Where it comes from an address or from what was kept, there may be no such department.
      departmentId: cards.some(({ id }) => id === chosenId) ? chosenId : null,
      personIsComplete: facts.information !== null,
      age,
      sent: 'nothing',
      sending,
    }),
  );

  function turnDown(reasons: readonly Reason[]): void {
    const lacks = (kind: Reason['kind']) => reasons.some((reason) => reason.kind === kind);
    if (lacks('personIncomplete')) person.showProblems();
    if (lacks('departmentMissing')) missed$.next({ isMissed: true, setbacks: missed$.value.setbacks + 1 });
  }

  function send(profile: NewProfile): void {
    const pending = keyFor(kept.flow('profile').pending, JSON.stringify(profile), needs.newKey);
    // Kept before anything is sent under it: a page that is loaded again asks for the same answer.
    kept.keepFlow('profile', { ...EMPTY_FLOW, pending });
    sending$.next(true);
    port.createProfile(profile, pending.key).subscribe((answer) => {
      sending$.next(false);
      if (answer.ok) finish();
      else fail(answer.error);
    });
  }

  /** [P-SIGNUP-57] Only what the error says, and nowhere else. */
  function fail(failure: Failure): void {
    const { pending } = kept.flow('profile');
    kept.keepFlow('profile', { ...EMPTY_FLOW, pending: pending && afterFailure(pending, failure) });
    toasts.show({ type: 'danger', title: describeFailure(failure) });
  }

  function finish(): void {
    person.reset();
    kept.clear();
    isMade$.next(true);
  }

  function takeUp(): void {
    const draft = kept.area('person', PersonDraft);
    if (draft) person.restore(draft);
    else person.reset();
    const departmentId = kept.area('department', KeptDepartment);
    if (departmentId !== null && center.departmentId$.value === null) center.chooseDepartment(departmentId);
    // Nothing is kept before anybody has done anything.
    running.add(person.draft$.pipe(skip(1)).subscribe((changed) => kept.keepArea('person', changed)));
    running.add(center.departmentId$.pipe(skip(1)).subscribe((id) => kept.keepArea('department', id)));
  }

  return {
    person,
    view$: derive(
      {
        session: needs.session.view$,
        departments: departments$,
        missed: missed$,
        progress: progress$,
        isMade: isMade$,
      },
      viewOf,
    ),
    open() {
      running.unsubscribe();
      running = new Subscription();
      kept.open();
      running.add(kept.isRead$.pipe(filter(Boolean), take(1)).subscribe(takeUp));
    },
    // What is on its way goes on: whether it was done must not depend on where the visitor looks.
    close: () => running.unsubscribe(),
    chooseDepartment(id) {
      const { chosenId, canClear, cards } = departments$.value;
      if (id !== chosenId && cards.some((card) => card.id === id)) center.chooseDepartment(id);
      else if (id === chosenId && canClear) center.chooseDepartment(null);
    },
    reload: center.reloadDepartments,
    create() {
      const next = newProfileMachine.next('profile', progress$.value);
      if (next.kind === 'blocked') return turnDown(next.reasons);
      const { information } = person.facts$.value;
      const { departmentId } = progress$.value;
      if (information === null || departmentId === null || !guard.passes()) return;
      send({ ...information, approve_tos: information.approve_tos === true, departmentId });
    },
    startOver() {
      missed$.next(NOT_MISSED);
      isMade$.next(false);
    },
  };
}
