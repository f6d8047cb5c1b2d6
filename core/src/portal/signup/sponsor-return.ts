// A sponsor's coming back from signing.
import { filter, Subscription, take } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { CenterStore } from '../center/store.ts';
import { isDirectDebitSetUp } from '../payment/direct-debit.ts';
import { EMPTY_FLOW, type KeptDrafts } from './kept.ts';

export interface SponsorReturn {
  /** [P-PAYMENT-48] */
  readonly isSetUp$: Behavior<boolean>;
  open(): void;
  close(): void;
}

export interface SponsorReturnNeeds {
  readonly center: Pick<CenterStore, 'parameters$'>;
  readonly drafts: KeptDrafts;
}

/** Whoever has signed has come to the end: nothing of them stays in the tab. Whoever has not can still go on. */
export function createSponsorReturn({ center, drafts }: SponsorReturnNeeds): SponsorReturn {
  const isSetUp$ = derive({ parameters: center.parameters$ }, ({ parameters }) => isDirectDebitSetUp(parameters));
  let running = Subscription.EMPTY;

  function forget(): void {
    if (!isSetUp$.value) return;
    drafts.keepArea('sponsored', null);
    drafts.keepFlow('sponsor', EMPTY_FLOW);
  }

  return {
    isSetUp$,
    open() {
      drafts.open();
      running = drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(forget);
    },
    close: () => running.unsubscribe(),
  };
}
