// The register with direct debit only: its steps, and the page up to the return from the signing.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle } from '../../shared/load.ts';
import { createScope } from '../../shared/scope.ts';
import { isSettled } from '../payment/invoice/money.ts';
import type { MoneyView } from '../payment/invoice/watch.ts';
import { paymentAddress } from '../payment/start/return-address.ts';
import type { DirectDebitStatus } from '../tracking/visitor-actions.ts';
import type { SentRecord } from './drafts.ts';
import { isOther } from './ids.ts';
import { createMemberSignup, type MemberSignup } from './member.ts';
import { memberState } from './progress.ts';
import { createProviderReturn } from './provider-return.ts';
import { choiceReasons, PERSONALIA, type SignupProgress, signingReasons } from './reasons.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import type { RegisterNeeds } from './register.ts';
import type { SigningEvidence } from './returns.ts';
import { stepsOf } from './steps.ts';
import type { FlowView } from './view.ts';

/** [P-SIGNUP-07] In this order; at `confirm` the member signs direct debit. */
export type StandardStep = 'department' | 'information' | 'confirm';

export interface StandardProgress extends SignupProgress {
  /** Whether there is an allowed address for signing. */
  readonly canSign: boolean;
}

/** [P-SIGNUP-08] [P-SIGNUP-89] The service has the member before `confirm`; only the signing is left there. */
export const STANDARD = stepsOf<StandardStep, StandardProgress>(
  { name: 'department', reasons: choiceReasons },
  { name: 'information', ...PERSONALIA },
  { name: 'confirm', reasons: signingReasons },
);

/** The register with direct debit: its steps, and the state after the return from the signing. */
export interface StandardView extends FlowView<StandardStep> {
  /** [P-SIGNUP-88] The status of the provider's return; shown instead of the first step, unless no direct debit was begun. */
  readonly returned: DirectDebitStatus | null;
  /** Who reports the signature: an address alone proves nothing. */
  readonly evidence: SigningEvidence;
  /** The sent or signed agreement, as far as it is known. */
  readonly receipt: Receipt;
  /** [P-SIGNUP-89] Without an allowed address there is no button to sign. */
  readonly canSign: boolean;
  readonly noDirectDebit: boolean;
  /** Whether the personal details end with a buy button: without direct debit, no signing follows. */
  readonly buys: boolean;
  /** Whether this request replaces an earlier one. */
  readonly replaces: boolean;
  /** [P-SIGNUP-67] The first invoice; null without one for the current choice. */
  readonly money: MoneyView | null;
}

/** [P-SIGNUP-11] `sign` leaves for the page on which the member signs direct debit. */
export interface StandardStore extends Pick<MemberSignup<StandardStep, never>, 'close' | 'go' | 'next' | 'askWho'> {
  readonly view$: Behavior<StandardView>;
  open(): void;
  sign(): void;
  /** Shows the steps again, with the input, after the signing. */
  review(): void;
}

export function createStandardStore(needs: RegisterNeeds): StandardStore {
  const { money } = needs;
  const state = memberState(needs, 'member', new BehaviorSubject({}));
  const { draft$, link$ } = state;
  const returned = createProviderReturn(needs, draft$);
  const scope = createScope();
  const signup = createMemberSignup<StandardStep, StandardProgress>(needs, {
    state,
    steps: STANDARD,
    progress$: derive({ progress: state.progress$, link: link$ }, ({ progress, link }) => ({
      ...progress,
      canSign: link !== null,
    })),
    onSent: proceed,
    onEnd: sign,
  });
  const { progress$ } = signup;

  const invoiceId$ = derive(
    { draft: draft$, ids: returned.ids$, callback: returned.callback$ },
    // After a return in another tab, the stored ids are shown.
    ({ draft: { sent }, ids, callback }) => sent?.invoiceId ?? (callback === null ? null : ids.invoiceId),
  );
  const replaces$ = derive(
    { draft: draft$, chosen: needs.membership.facts$ },
    ({ draft: { sent }, chosen }) => sent !== null && sent.choice !== null && isOther(sent, chosen),
  );
  const receipt$ = derive(
    {
      view: signup.view$,
      invoiceId: invoiceId$,
      money: money.view$,
      callback: returned.callback$,
      evidence: returned.evidence$,
      departure: returned.departure$,
    },
    ({ view: { summary }, invoiceId, money: known, callback, evidence, departure }): Receipt => {
      if (callback !== null && evidence === 'own' && departure !== null) return departure.receipt;
      return invoiceId === null ? receiptOf(summary, idle, false) : receiptOf(summary, known.invoice, isSettled(known));
    },
  );
  // Also stored if the page was closed before the answer.
  state.draft.sent$.subscribe(returned.remember);

  /** [P-SIGNUP-66] [P-SIGNUP-67] The confirmation comes before the payment page in the history, so Back leads to it. */
  function proceed({ invoiceId }: SentRecord): void {
    signup.go('confirm');
    if (!progress$.value.membership?.noDirectDebit || invoiceId === null || !needs.departure.online$.value) return;
    needs.departure.load(paymentAddress(needs.center.code, invoiceId));
  }

  function sign(): void {
    const link = link$.value;
    if (link === null || progress$.value.sent !== 'current') return;
    signup.sign(link, () => returned.leave(link, receipt$.value));
  }

  function resume(): void {
    const callback = returned.callback$.value;
    if (callback === null) needs.tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    if (callback?.provider !== 'directDebit') return;
    returned.record('standard');
    const departmentId = returned.departmentId$.value;
    // An address proves nothing: only a sign-up that this tab sent and left to sign ends here.
    if (callback.status === 'ok' && draft$.value.sent !== null && returned.evidence$.value === 'own') {
      returned.forget();
      signup.end();
    }
    if (departmentId !== null) needs.center.chooseDepartment(departmentId); // [P-PAYMENT-50]
  }

  return {
    ...signup,
    view$: derive(
      {
        view: signup.view$,
        progress: progress$,
        invoiceId: invoiceId$,
        replaces: replaces$,
        callback: returned.callback$,
        evidence: returned.evidence$,
        receipt: receipt$,
        money: money.view$,
      },
      ({ view, progress, invoiceId, replaces, callback, evidence, receipt, money: known }): StandardView => {
        const noDirectDebit = progress.membership?.noDirectDebit === true;
        return {
          ...view,
          evidence,
          receipt,
          returned: callback?.provider === 'directDebit' && evidence !== 'none' ? callback.status : null,
          canSign: progress.canSign && progress.sent === 'current',
          noDirectDebit,
          buys: view.next.isOffered && noDirectDebit && (progress.sent === 'nothing' || replaces),
          replaces,
          money: progress.sent === 'current' && invoiceId !== null ? known : null,
        };
      },
    ),
    open() {
      scope.reopen();
      scope.add(invoiceId$.subscribe((id) => id !== null && money.look(id)));
      signup.open(() => scope.add(returned.open(resume)));
    },
    close() {
      scope.close();
      money.close();
      signup.close();
    },
    sign,
    review: returned.forgetCallback,
  };
}
