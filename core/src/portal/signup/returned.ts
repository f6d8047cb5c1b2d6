// A visitor's coming back from a provider, and what is remembered for it.
import { BehaviorSubject, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { KeyValue } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import type { MembershipStore } from '../membership/store.ts';
import { keepUnresolved, readUnresolved, type Unresolved } from '../payment/unresolved.ts';
import type { Happening } from '../tracking/happenings.ts';
import { type Callback, callbackIn } from './callbacks.ts';
import type { FlowDraft, KeptDrafts } from './kept.ts';

/** The ids of a sign-up that has been sent, wherever they were found. */
export interface SignupIds {
  readonly invoiceId: string | null;
  readonly memberId: string | null;
  /** Whether the membership has no direct debit, as far as anything says so. */
  readonly noDirectDebit: boolean;
  readonly isShortTerm: boolean;
}

export interface ReturnNeeds {
  readonly center: Pick<CenterStore, 'code' | 'parameters$'>;
  readonly membership: Pick<MembershipStore, 'facts$'>;
  readonly drafts: KeptDrafts;
  /** What outlives the tab. */
  readonly saved: KeyValue;
  readonly clock: { now(): number };
  readonly tracking: { record(happening: Happening): void };
}

export interface Return {
  /** [P-SIGNUP-83] [P-SIGNUP-84] The provider the visitor came back from, if any. */
  readonly callback$: Behavior<Callback | null>;
  readonly ids$: Behavior<SignupIds>;
  /** Reads what was remembered, maybe in another tab. */
  open(): Subscription;
  /** [P-SIGNUP-87] Keeps the ids of what has been sent, for a return in another tab or on another day. */
  remember(): void;
  forget(): void;
  /** Counts the return, once for however often the page is loaded. */
  record(register: 'standard' | 'payment'): void;
}

export function createReturn(needs: ReturnNeeds, draft$: Behavior<FlowDraft>): Return {
  const { center, membership, drafts, saved, clock, tracking } = needs;
  const place = { code: center.code, saved, clock };
  const unresolved$ = new BehaviorSubject<Unresolved | null>(null);
  const callback$ = derive({ parameters: center.parameters$ }, ({ parameters }) => callbackIn(parameters));

  const ids$ = derive(
    { draft: draft$, unresolved: unresolved$, parameters: center.parameters$, chosen: membership.facts$ },
    ({ draft: { sent }, unresolved, parameters, chosen: { membership: chosen } }): SignupIds => ({
      // [P-SIGNUP-78] What this tab has sent is known best; then what the address says, and what is left of another tab.
      invoiceId: sent?.invoiceId ?? parameters.invoiceId ?? unresolved?.invoiceId ?? null,
      memberId: sent?.memberId ?? unresolved?.memberId ?? null,
      // [P-SIGNUP-80]
      noDirectDebit: chosen ? chosen.no_direct_debit === true : hasNone(unresolved, parameters.directdebit),
      // [P-SIGNUP-79]
      isShortTerm: chosen ? chosen.temporary === true : parameters.shortterm === 'true',
    }),
  );

  return {
    callback$,
    ids$,
    open: () => readUnresolved(place).subscribe((found) => unresolved$.next(found)),
    remember() {
      const { sent } = draft$.value;
      if (sent === null) return;
      drafts.keepArea('returned', '');
      const { memberId, invoiceId, choice } = sent;
      const { noDirectDebit } = ids$.value;
      const { departmentId = null, membershipId = null } = choice ?? {};
      keepUnresolved(place, { invoiceId, memberId, departmentId, membershipId, noDirectDebit, startedAt: clock.now() });
    },
    forget() {
      keepUnresolved(place, null);
    },
    record(register) {
      const callback = callback$.value;
      if (callback?.provider !== 'directDebit') return;
      const { invoiceId, memberId } = ids$.value;
      const signup = invoiceId ?? memberId ?? 'unknown';
      const told = `${callback.provider} ${callback.status}`;
      if (drafts.area('returned', z.string()) === told) return;
      drafts.keepArea('returned', told);
      tracking.record({ kind: 'directDebitReturned', register, status: callback.status, signup });
    },
  };
}

const hasNone = (unresolved: Unresolved | null, directdebit: string | undefined): boolean =>
  unresolved ? unresolved.noDirectDebit : directdebit === 'false';
