// Where a return from a provider, and a payment made inside the page, lead in the payment register.
import { BehaviorSubject, Subscription } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { MoneyView } from '../../payment/invoice/watch.ts';
import type { PayingStore } from '../../payment/store.ts';
import { hasJustPaid } from '../../payment/view.ts';
import { type Destination, destinationOf } from '../return/callbacks.ts';
import type { Return } from '../return/returned.ts';
import type { Ending } from './ending.ts';
import type { PaymentStep } from './steps.ts';

export interface LeadingNeeds {
  readonly paying: Pick<PayingStore, 'view$'>;
  readonly returned: Pick<Return, 'callback$' | 'ids$'>;
  readonly ending: Pick<Ending, 'ended$' | 'finish'>;
  readonly step: () => PaymentStep;
  readonly move: (step: PaymentStep) => void;
}

export interface Leading {
  /** Where the last return has led; null before. */
  readonly led$: Behavior<Destination | null>;
  begin(): void;
  /** Leads, as long as it goes on, whenever enough is known to. */
  follow(): Subscription;
}

export function createLeading({ paying, returned, ending, step, move }: LeadingNeeds): Leading {
  const led$ = new BehaviorSubject<Destination | null>(null);

  /** What a return means, once enough is known to say it. */
  function followReturn(known: MoneyView): void {
    const callback = returned.callback$.value;
    if (callback === null) return;
    const led = destinationOf(callback, returned.ids$.value, known);
    if (led === null || led === led$.value || ending.ended$.value !== null) return;
    led$.next(led);
    if (led === 'success') ending.finish();
    else if (led !== 'untraced') move(led);
  }

  return {
    led$,
    begin: () => led$.next(null),
    follow() {
      const following = new Subscription();
      following.add(
        paying.view$.subscribe((payment) => {
          if (hasJustPaid(payment) && step() === 'payment') ending.finish();
        }),
      );
      if (returned.callback$.value !== null) following.add(paying.view$.subscribe(({ money }) => followReturn(money)));
      return following;
    },
  };
}
