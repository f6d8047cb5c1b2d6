// The page where the direct-debit provider sends a visitor with no sign-up open: above all a payer who has signed.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createScope } from '../../../shared/scope.ts';
import type { CenterStore } from '../../center/store.ts';
import { isDirectDebitSetUp } from '../../payment/rules.ts';
import type { MayLeaveFor } from '../../profile/agreements.ts';
import { type KnownDirectDebit, knownDirectDebit } from '../../profile/agreements.ts';
import type { CurrentProfile } from '../../profile/record.ts';
import type { PayersLink } from '../../sponsor/rules.ts';
import { EMPTY_FLOW } from '../drafts/flow-draft.ts';
import { SponsorDraft, SponsoredDraft } from '../drafts/sponsor-draft.ts';
import type { DraftStore } from '../drafts/store.ts';
import type { SigningEvidence } from './returned.ts';

export interface DirectDebitPageStore {
  /** [P-PAYMENT-48] */
  readonly isSetUp$: Behavior<boolean>;
  /** `own` where this tab has left to sign for another person; else only the address reports it. */
  readonly evidence$: Behavior<SigningEvidence>;
  /** What a sponsor pays from now on, as they read it before they left; null for other visitors. */
  readonly paid$: Behavior<SponsoredDraft | null>;
  /** The link of a payer who has not signed, where the tab still keeps it; null for other visitors. */
  readonly wayBack$: Behavior<PayersLink | null>;
  /** What the service says of the logged-in member; null for a visitor, for a payer, and until the answer has come. */
  readonly known$: Behavior<KnownDirectDebit | null>;
  open(): void;
  close(): void;
}

export interface DirectDebitPageNeeds {
  readonly center: Pick<CenterStore, 'parameters$'>;
  readonly drafts: DraftStore;
  readonly profile: Pick<CurrentProfile, 'profile$' | 'open' | 'close'>;
  readonly mayLeaveFor: MayLeaveFor;
}

/**
 * The page says whether direct debit is set up. A payer who has signed is done, so the tab forgets for whom. A payer who has
 * not signed can still go on.
 */
export function createDirectDebitPage(needs: DirectDebitPageNeeds): DirectDebitPageStore {
  const { center, drafts, profile, mayLeaveFor } = needs;
  const isSetUp$ = derive({ parameters: center.parameters$ }, ({ parameters }) => isDirectDebitSetUp(parameters));
  const paid$ = new BehaviorSubject<SponsoredDraft | null>(null);
  const evidence$ = new BehaviorSubject<SigningEvidence>('reported');
  const wayBack$ = new BehaviorSubject<PayersLink | null>(null);
  const scope = createScope();

  function arrive(): void {
    wayBack$.next(isSetUp$.value ? null : keptLink());
    if (!isSetUp$.value) return;
    // A visitor who never left to sign for another person has signed for themselves, or nothing at all: their drafts stay.
    if (drafts.flow('sponsor').draft$.value.sent === null) {
      if (paid$.value === null) paid$.next(drafts.area('paidFor', SponsoredDraft));
      if (paid$.value !== null) evidence$.next('own');
      return;
    }
    const whom = drafts.area('sponsored', SponsorDraft)?.whom ?? null;
    paid$.next(whom);
    evidence$.next('own');
    // A page that is loaded again still shows what is paid, but not for whom.
    drafts.keepArea('paidFor', whom?.agreement ? { ...whom, name: null } : null);
    drafts.keepArea('sponsored', null);
    drafts.flow('sponsor').keep(EMPTY_FLOW);
  }

  function keptLink(): PayersLink | null {
    const left = drafts.area('sponsored', SponsorDraft);
    return left && { hash: left.hash, departmentId: left.departmentId };
  }

  const shown$ = derive({ paid: paid$, isSetUp: isSetUp$ }, ({ paid, isSetUp }) => (isSetUp ? paid : null));
  return {
    isSetUp$,
    evidence$,
    paid$: shown$,
    wayBack$,
    // A payer reads of the agreement they signed, not of their own.
    known$: derive({ paid: shown$, profile: profile.profile$ }, ({ paid, profile: current }) =>
      paid === null && current !== null ? knownDirectDebit(current, mayLeaveFor) : null,
    ),
    open() {
      profile.open();
      scope.reopen();
      scope.add(drafts.whenRead(arrive));
    },
    close() {
      scope.close();
      profile.close();
      // A visitor who comes back another time may have signed something else.
      drafts.keepArea('paidFor', null);
    },
  };
}
