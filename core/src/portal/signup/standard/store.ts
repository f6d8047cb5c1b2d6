import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { idle } from '../../../shared/load.ts';
import { createScope } from '../../../shared/scope.ts';
import type { CenterStore } from '../../center/store.ts';
import { isSettled } from '../../payment/invoice/money.ts';
import type { InvoiceWatch } from '../../payment/invoice/watch.ts';
import { paymentAddress } from '../../payment/start/return-address.ts';
import type { PaymentStore } from '../../payment/store.ts';
import type { SentRecord } from '../drafts/flow-draft.ts';
import { isOther } from '../drafts/ids.ts';
import { createFlow } from '../flow/flow.ts';
import { machineRules } from '../flow/flow-rules.ts';
import { createStepFlow, type StepFlowNeeds } from '../flow/step-flow.ts';
import { createProviderReturn, type ReturnNeeds } from '../return/provider-return.ts';
import { type Receipt, receiptOf } from '../return/receipt.ts';
import { signingLink } from '../return/signing-link.ts';
import { type StandardProgress, type StandardStep, standardMachine } from './steps.ts';
import type { StandardView } from './view.ts';

/** The page of this register, up to the return from the signing. */
export interface StandardStore {
  readonly view$: Behavior<StandardView>;
  open(): void;
  close(): void;
  go(step: StandardStep): void;
  next(): void;
  /** Loads the profile again. */
  askWho(): void;
  /** [P-SIGNUP-11] Leaves for the page on which the member signs direct debit. */
  sign(): void;
  /** Shows the steps again, with the input, after the signing. */
  review(): void;
}

/** Both registers need the same: a step flow, the return from a provider, and the first invoice. */
export type RegisterNeeds = StepFlowNeeds &
  ReturnNeeds & {
    readonly center: Pick<CenterStore, 'departments$' | 'chooseDepartment'>;
    readonly money: InvoiceWatch;
    readonly payment: PaymentStore;
  };

/** The register with direct debit only. */
export function createStandardStore(needs: RegisterNeeds): StandardStore {
  const { departure, money } = needs;
  const payer$ = new BehaviorSubject({});
  const flow = createFlow(needs, { name: 'member', path: 'ordinary', origin: departure.origin, payer$ });
  const returned = createProviderReturn(needs, flow.draft$);

  const scope = createScope();
  const invoiceId$ = derive(
    { draft: flow.draft$, ids: returned.ids$, callback: returned.callback$ },
    // After a return in another tab, the stored ids are shown.
    ({ draft: { sent }, ids, callback }) => sent?.invoiceId ?? (callback === null ? null : ids.invoiceId),
  );
  const replaces$ = derive(
    { draft: flow.draft$, chosen: needs.membership.facts$ },
    ({ draft: { sent }, chosen }) => sent !== null && sent.choice !== null && isOther(sent, chosen),
  );
  const link$ = signingLink(flow.draft$, departure);
  const progress$ = derive(
    { progress: flow.progress$, link: link$ },
    ({ progress, link }): StandardProgress => ({ ...progress, canSign: link !== null }),
  );
  const stepFlow = createStepFlow<StandardStep, StandardProgress>(needs, {
    flow,
    guide: machineRules(standardMachine, ['center', 'personalia', 'confirm']),
    progress$,
    counted: 'member',
    onSent: proceed,
    onEnd: sign,
  });
  const receipt$ = derive(
    {
      view: stepFlow.view$,
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
  flow.sent$.subscribe(returned.remember);

  /** [P-SIGNUP-66] [P-SIGNUP-67] The confirmation comes before the payment page in the history, so Back leads to it. */
  function proceed({ invoiceId }: SentRecord): void {
    stepFlow.go('confirm');
    if (!progress$.value.membership?.noDirectDebit || invoiceId === null || !departure.online$.value) return;
    departure.load(paymentAddress(needs.center.code, invoiceId));
  }

  function sign(): void {
    const link = link$.value;
    if (link === null || progress$.value.sent !== 'current') return;
    stepFlow.sign(link, () => returned.leave(link, receipt$.value));
  }

  function resume(): void {
    const callback = returned.callback$.value;
    if (callback === null) needs.tracking.record({ kind: 'opened', flow: 'member' }); // [P-TRACKING-01]
    if (callback?.provider !== 'directDebit') return;
    returned.record('standard');
    const departmentId = returned.departmentId$.value;
    // An address proves nothing: only a sign-up that this tab sent and left to sign ends here.
    if (callback.status === 'ok' && flow.draft$.value.sent !== null && returned.evidence$.value === 'own') {
      returned.forget();
      flow.end();
    }
    if (departmentId !== null) needs.center.chooseDepartment(departmentId); // [P-PAYMENT-50]
  }

  return {
    view$: derive(
      {
        view: stepFlow.view$,
        progress: progress$,
        invoiceId: invoiceId$,
        replaces: replaces$,
        callback: returned.callback$,
        evidence: returned.evidence$,
        receipt: receipt$,
        money: money.view$,
      },
      ({ view, progress, invoiceId, replaces, callback, evidence, receipt, money: known }): StandardView => ({
        ...view,
        evidence,
        receipt,
        returned: callback?.provider === 'directDebit' && evidence !== 'none' ? callback.status : null,
        canSign: progress.canSign && progress.sent === 'current',
        noDirectDebit: progress.membership?.noDirectDebit === true,
        buys:
          view.next.isOffered &&
          progress.membership?.noDirectDebit === true &&
          (progress.sent === 'nothing' || replaces),
        replaces,
        money: progress.sent === 'current' && invoiceId !== null ? known : null,
      }),
    ),
    open() {
      scope.reopen();
      scope.add(invoiceId$.subscribe((id) => id !== null && money.look(id)));
      stepFlow.open(() => scope.add(returned.open(resume)));
    },
    close() {
      scope.close();
      money.close();
      stepFlow.close();
    },
    go: stepFlow.go,
    next: stepFlow.next,
    askWho: stepFlow.askWho,
    sign,
    review: returned.forgetCallback,
  };
}
