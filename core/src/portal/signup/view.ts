// The view of all four ways to become a member, and the summary before the visitor agrees.
import { dayMonthYear } from '../../shared/calendar.ts';
import type { Load } from '../../shared/load.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import type { Department } from '../center/model.ts';
import { departmentName } from '../center/rules.ts';
import { type BindingText, bindingText, membershipPrice, paymentRhythm } from '../membership/rules.ts';
import type { MembershipFacts } from '../membership/view.ts';
import type { FirstInvoice } from '../payment/model.ts';
import type { AgeDecision } from '../person/age.ts';
import type { FormField } from '../person/rules.ts';
import type { PersonFacts } from '../person/view.ts';
import type { SponsoredAgreement } from '../sponsor/model.ts';
import type { FlowDraft } from './drafts.ts';
import { type ExistsNotice, existsNotice } from './failures.ts';
import type { MachineView } from './machine.ts';
import { describeReason, type Eligibility, offersNext, type SignupProgress } from './reasons.ts';
import type { Next } from './steps.ts';

/** Why the visitor may not start the flow; shown instead of the steps. */
export type BarReason = Extract<Eligibility, 'hasActiveAgreement' | 'hasSponsor'>;

/** The button to the next step, and all that is missing before it. */
export interface NextView {
  /** [P-PERSON-39] False if the page offers no next button: nothing that this visitor fills in leads on. */
  readonly isOffered: boolean;
  /** The button may be pressed all the same: the form then shows its problems, and nothing is sent. */
  readonly isBlocked: boolean;
  /** Messages that say what to do. */
  readonly reasons: readonly SignupMessage[];
  /** The fields of the person that are missing or wrong, where these block. */
  readonly fields: readonly FormField[];
}

/** The view of every flow that creates a member. S are the steps of one of them. */
export interface FlowView<S extends string> extends Omit<MachineView<S>, 'next'> {
  readonly next: NextView;
  /** Whether the visitor is registered already; if not, the form's next button does it. */
  readonly isRegistered: boolean;
  readonly barred: BarReason | null;
  readonly age: AgeDecision;
  /** Why the last request failed, or that the service knows this person already. */
  readonly failure: SignupMessage | null;
  /** [P-SIGNUP-70] Null unless the service has answered that it knows this person already. */
  readonly exists: ExistsNotice | null;
  /** The phone number in the notice. */
  readonly knownPhone: string | null;
  /** Whether the member's profile could not be loaded. */
  readonly isWhoMissing: boolean;
  /** [P-SIGNUP-10] [P-SIGNUP-40] The visitor's choices and input so far; missing parts are null. */
  readonly summary: Summary;
  /** The member's session has ended, so their data is no longer shown. */
  readonly hasSessionEnded: boolean;
}

export function flowView<S extends string>(now: {
  readonly machine: MachineView<S>;
  readonly progress: SignupProgress;
  readonly draft: FlowDraft;
  readonly facts: Pick<PersonFacts, 'fields'>;
  readonly summary: Summary;
  readonly hasSessionEnded: boolean;
}): FlowView<S> {
  const { machine, progress, draft, facts, summary, hasSessionEnded } = now;
  const exists = existsNotice(draft.conflict, progress.memberExists, progress.loggedIn);
  return {
    ...machine,
    next: nextView(machine.next, facts),
    isRegistered: progress.sent !== 'nothing',
    barred: barredIn(progress),
    age: progress.age,
    failure: machine.failure ?? (exists && describeReason({ kind: 'memberExists', loggedIn: progress.loggedIn })),
    exists,
    knownPhone: draft.conflict?.phone ?? null,
    isWhoMissing: progress.eligibility === 'notLoaded',
    summary,
    hasSessionEnded,
  };
}

export function nextView(next: Next<string>, { fields }: Pick<PersonFacts, 'fields'>): NextView {
  const reasons = next.kind === 'blocked' ? next.reasons : [];
  return {
    isOffered: offersNext(reasons),
    isBlocked: reasons.length > 0,
    reasons: reasons.map(describeReason),
    fields: reasons.some(({ kind }) => kind === 'personIncomplete') ? fields : [],
  };
}

/** [P-MEMBERSHIP-44] Not shown to a visitor who has sent everything. */
const barredIn = ({ eligibility, sent }: SignupProgress): BarReason | null =>
  sent !== 'current' && (eligibility === 'hasActiveAgreement' || eligibility === 'hasSponsor') ? eligibility : null;

/** The summary before the visitor agrees, as far as it is filled in. */
export interface Summary {
  readonly department: string | null;
  readonly membership: {
    readonly title: string;
    readonly price: string;
    readonly rhythm: SignupMessage;
    /** The binding period and its total cost; null for a single payment, or if it is unknown. */
    readonly binding: BindingText | null;
  } | null;
  /** [P-SIGNUP-41] [P-SIGNUP-42] Null until everything is filled in. */
  readonly member: {
    readonly name: string;
    readonly address: string;
    readonly place: string;
    readonly phone: string;
    readonly email: string;
    readonly born: string;
  } | null;
}

export function summaryOf(
  { department, membership }: Pick<MembershipFacts, 'department' | 'membership'>,
  { information }: Pick<PersonFacts, 'information'>,
): Summary {
  return {
    department: department && departmentName(department),
    membership: membership && {
      title: membership.title,
      price: membershipPrice(membership),
      rhythm: paymentRhythm(membership),
      binding: bindingText(membership),
    },
    member: information && {
      name: `${information.firstname} ${information.lastname}`,
      address: information.address,
      place: `${information.postal_code} ${information.municipality}`,
      phone: information.phone_number,
      email: information.email,
      born: dayMonthYear(information.date_of_birth),
    },
  };
}

/** The costs that a payer reads before agreeing, the same as a paying member. */
export interface SponsorCost {
  readonly summary: Summary;
  /** Null before the first invoice exists. */
  readonly money: { readonly invoice: Load<FirstInvoice> } | null;
  /** The department of the terms. */
  readonly departmentId: number;
}

/** The department's name in the agreement, else the center's name for it. */
export function sponsorCost(
  { departmentId, department: name, membership, first }: SponsoredAgreement,
  departments: Load<readonly Department[]>,
): SponsorCost {
  const known = departments.status === 'ready' ? departments.value : [];
  const department = known.find(({ id }) => id === departmentId) ?? null;
  const summary = summaryOf({ department, membership }, { information: null });
  return {
    summary: { ...summary, department: name?.trim() || summary.department || null },
    money: first?.invoice ? { invoice: { status: 'ready', value: first } } : null,
    departmentId,
  };
}
