// The end of the payment register: its kind, what is cleared, and where the member goes next.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { Departure } from '../../../shell/departure.ts';
import type { CenterStore } from '../../center/store.ts';
import { departmentPageFor } from '../../payment/invoice/department-page.ts';
import type { InvoiceWatch } from '../../payment/invoice/watch.ts';
import type { VisitorAction } from '../../tracking/visitor-actions.ts';
import type { Flow } from '../flow/flow.ts';
import type { Summary } from '../flow/summary.ts';
import { type Completion, completionKindOf } from '../return/completion.ts';
import type { ProviderReturn } from '../return/provider-return.ts';
import { receiptOf } from '../return/receipt.ts';
import { mayFinish, type PaymentProgress } from './steps.ts';

export interface CompletionNeeds {
  readonly center: Pick<CenterStore, 'departments$' | 'chooseDepartment'>;
  readonly departure: Departure;
  readonly money: Pick<InvoiceWatch, 'view$'>;
  readonly tracking: { record(action: VisitorAction): void };
  readonly flow: Pick<Flow, 'draft$' | 'end'>;
  readonly returned: ProviderReturn;
  /** Leads to the last step. */
  readonly arrive: () => void;
}

export interface CompletionStore {
  /** Null before the end. */
  readonly completion$: Behavior<Completion | null>;
  /** [P-PAYMENT-35] The department's page for the member after the sign-up. */
  readonly departmentPage$: Behavior<string | null>;
  reset(): void;
  /** Shows the stored end after a reload, without further effects. False if there is none. */
  restore(): boolean;
  /** [P-SIGNUP-86] [P-PAYMENT-35] [P-PAYMENT-36] Does nothing before the visitor may finish, or a second time. */
  finish(progress: PaymentProgress, summary: Summary): void;
}

export function createCompletionStore(needs: CompletionNeeds): CompletionStore {
  const { center, departure, money, tracking, flow, returned } = needs;
  /** Stored with all that its page shows, as the sign-up itself is cleared. */
  const completion$ = new BehaviorSubject<Completion | null>(null);
  const departmentPage$ = derive(
    { ids: returned.ids$, departments: center.departments$, money: money.view$, completion: completion$ },
    ({ ids, departments, money: { invoice }, completion }) =>
      completion?.departmentPage ?? departmentPageFor(departments, ids.departmentId, invoice),
  );

  /** Ends the sign-up, and returns the department's page. */
  function end({ invoiceId, memberId, isPaid, noDirectDebit }: PaymentProgress, summary: Summary): string | null {
    const completion = {
      end: completionKindOf(returned.callback$.value, isPaid, returned.evidence$.value),
      noDirectDebit,
      receipt: receiptOf(summary, money.view$.value.invoice, isPaid),
      departmentPage: departmentPage$.value,
      departmentId: returned.departmentId$.value,
    };
    completion$.next({ ...completion, address: {} });
    tracking.record({ kind: 'paymentRegisterMoved', to: 'success', signup: invoiceId ?? memberId ?? 'unknown' });
    needs.arrive();
    returned.forget();
    // If this tab has sent nothing, the sign-up belongs to an earlier visit, so the current drafts stay.
    if (flow.draft$.value.sent !== null) flow.end();
    returned.keepCompletion(completion);
    showDepartment(completion);
    return completion.departmentPage;
  }

  /** [P-PAYMENT-50] The end page shows the department's text for new members. */
  function showDepartment({ departmentId }: Pick<Completion, 'departmentId'>): void {
    if (departmentId != null) center.chooseDepartment(departmentId);
  }

  return {
    completion$,
    departmentPage$,
    reset: () => completion$.next(null),
    restore() {
      const { value: known } = returned.completion$;
      if (known === null) return false;
      completion$.next(known);
      showDepartment(known);
      needs.arrive();
      return true;
    },
    finish(progress, summary) {
      if (completion$.value !== null || !mayFinish(progress)) return;
      const departmentPage = end(progress, summary);
      if (departmentPage !== null) departure.leaveFor(departmentPage);
    },
  };
}
