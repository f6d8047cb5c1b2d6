// The page where the direct-debit provider sends whoever is in the middle of no sign-up: a payer who has signed above all.
import { BehaviorSubject, filter, Subscription, take } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import type { CenterStore } from '../../center/store.ts';
import { isDirectDebitSetUp } from '../../payment/direct-debit.ts';
import type { CurrentProfile } from '../../profile/current.ts';
import { type KnownDirectDebit, knownDirectDebit } from '../../profile/direct-debit.ts';
import type { MayLeaveFor } from '../../profile/waiting.ts';
import type { PayersLink } from '../../sponsor/rules.ts';
import { EMPTY_FLOW, type KeptDrafts } from '../drafts/kept.ts';
import { SponsorDraft, SponsoredDraft } from '../sponsor/draft.ts';
import type { SigningWord } from './returned.ts';

export interface DirectDebitPageStore {
  /** [P-PAYMENT-48] */
  readonly isSetUp$: Behavior<boolean>;
  /** Whether this tab has left to sign for somebody; else it is only what the address reports. */
  readonly word$: Behavior<SigningWord>;
  /** What a sponsor pays from now on, as they read it before they left; null for anybody else. */
  readonly paid$: Behavior<SponsoredDraft | null>;
  /** By which link a payer who has not signed came, where the tab still keeps it; null for anybody else. */
  readonly wayBack$: Behavior<PayersLink | null>;
  /** What the service says of whoever is logged in; null where nobody is, where it has not come, and of a payer. */
  readonly known$: Behavior<KnownDirectDebit | null>;
  open(): void;
  close(): void;
}

export interface DirectDebitPageNeeds {
  readonly center: Pick<CenterStore, 'parameters$'>;
  readonly drafts: KeptDrafts;
  readonly profile: Pick<CurrentProfile, 'profile$' | 'open' | 'close'>;
  readonly mayLeaveFor: MayLeaveFor;
}

/**
 * Whoever arrives is told whether it is set up. A payer who has signed has come to the end: nobody's name stays in the tab.
 * One who has not can still go on.
 */
export function createDirectDebitPage(needs: DirectDebitPageNeeds): DirectDebitPageStore {
  const { center, drafts, profile, mayLeaveFor } = needs;
  const isSetUp$ = derive({ parameters: center.parameters$ }, ({ parameters }) => isDirectDebitSetUp(parameters));
  const paid$ = new BehaviorSubject<SponsoredDraft | null>(null);
  const word$ = new BehaviorSubject<SigningWord>('reported');
  const wayBack$ = new BehaviorSubject<PayersLink | null>(null);
  let running = Subscription.EMPTY;

  function arrive(): void {
    wayBack$.next(isSetUp$.value ? null : keptLink());
    if (!isSetUp$.value) return;
    // Whoever was never sent to sign for somebody else has signed for themselves, or nothing at all: they may go on.
    if (drafts.flow('sponsor').sent === null) {
      if (paid$.value === null) paid$.next(drafts.area('paidFor', SponsoredDraft));
      if (paid$.value !== null) word$.next('own');
      return;
    }
    const whom = drafts.area('sponsored', SponsorDraft)?.whom ?? null;
    paid$.next(whom);
    word$.next('own');
    // What is paid stays to be read when the page is loaded again; for whom does not.
    drafts.keepArea('paidFor', whom?.agreement ? { ...whom, name: null } : null);
    drafts.keepArea('sponsored', null);
    drafts.keepFlow('sponsor', EMPTY_FLOW);
  }

  function keptLink(): PayersLink | null {
    const left = drafts.area('sponsored', SponsorDraft);
    return left && { hash: left.hash, departmentId: left.departmentId };
  }

  const shown$ = derive({ paid: paid$, isSetUp: isSetUp$ }, ({ paid, isSetUp }) => (isSetUp ? paid : null));
  return {
    isSetUp$,
    word$,
    paid$: shown$,
    wayBack$,
    // Whoever has signed for somebody else is told of that one.
    known$: derive({ paid: shown$, profile: profile.profile$ }, ({ paid, profile: current }) =>
      paid === null && current !== null ? knownDirectDebit(current, mayLeaveFor) : null,
    ),
    open() {
      profile.open();
      drafts.open();
      running = drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(arrive);
    },
    close() {
      running.unsubscribe();
      profile.close();
      // Whoever comes back here another time may have signed something else.
      drafts.keepArea('paidFor', null);
    },
  };
}
