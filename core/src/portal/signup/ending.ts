// The end of the payment register: what it is called, what is forgotten with it, and where whoever is done goes on to.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Departure } from '../../shell/departure.ts';
import type { CenterStore } from '../center/store.ts';
import { onwardFrom } from '../payment/onward.ts';
import type { MoneyWatch } from '../payment/watch.ts';
import type { Happening } from '../tracking/happenings.ts';
import type { Flow } from './flow.ts';
import { mayFinish, type PaymentProgress } from './payment.ts';
import type { Return } from './returned.ts';
import { endOf, type SignupEnd } from './signup-end.ts';

export interface EndingNeeds {
  readonly center: Pick<CenterStore, 'departments$'>;
  readonly departure: Departure;
  readonly money: Pick<MoneyWatch, 'view$'>;
  readonly tracking: { record(happening: Happening): void };
  readonly flow: Pick<Flow, 'draft$' | 'end'>;
  readonly returned: Return;
  readonly progress: () => PaymentProgress;
  /** Leads to the last step. */
  readonly arrive: () => void;
}

export interface Ending {
  /** How it has ended; null before. */
  readonly end$: Behavior<SignupEnd | null>;
  /** [P-PAYMENT-35] Where the department wants whoever is done to go. */
  readonly onward$: Behavior<string | null>;
  begin(): void;
  /** A page that is loaded again says once more how its return has ended, and does nothing more. */
  recall(): void;
  /** [P-SIGNUP-86] [P-PAYMENT-35] [P-PAYMENT-36] */
  finish(): void;
}

export function createEnding(needs: EndingNeeds): Ending {
  const { center, departure, money, tracking, flow, returned } = needs;
  const end$ = new BehaviorSubject<SignupEnd | null>(null);
  /** Kept, because the ids that say so are forgotten with the sign-up. */
  const held$ = new BehaviorSubject<string | null>(null);
  const onward$ = derive(
    { ids: returned.ids$, departments: center.departments$, money: money.view$, held: held$ },
    ({ ids, departments, money: { invoice }, held }) => held ?? onwardFrom(departments, ids.departmentId, invoice),
  );

  function end(): void {
    const { invoiceId, memberId, isPaid } = needs.progress();
    const kind = endOf(returned.callback$.value, isPaid);
    held$.next(onward$.value);
    end$.next(kind);
    tracking.record({ kind: 'paymentRegisterMoved', to: 'success', signup: invoiceId ?? memberId ?? 'unknown' });
    needs.arrive();
    returned.forget();
    // Of an earlier visit nothing is left here, and what has been typed since is of another sign-up.
    if (flow.draft$.value.sent !== null) flow.end();
    returned.keepEnd(kind);
  }

  return {
    end$,
    onward$,
    begin() {
      end$.next(null);
      held$.next(null);
    },
    recall() {
      const known = returned.end();
      if (known === null) return;
      end$.next(known);
      needs.arrive();
    },
    finish() {
      if (end$.value !== null || !mayFinish(needs.progress())) return;
      end();
      if (held$.value !== null) departure.leaveFor(held$.value);
    },
  };
}
