// What the areas of a flow have gathered, put together: how far it has come, and what is sent when it is all there.
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import type { CenterView } from '../../center/view.ts';
import type { Membership } from '../../membership/model.ts';
import type { MembershipStore } from '../../membership/store.ts';
import type { SignupPath } from '../../person/age.ts';
import type { PersonStore } from '../../person/store.ts';
import type { CurrentProfile } from '../../profile/current.ts';
import { memberIdOf } from '../../profile/rules.ts';
import type { SessionStore, SessionView } from '../../session/store.ts';
import type { FlowDraft } from '../drafts/kept.ts';
import { directDebitReturn } from '../return/callbacks.ts';
import { memberExists } from '../sending/conflict.ts';
import type { Sending } from '../sending/keyed-call.ts';
import { sentState, type Wanted } from '../sending/plan.ts';
import type { ChosenMembership, Progress } from '../steps/progress.ts';
import { standingOf } from '../steps/standing.ts';
import { ageOf, kindOf } from './age-of.ts';

/** The stores that a flow leads through. */
export interface FlowAreas {
  readonly center: Pick<CenterStore, 'code' | 'center$' | 'departmentId$' | 'parameters$'> & {
    readonly view$: Behavior<Pick<CenterView, 'canBeSponsored' | 'condition'>>;
  };
  readonly session: Pick<SessionStore, 'check'> & { readonly view$: Behavior<Pick<SessionView, 'status'>> };
  readonly profile: CurrentProfile;
  readonly person: PersonStore;
  readonly membership: MembershipStore;
}

export interface Gathering {
  readonly path: SignupPath;
  /** Where the portal itself is. */
  readonly origin: string;
  readonly draft$: Behavior<FlowDraft>;
  readonly sending$: Behavior<Sending>;
  /** Null as long as it is not known who pays. */
  readonly payer$: Behavior<Wanted['payer'] | null>;
}

export interface Gathered {
  readonly progress$: Behavior<Progress>;
  /** What is sent; null as long as anything is missing. */
  readonly wanted$: Behavior<Wanted | null>;
  /** Of whoever is logged in as a member. */
  readonly memberId$: Behavior<string | null>;
  /** Whether everything that is on its way has come: before that, nobody is taken back to an earlier step. */
  readonly isSettled$: Behavior<boolean>;
}

export function gather({ center, session, profile, person, membership }: FlowAreas, flow: Gathering): Gathered {
  const memberId$ = derive({ profile: profile.profile$ }, (now) => memberIdOf(now.profile?.memberid));
  const standing$ = derive({ session: session.view$, load: profile.load$ }, (now) =>
    standingOf(now.session.status, now.load),
  );
  const age$ = ageOf({ center, person, membership }, flow.path);
  const wanted$ = derive(
    { person: person.facts$, chosen: membership.facts$, payer: flow.payer$ },
    ({ person: { information }, chosen, payer }): Wanted | null => {
      if (!information || !chosen.department || !chosen.membership || !payer) return null;
      const netsCallbackUrl = directDebitReturn(flow.origin, center.code, kindOf(chosen.membership));
      const choice = { departmentId: chosen.department.id, membershipId: chosen.membership.id };
      return { person: information, ...choice, netsCallbackUrl, payer };
    },
  );
  const sent$ = derive({ draft: flow.draft$, wanted: wanted$, memberId: memberId$ }, (now) =>
    sentState(now.draft.sent, now.wanted, now.memberId),
  );

  const progress$ = derive(
    {
      standing: standing$,
      session: session.view$,
      chosen: membership.facts$,
      person: person.facts$,
      form: person.view$,
      age: age$,
      draft: flow.draft$,
      memberId: memberId$,
      sent: sent$,
      sending: flow.sending$,
    },
    ({
      standing,
      session: { status },
      chosen,
      person: facts,
      form,
      age,
      draft,
      memberId,
      sent,
      sending,
    }): Progress => ({
      standing,
      loggedIn: status === 'loggedIn',
      departmentId: chosen.department?.id ?? null,
      membership: chosen.membership && chosenMembership(chosen.membership),
      priceChanged: chosen.priceChanged,
      listIsEmpty: chosen.listIsEmpty,
      arrivedDirectly: chosen.arrivedDirectly,
      personIsComplete: facts.information !== null,
      age,
      memberExists: memberExists(draft.conflict, {
        phone: form.values.phone_number,
        memberId,
        information: facts.information,
      }),
      sent,
      sending: sending.sending,
    }),
  );

  const isSettled$ = derive(
    { standing: standing$, choosers: membership.view$ },
    ({ standing, choosers: { departments, memberships } }) =>
      standing !== 'unknown' && departments.status !== 'loading' && memberships.status !== 'loading',
  );

  return { progress$, wanted$, memberId$, isSettled$ };
}

const chosenMembership = (membership: Membership): ChosenMembership => ({
  id: membership.id,
  noDirectDebit: membership.no_direct_debit === true,
  isTest: membership.test_membership === true,
});
