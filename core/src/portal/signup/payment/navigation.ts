// The step after a return from a provider, or after a payment inside the page.
import { type BehaviorSubject, Subscription } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { PaymentStore } from '../../payment/store.ts';
import { hasJustPaid } from '../../payment/view.ts';
import { type Destination, destinationOf } from '../return/callbacks.ts';
import type { Completion } from '../return/completion.ts';
import type { ProviderReturn } from '../return/provider-return.ts';
import type { PaymentStep } from './steps.ts';

export interface NavigationNeeds {
  readonly payment: Pick<PaymentStore, 'view$'>;
  readonly returned: Pick<ProviderReturn, 'callback$' | 'ids$' | 'evidence$'>;
  readonly completion$: Behavior<Completion | null>;
  readonly finish: () => void;
  readonly step$: Behavior<PaymentStep>;
  readonly move: (step: PaymentStep) => void;
  /** The destination of the last return; null before. */
  readonly destination$: BehaviorSubject<Destination | null>;
}

/** Moves to a step whenever enough is known, until unsubscribed. */
export function navigate({
  payment,
  returned,
  completion$,
  finish,
  step$,
  move,
  destination$,
}: NavigationNeeds): Subscription {
  function followReturn(money: MoneyView): void {
    const callback = returned.callback$.value;
    if (callback === null) return;
    const destination = destinationOf(callback, { ...returned.ids$.value, evidence: returned.evidence$.value }, money);
    if (destination === null || destination === destination$.value || completion$.value !== null) return;
    destination$.next(destination);
    if (destination === 'success') finish();
    else if (destination !== 'untraced') move(destination);
  }

  const running = new Subscription();
  running.add(
    payment.view$.subscribe((payment) => {
      if (hasJustPaid(payment) && step$.value === 'payment') finish();
    }),
  );
  if (returned.callback$.value !== null) running.add(payment.view$.subscribe(({ money }) => followReturn(money)));
  return running;
}
