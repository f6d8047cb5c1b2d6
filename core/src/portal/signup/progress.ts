// The state of a member's sign-up: its progress, and the data to send, from the stores of its steps.
import type { SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Failure } from '../../shared/result.ts';
import { minimumAges } from '../center/rules.ts';
import type { CenterStore, CenterView } from '../center/store.ts';
import type { Membership } from '../membership/model.ts';
import { mayStart } from '../membership/rules.ts';
import type { MembershipStore } from '../membership/store.ts';
import { ageDecision } from '../person/age.ts';
import type { Profile } from '../profile/model.ts';
import type { CurrentProfile } from '../profile/record.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { SessionStore, SessionView } from '../session/store.ts';
import type { SignupFlow, VisitorAction } from '../tracking/visitor-actions.ts';
import type { AgreementNeeds } from './agreement.ts';
import type { FlowDraft, FlowDraftStore } from './drafts.ts';
import { memberExists } from './failures.ts';
import type { MachineNeeds } from './machine.ts';
import type { SignupPort } from './model.ts';
import type { ChosenMembership, Eligibility, SignupProgress } from './reasons.ts';
import { hasPending, type SignupInput, type Submission, sentState } from './requests.ts';
import { directDebitReturn } from './returns.ts';

/** The stores of the steps, the service, the storage of the drafts, and the way to the signing. */
export interface MemberNeeds extends MachineNeeds, Pick<AgreementNeeds, 'terms' | 'digest'> {
  readonly center: Pick<CenterStore, 'code' | 'center$' | 'departmentId$' | 'parameters$' | 'forgetParameters'> & {
    readonly view$: Behavior<Pick<CenterView, 'canBeSponsored' | 'condition'>>;
  };
  readonly session: Pick<SessionStore, 'check'> & { readonly view$: Behavior<Pick<SessionView, 'status'>> };
  readonly profile: CurrentProfile;
  readonly membership: MembershipStore;
  readonly port: SignupPort;
  readonly report: (failure: Failure) => void;
  readonly tracking: MachineNeeds['tracking'] & { record(action: VisitorAction): void };
  readonly clock: SchedulerLike;
}

/** The state of a member's sign-up, before anything is sent. */
export interface MemberState {
  readonly flow: SignupFlow;
  readonly draft: FlowDraftStore;
  readonly draft$: Behavior<FlowDraft>;
  /** Without the sending, which depends on it. */
  readonly progress$: Behavior<SignupProgress>;
  /** The data to send; null while anything is missing. */
  readonly submission$: Behavior<Submission | null>;
  /** Whether all answers are there. Before that, the visitor is not led back to an earlier step. */
  readonly isSettled$: Behavior<boolean>;
  /** The address for signing; null if it is not allowed. */
  readonly link$: Behavior<string | null>;
}

/** `payer$` is null while the payer is unknown. */
export function memberState(
  { center, session, profile, person, membership, departure, drafts }: MemberNeeds,
  flow: SignupFlow,
  payer$: Behavior<SignupInput['payer'] | null>,
): MemberState {
  const draft = drafts.flow(flow);
  const { draft$ } = draft;
  const memberId$ = derive({ profile: profile.profile$ }, (now) => memberIdOf(now.profile?.memberid));
  const input$ = derive(
    { person: person.facts$, chosen: membership.facts$, payer: payer$ },
    ({ person: { information }, chosen: { department, membership: chosen }, payer }): SignupInput | null => {
      if (!information || !department || !chosen || !payer) return null;
      const netsCallbackUrl = directDebitReturn(departure.origin, center.code, kindOf(chosen));
      return { person: information, departmentId: department.id, membershipId: chosen.id, netsCallbackUrl, payer };
    },
  );
  const sent$ = derive({ draft: draft$, input: input$, memberId: memberId$ }, ({ draft: now, input, memberId }) => {
    const state = sentState(now.sent, input, memberId);
    // An unanswered request may have replaced it.
    return state === 'current' && hasPending(now, memberId) ? 'changed' : state;
  });
  const age$ = derive(
    { center: center.center$, view: center.view$, facts: person.facts$, form: person.view$, chosen: membership.facts$ },
    (now) => {
      const { ordinary, shortTerm } = now.center ? minimumAges(now.center) : { ordinary: 0, shortTerm: 0 };
      return ageDecision({
        birth: now.facts.birth,
        today: now.form.today,
        minimumAge: ordinary,
        shortTermMinimumAge: shortTerm,
        membership: now.chosen.membership && kindOf(now.chosen.membership),
        sponsorSetup: now.view.canBeSponsored,
        path: flow === 'member' ? 'ordinary' : flow,
      });
    },
  );
  const eligibility$ = derive({ session: session.view$, load: profile.load$ }, (now) =>
    eligibilityOf(now.session.status, now.load),
  );

  return {
    flow,
    draft,
    draft$,
    submission$: derive(
      { input: input$, memberId: memberId$ },
      ({ input, memberId }): Submission | null => input && { input, memberId },
    ),
    progress$: derive(
      {
        eligibility: eligibility$,
        session: session.view$,
        chosen: membership.facts$,
        person: person.facts$,
        form: person.view$,
        age: age$,
        draft: draft$,
        memberId: memberId$,
        sent: sent$,
      },
      ({ eligibility, session: { status }, chosen, person: { information }, form, memberId, ...now }) => ({
        eligibility,
        loggedIn: status === 'loggedIn',
        departmentId: chosen.department?.id ?? null,
        membership: chosen.membership && chosenMembership(chosen.membership),
        priceChanged: chosen.priceChanged,
        listIsEmpty: chosen.listIsEmpty,
        arrivedDirectly: chosen.arrivedDirectly,
        personIsComplete: information !== null,
        age: now.age,
        memberExists: memberExists(now.draft.conflict, { phone: form.values.phone_number, memberId, information }),
        sent: now.sent,
        isSending: false,
      }),
    ),
    isSettled$: derive(
      { eligibility: eligibility$, choosers: membership.view$ },
      ({ eligibility, choosers: { departments, memberships } }) =>
        eligibility !== 'unknown' && departments.status !== 'loading' && memberships.status !== 'loading',
    ),
    link$: derive({ draft: draft$ }, ({ draft: { sent } }) =>
      sent?.link && departure.mayLeaveFor(sent.link) ? sent.link : null,
    ),
  };
}

/** Whether the visitor may start an agreement; unknown until the session and the profile are loaded. */
function eligibilityOf(status: SessionView['status'], profile: Load<Profile>): Eligibility {
  if (status === 'unknown') return 'unknown';
  if (status === 'loggedOut') return 'allowed';
  if (profile.status === 'failed') return 'notLoaded';
  return profile.status === 'ready' ? mayStart(profile.value) : 'unknown';
}

/** The fields of a membership that the age check and the return from signing need. */
const kindOf = ({ temporary, no_direct_debit }: Membership) => ({
  temporary: temporary === true,
  noDirectDebit: no_direct_debit === true,
});

const chosenMembership = (membership: Membership): ChosenMembership => ({
  id: membership.id,
  noDirectDebit: membership.no_direct_debit === true,
  isTest: membership.test_membership === true,
});
