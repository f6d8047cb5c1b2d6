// The return page of the direct-debit provider for visitors without an open sign-up, such as payers.
import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { CenterStore } from '../center/store.ts';
import { isDirectDebitSetUp, namesDirectDebitResult } from '../payment/rules.ts';
import { type KnownDirectDebit, knownDirectDebit, type MayLeaveFor } from '../profile/agreements.ts';
import type { CurrentProfile } from '../profile/record.ts';
import type { PayersLink } from '../sponsor/rules.ts';
import { type DraftStore, EMPTY_FLOW, SponsorDraft, SponsoredDraft } from './drafts.ts';
import type { SigningEvidence } from './returns.ts';

/** The outcome of a signing, and how sure the page is of it. */
export interface DirectDebitPageStore {
  /** [P-PAYMENT-48] By the address alone, which may be wrong; `evidence$` says how sure it is. */
  readonly isSetUp$: Behavior<boolean>;
  /** Whether the address reports an outcome at all. */
  readonly isNamed$: Behavior<boolean>;
  /** 'own': this tab left to sign for another person; otherwise only the address reports it. */
  readonly evidence$: Behavior<SigningEvidence>;
  /** The agreement that a sponsor pays, as shown before they left; null for other visitors. */
  readonly paid$: Behavior<SponsoredDraft | null>;
  /** The link of a payer who has not signed, if the tab still has it; null for other visitors. */
  readonly wayBack$: Behavior<PayersLink | null>;
  /** The logged-in member's direct debit; null for a visitor, for a payer, and until it is loaded. */
  readonly known$: Behavior<KnownDirectDebit | null>;
  open(): void;
  close(): void;
}

/** The three sources: the address, the tab's drafts, and the logged-in member's record. */
export interface DirectDebitPageNeeds {
  readonly center: Pick<CenterStore, 'parameters$'>;
  readonly drafts: DraftStore;
  readonly profile: Pick<CurrentProfile, 'profile$' | 'open' | 'close'>;
  readonly mayLeaveFor: MayLeaveFor;
}

/** Shows whether direct debit is set up. After signing, the tab forgets the sponsored person; otherwise the payer can go on. */
export function createDirectDebitPage(needs: DirectDebitPageNeeds): DirectDebitPageStore {
  const { center, drafts, profile, mayLeaveFor } = needs;
  const isSetUp$ = derive({ parameters: center.parameters$ }, ({ parameters }) => isDirectDebitSetUp(parameters));
  const paid$ = new BehaviorSubject<SponsoredDraft | null>(null);
  const evidence$ = new BehaviorSubject<SigningEvidence>('reported');
  const wayBack$ = new BehaviorSubject<PayersLink | null>(null);
  const scope = createScope();

  function arrive(): void {
    wayBack$.next(isSetUp$.value ? null : storedLink());
    if (!isSetUp$.value) return;
    // Only the drafts of a payer are cleared; other visitors keep theirs.
    if (drafts.flow('sponsor').draft$.value.sent === null) {
      if (paid$.value === null) paid$.next(drafts.area('paidFor', SponsoredDraft));
      if (paid$.value !== null) evidence$.next('own');
      return;
    }
    const whom = drafts.area('sponsored', SponsorDraft)?.whom ?? null;
    paid$.next(whom);
    evidence$.next('own');
    // After a reload the page shows the agreement, but not the sponsored name.
    drafts.keepArea('paidFor', whom?.agreement ? { ...whom, name: null } : null);
    drafts.keepArea('sponsored', null);
    drafts.flow('sponsor').keep(EMPTY_FLOW);
  }

  function storedLink(): PayersLink | null {
    const left = drafts.area('sponsored', SponsorDraft);
    return left && { hash: left.hash, departmentId: left.departmentId };
  }

  const shown$ = derive({ paid: paid$, isSetUp: isSetUp$ }, ({ paid, isSetUp }) => (isSetUp ? paid : null));
  return {
    isSetUp$,
    isNamed$: derive({ parameters: center.parameters$ }, ({ parameters }) => namesDirectDebitResult(parameters)),
    evidence$,
    paid$: shown$,
    wayBack$,
    // A payer sees the agreement they signed, not their own.
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
      // A later return may be about another signature.
      drafts.keepArea('paidFor', null);
    },
  };
}
