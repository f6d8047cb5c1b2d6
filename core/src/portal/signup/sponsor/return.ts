// A sponsor's coming back from signing.
import { BehaviorSubject, filter, Subscription, take } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import { isDirectDebitSetUp } from '../../payment/direct-debit.ts';
import { EMPTY_FLOW, type KeptDrafts } from '../drafts/kept.ts';
import { SponsorDraft, SponsoredDraft } from './draft.ts';

export interface SponsorReturn {
  /** [P-PAYMENT-48] */
  readonly isSetUp$: Behavior<boolean>;
  /** What a sponsor pays from now on, as they read it before they left; null for anybody else. */
  readonly paid$: Behavior<SponsoredDraft | null>;
  open(): void;
  close(): void;
}

export interface SponsorReturnNeeds {
  readonly center: Pick<CenterStore, 'parameters$'>;
  readonly drafts: KeptDrafts;
}

/** Whoever has signed has come to the end: nobody's name stays in the tab. Whoever has not can still go on. */
export function createSponsorReturn({ center, drafts }: SponsorReturnNeeds): SponsorReturn {
  const isSetUp$ = derive({ parameters: center.parameters$ }, ({ parameters }) => isDirectDebitSetUp(parameters));
  const paid$ = new BehaviorSubject<SponsoredDraft | null>(null);
  let running = Subscription.EMPTY;

  function arrive(): void {
    if (!isSetUp$.value) return;
    // Whoever was never sent to sign for somebody else has signed for themselves, or nothing at all: they may go on.
    if (drafts.flow('sponsor').sent === null) {
      if (paid$.value === null) paid$.next(drafts.area('paidFor', SponsoredDraft));
      return;
    }
    const whom = drafts.area('sponsored', SponsorDraft)?.whom ?? null;
    paid$.next(whom);
    // What is paid stays to be read when the page is loaded again; for whom does not.
    drafts.keepArea('paidFor', whom?.agreement ? { ...whom, name: null } : null);
    drafts.keepArea('sponsored', null);
    drafts.keepFlow('sponsor', EMPTY_FLOW);
  }

  return {
    isSetUp$,
    paid$: derive({ paid: paid$, isSetUp: isSetUp$ }, ({ paid, isSetUp }) => (isSetUp ? paid : null)),
    open() {
      drafts.open();
      running = drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(arrive);
    },
    close() {
      running.unsubscribe();
      // Whoever comes back here another time may have signed something else.
      drafts.keepArea('paidFor', null);
    },
  };
}
