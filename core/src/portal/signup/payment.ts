// The register in which members pay at once: its page, from the first step to the end.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import { departmentPageFor } from '../payment/invoice/department-page.ts';
import type { MoneyView } from '../payment/invoice/watch.ts';
import type { PaymentStore } from '../payment/store.ts';
import { hasJustPaid } from '../payment/view.ts';
import type { SentRecord } from './drafts.ts';
import { createMemberSignup, type MemberSignup } from './member.ts';
import { mayFinish, PAYMENT, type PaymentProgress, type PaymentStep, paymentProgressOf } from './payment-steps.ts';
import { type PaymentSignupView, paymentSignupViewOf } from './payment-view.ts';
import { memberState } from './progress.ts';
import { createProviderReturn } from './provider-return.ts';
import { type Completion, completionKindOf, receiptOf } from './receipt.ts';
import type { RegisterNeeds } from './register.ts';
import { type Destination, destinationOf } from './returns.ts';

/** The page of this register; `payment` is the store of its step with the same name. */
export interface PaymentSignupStore extends Pick<MemberSignup<PaymentStep, never>, 'close' | 'next' | 'go' | 'askWho'> {
  readonly view$: Behavior<PaymentSignupView>;
  readonly payment: PaymentStore;
  open(): void;
  /** [P-SIGNUP-91] Leaves for the signing of direct debit, also once more after one that failed. */
  sign(): void;
  /** [P-SIGNUP-86] [P-PAYMENT-35] Ends the sign-up, and leaves for the department's page if there is one. */
  finish(): void;
}

export function createPaymentSignupStore(needs: RegisterNeeds): PaymentSignupStore {
  const { center, departure, membership, money, payment, tracking } = needs;
  const state = memberState(needs, 'member', new BehaviorSubject({}));
  const { draft$, link$ } = state;
  const returned = createProviderReturn(needs, draft$);
  const { callback$, ids$, evidence$ } = returned;
  const isStuck$ = new BehaviorSubject(false);
  const destination$ = new BehaviorSubject<Destination | null>(null);
  /** The end, with all that its page shows, as the sign-up itself is cleared; null before. */
  const completion$ = new BehaviorSubject<Completion | null>(null);
  const scope = createScope();

  const departmentPage$ = derive(
    { ids: ids$, departments: center.departments$, money: money.view$, completion: completion$ },
    ({ ids, departments, money: { invoice }, completion }) =>
      completion?.departmentPage ?? departmentPageFor(departments, ids.departmentId, invoice),
  );
  const signup = createMemberSignup<PaymentStep, PaymentProgress>(needs, {
    state,
    steps: PAYMENT,
    progress$: derive(
      {
        progress: state.progress$,
        draft: draft$,
        chosen: membership.facts$,
        ids: ids$,
        link: link$,
        callback: callback$,
        evidence: evidence$,
        destination: destination$,
        payment: payment.view$,
        completion: completion$,
      },
      paymentProgressOf,
    ),
    onSent: proceed,
    // The later steps have their own buttons.
    onEnd(step) {
      if (step === 'directDebit') sign();
      else if (step === 'information' && draft$.value.sent !== null) proceed(draft$.value.sent);
    },
  });
  const { progress$ } = signup;
  // Also stored if the page was closed before the answer.
  state.draft.sent$.subscribe(returned.remember);

  /** [P-SIGNUP-66] [P-SIGNUP-67] Everything is sent, so the visitor is led on without a further click. */
  function proceed(sent: SentRecord): void {
    const after = afterSending(progress$.value.noDirectDebit, sent, departure.mayLeaveFor);
    isStuck$.next(after.kind === 'stuck');
    if (after.kind !== 'stuck') show(after.kind === 'sign' ? 'directDebit' : 'payment');
    if (after.kind === 'sign') leaveToSign(after.link);
  }

  /** The step for going back. Returning here does not change a provider's report on the invoice. */
  function show(step: 'directDebit' | 'payment'): void {
    const { invoiceId } = ids$.value;
    if (invoiceId !== null) payment.open(invoiceId);
    signup.lead(step);
  }

  function sign(): void {
    const link = link$.value;
    if (link !== null && progress$.value.canSign) leaveToSign(link);
  }

  function leaveToSign(link: string): void {
    const receipt = receiptOf(signup.view$.value.summary, payment.view$.value.money.invoice, false);
    signup.sign(link, () => returned.leave(link, receipt));
  }

  /** [P-SIGNUP-86] [P-PAYMENT-35] [P-PAYMENT-36] Does nothing before the visitor may finish, or a second time. */
  function finish(): void {
    const { invoiceId, memberId, isPaid, noDirectDebit } = progress$.value;
    if (completion$.value !== null || !mayFinish(progress$.value)) return;
    const completion = {
      end: completionKindOf(callback$.value, isPaid, evidence$.value),
      noDirectDebit,
      receipt: receiptOf(signup.view$.value.summary, money.view$.value.invoice, isPaid),
      departmentPage: departmentPage$.value,
      departmentId: returned.departmentId$.value,
    };
    completion$.next({ ...completion, address: {} });
    tracking.record({ kind: 'paymentRegisterMoved', to: 'success', signup: invoiceId ?? memberId ?? 'unknown' });
    signup.move('success');
    returned.forget();
    // If this tab has sent nothing, the sign-up belongs to an earlier visit, so the current drafts stay.
    if (draft$.value.sent !== null) signup.end();
    returned.keepCompletion(completion);
    showDepartment(completion);
    if (completion.departmentPage !== null) departure.leaveFor(completion.departmentPage);
  }

  /** [P-PAYMENT-50] The end page shows the department's text for new members. */
  function showDepartment({ departmentId }: Pick<Completion, 'departmentId'>): void {
    if (departmentId != null) center.chooseDepartment(departmentId);
  }

  /** Shows the stored end after a reload, without further effects. */
  function restoreEnd(ended: Completion): void {
    completion$.next(ended);
    showDepartment(ended);
    signup.move('success');
  }

  /** After a return from a provider: moves to its destination once enough is known. */
  function followReturn(known: MoneyView): void {
    const callback = callback$.value;
    if (callback === null) return;
    const destination = destinationOf({ callback, ids: ids$.value, evidence: evidence$.value, known });
    if (destination === null || destination === destination$.value || completion$.value !== null) return;
    destination$.next(destination);
    if (destination === 'success') finish();
    else if (destination !== 'untraced') signup.move(destination);
  }

  function resume(): void {
    payment.open(ids$.value.invoiceId);
    const ended = returned.completion$.value;
    if (ended !== null) restoreEnd(ended);
    else if (callback$.value === null) tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    if (callback$.value !== null) returned.record('payment');
    scope.add(
      payment.view$.subscribe((now) => {
        if (hasJustPaid(now) && signup.step$.value === 'payment') finish();
      }),
    );
    if (callback$.value !== null) scope.add(payment.view$.subscribe((now) => followReturn(now.money)));
  }

  return {
    ...signup,
    payment,
    view$: derive(
      {
        view: signup.view$,
        progress: progress$,
        payment: payment.view$,
        ids: ids$,
        callback: callback$,
        destination: destination$,
        completion: completion$,
        departmentPage: departmentPage$,
        isStuck: isStuck$,
        evidence: evidence$,
      },
      paymentSignupViewOf,
    ),
    open() {
      scope.reopen();
      destination$.next(null);
      completion$.next(null);
      signup.open(() => scope.add(returned.open(resume)));
    },
    close() {
      scope.close();
      payment.close();
      signup.close();
    },
    go(step) {
      if (step === 'success') finish();
      else if (!progress$.value.isLocked) signup.go(step);
    },
    sign,
    finish,
  };
}

/** The next page of the payment register once everything is sent. */
export type PaymentPage =
  /** The browser leaves for the signing of direct debit. */
  | { readonly kind: 'sign'; readonly link: string }
  | { readonly kind: 'payment' }
  /** There is no address for signing or paying. */
  | { readonly kind: 'stuck' };

/** [P-SIGNUP-66] [P-SIGNUP-67] Direct debit is signed first, if its link is allowed; else the invoice is paid. */
export function afterSending(
  noDirectDebit: boolean,
  { link, invoiceId }: Pick<SentRecord, 'link' | 'invoiceId'>,
  mayLeaveFor: (address: string) => boolean,
): PaymentPage {
  if (!noDirectDebit && link !== null && mayLeaveFor(link)) return { kind: 'sign', link };
  return { kind: invoiceId === null ? 'stuck' : 'payment' };
}
