// The sign-up of a member, in any of the four ways: what they share beside the machine.
import { BehaviorSubject, distinctUntilChanged, filter, map, merge, type Observable, skip } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { DIRECT_LINK } from '../center/parameters.ts';
import { MembershipDraft } from '../membership/model.ts';
import type { MembershipStore } from '../membership/store.ts';
import { PersonDraft } from '../person/draft.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SignupFlow, VisitorAction } from '../tracking/visitor-actions.ts';
import { createAgreementCheck } from './agreement.ts';
import type { SentRecord } from './drafts.ts';
import { areTermsChanged, isServiceError } from './failures.ts';
import { createMachine, type InputPart, inputPart, type Machine } from './machine.ts';
import type { MemberNeeds, MemberState } from './progress.ts';
import type { SignupProgress } from './reasons.ts';
import { memberPlan } from './requests.ts';
import type { Steps } from './steps.ts';
import { type FlowView, flowView, summaryOf } from './view.ts';

/** One way to become a member. */
export interface MemberFlow<S extends string, P extends SignupProgress> {
  readonly state: MemberState;
  readonly steps: Steps<S, P>;
  /** With what only this way knows. */
  readonly progress$: Behavior<P>;
  /** Beside the person and the membership. */
  readonly inputs?: readonly InputPart[];
  readonly isSettled$?: Behavior<boolean>;
  readonly onSent: (sent: SentRecord) => void;
  readonly onEnd: (step: S) => void;
}

export interface MemberSignup<S extends string, P> extends Omit<Machine<S, P>, 'view$' | 'open'> {
  readonly view$: Behavior<FlowView<S>>;
  open(then?: () => void): void;
  /** Loads the profile again. */
  askWho(): void;
}

export function createMemberSignup<S extends string, P extends SignupProgress>(
  needs: MemberNeeds,
  { state, steps, progress$, inputs = [], onSent, onEnd, ...flow }: MemberFlow<S, P>,
): MemberSignup<S, P> {
  const { center, drafts, person, membership, profile, session, tracking } = needs;
  const { draft, draft$, submission$ } = state;
  const hasSessionEnded$ = new BehaviorSubject(false);
  const agreement = createAgreementCheck({ ...needs, drafts: { area: drafts.area, keepArea: draft.keepArea } });
  const ofLink: InputPart = { reset: () => center.forgetParameters(...DIRECT_LINK) };
  const ofProfile: InputPart = { open: profile.open, close: profile.close };
  const ofAgreement: InputPart = { open: (_, scope) => scope.add(agreement.open()) };

  const machine = createMachine<S, P, NonNullable<typeof submission$.value>, unknown>(needs, {
    draft,
    inputs: [
      ofLink,
      ...inputs,
      inputPart('person', PersonDraft, {
        draft$: person.draft$,
        restore: person.restore,
        reset: person.reset,
        lock: person.lock,
      }),
      ofProfile,
      inputPart('membership', MembershipDraft, membership),
      ofAgreement,
    ],
    steps,
    progress$,
    isSettled$: flow.isSettled$ ?? state.isSettled$,
    submission$,
    plan: memberPlan({
      port: needs.port,
      draft,
      submission$,
      isEligible$: derive({ progress: state.progress$ }, ({ progress }) => isEligible(progress)),
      agreement$: agreement.agreement$,
    }),
    onFailure(failure, isOpen) {
      if (isSessionRefused(failure)) session.check();
      if (areTermsChanged(failure)) agreement.withdraw();
      // [P-TRANSPORT-16] While the page is open, the form itself shows all other failures.
      if (!isOpen || isServiceError(failure)) needs.report(failure);
    },
    // A visitor who has left or gone back meanwhile is counted, but not led on.
    onSent(record, visitor) {
      tracking.record({ kind: 'personalInformationCompleted' }); // [P-TRACKING-08]
      if (visitor === 'here') onSent(record);
    },
    onEnd,
  });

  return {
    ...machine,
    view$: derive(
      {
        machine: machine.view$,
        progress: machine.progress$,
        draft: draft$,
        facts: person.facts$,
        summary: derive({ chosen: membership.facts$, person: person.facts$ }, (now) =>
          summaryOf(now.chosen, now.person),
        ),
        hasSessionEnded: hasSessionEnded$,
      },
      flowView,
    ),
    open(then) {
      machine.open((page) => {
        then?.();
        page.add(choiceActions(membership, state.flow).subscribe(tracking.record));
        let wasLoggedIn = false;
        page.add(
          session.view$.subscribe(({ status }) => {
            wasLoggedIn ||= status === 'loggedIn';
            hasSessionEnded$.next(wasLoggedIn && status === 'loggedOut');
          }),
        );
        drafts.keepArea('activeSignup', state.flow);
      });
    },
    askWho: profile.reload,
  };
}

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] Whether the visitor may start this agreement at the price they have seen. */
const isEligible = ({ eligibility, membership, priceChanged }: SignupProgress): boolean =>
  eligibility === 'allowed' && membership !== null && !priceChanged;

/** [P-TRACKING-04] [P-TRACKING-05] [P-TRACKING-06] [P-TRACKING-07] The choices from now on, each once, for tracking. */
function choiceActions({ facts$, draft$ }: MembershipStore, flow: SignupFlow): Observable<VisitorAction> {
  // A restored choice was counted before the reload. The draft has it before any list is loaded.
  const departments$ = facts$.pipe(
    map(({ department }) => department?.id ?? null),
    distinctUntilChanged(),
    skip(1),
    filter((departmentId) => departmentId !== null),
    map((departmentId): VisitorAction => ({ kind: 'departmentSelected', flow, departmentId })),
  );
  const memberships$ = draft$.pipe(
    map(({ membership }) => membership?.id ?? null),
    distinctUntilChanged(),
    skip(1),
    filter((membershipId) => membershipId !== null),
    map((membershipId): VisitorAction => ({ kind: 'membershipSelected', membershipId })),
  );
  return merge(departments$, memberships$);
}
