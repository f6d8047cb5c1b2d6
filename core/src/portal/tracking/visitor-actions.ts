// The visitor's actions, and the events they cause.
import type { EventName, FunnelEvent } from './events.ts';

/** The flows that are counted: those that create a member. */
export type SignupFlow = 'member' | 'company' | 'private';

/** The status in the direct-debit provider's return. */
export type DirectDebitStatus = 'ok' | 'not_ok' | 'not_started';

/** The events of the mobile checkout. */
export type CheckoutEvent =
  | 'PAYMENT_FAILED'
  | 'PAYMENT_INITIATED'
  | 'PAYMENT_SUCCESSFUL'
  | 'SESSION_EXPIRED'
  | 'SESSION_STARTED'
  | 'SESSION_TERMINATED';

/** `signup` identifies a sign-up, so that it is counted once; it is never sent. */
/** Every action of a sign-up names the sign-up it belongs to. */
export interface OfOneSignup {
  readonly signup: string;
}

/** An action of the visitor, as a page or a store reports it; `eventsFor` decides the tracker's events. */
export type VisitorAction =
  | { readonly kind: 'opened'; readonly flow: SignupFlow }
  | { readonly kind: 'departmentSelected'; readonly flow: SignupFlow; readonly departmentId: number }
  | { readonly kind: 'membershipSelected'; readonly membershipId: number }
  | { readonly kind: 'personalInformationCompleted' }
  | { readonly kind: 'sponsorConnectionAnswered'; readonly outcome: 'accepted' | 'declined' | 'failed' }
  | { readonly kind: 'redirectedToSigning' }
  | ({
      readonly kind: 'directDebitReturned';
      readonly register: 'standard' | 'payment';
      readonly status: DirectDebitStatus;
    } & OfOneSignup)
  | { readonly kind: 'checkout'; readonly event: CheckoutEvent }
  | ({
      readonly kind: 'paymentRegisterMoved';
      readonly to: 'department' | 'information' | 'directDebit' | 'payment' | 'success';
    } & OfOneSignup)
  | ({ readonly kind: 'signupReturned'; readonly flow: 'company' | 'private'; readonly success: boolean } & OfOneSignup)
  | { readonly kind: 'passwordRequested' };

const plain = (name: Exclude<EventName, `${string}Selected${string}`>): FunnelEvent => ({ name, ids: {} });

/** [P-TRACKING-01] [P-TRACKING-02] [P-TRACKING-03] The event of a sign-up page that opens, by its flow. */
const STARTED = {
  member: 'SignupStarted',
  company: 'CompanySignupStarted',
  private: 'PrivateSignupStarted',
} as const satisfies Record<SignupFlow, EventName>;

/** [P-TRACKING-04] [P-TRACKING-05] [P-TRACKING-06] Each flow has its own event, so that a report can compare them. */
const SELECTED_DEPARTMENT = {
  member: 'SelectedDepartment',
  company: 'CompanySelectedDepartment',
  private: 'PrivateSelectedDepartment',
} as const satisfies Record<SignupFlow, EventName>;

/** The events in their order. A sign-up is completed only once. */
export function eventsFor(action: VisitorAction, completedBefore: readonly string[] = []): readonly FunnelEvent[] {
  const signup = signupCompletedBy(action);
  const isFirst = signup !== null && !completedBefore.includes(signup);
  return [...ownEvents(action), ...(isFirst ? [plain('SignupCompleted')] : [])];
}

function ownEvents(action: VisitorAction): readonly FunnelEvent[] {
  switch (action.kind) {
    case 'opened':
      return [plain(STARTED[action.flow])];
    case 'departmentSelected':
      return [{ name: SELECTED_DEPARTMENT[action.flow], ids: { departmentId: action.departmentId } }];
    case 'membershipSelected':
      return [{ name: 'SelectedMembership', ids: { membershipId: action.membershipId } }]; // [P-TRACKING-07]
    case 'personalInformationCompleted':
      return [plain('PersonalInformationFilled')]; // [P-TRACKING-08]
    case 'sponsorConnectionAnswered':
      return action.outcome === 'accepted' ? [plain('SponsorConfirmed')] : []; // [P-TRACKING-09]
    case 'redirectedToSigning':
      return [plain('SigningStarted')]; // [P-TRACKING-10]
    case 'directDebitReturned':
      return signingEnded(action.status);
    case 'checkout':
      return action.event === 'PAYMENT_SUCCESSFUL' ? [plain('MobilePaymentCompleted')] : []; // [P-TRACKING-13]
    case 'passwordRequested':
      return [plain('NewPasswordRequested')]; // [P-TRACKING-15]
    case 'paymentRegisterMoved':
    case 'signupReturned':
      return [];
  }
}

/** [P-TRACKING-11] [P-TRACKING-12] A visitor who has not started to sign has neither completed nor failed it. */
function signingEnded(status: DirectDebitStatus): readonly FunnelEvent[] {
  if (status === 'not_started') return [];
  return [plain(status === 'ok' ? 'SigningCompleted' : 'SigningFailed')];
}

/** [P-TRACKING-14] The sign-up that this action completes, if any. */
export function signupCompletedBy(action: VisitorAction): string | null {
  switch (action.kind) {
    case 'paymentRegisterMoved':
      return action.to === 'success' ? action.signup : null;
    case 'signupReturned':
      return action.success ? action.signup : null;
    case 'directDebitReturned':
      return action.register === 'standard' && action.status === 'ok' ? action.signup : null;
    default:
      return null;
  }
}
