// A visitor's return from a provider, and the stored data by which it is understood.
import { BehaviorSubject, type Subscription } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { KeyValue } from '../../shell/ports.ts';
import type { CenterStore } from '../center/store.ts';
import type { MembershipStore } from '../membership/store.ts';
import { readUnpaidSignup, saveUnpaidSignup, type UnpaidSignup } from '../payment/unpaid-signup.ts';
import type { VisitorAction } from '../tracking/visitor-actions.ts';
import type { DraftStore, FlowDraft, SentRecord } from './drafts.ts';
import { idsOf, type SignupIds } from './ids.ts';
import { Completion, isSameVisit, Receipt, signupParametersIn } from './receipt.ts';
import { type Callback, callbackIn, type SigningEvidence, signingEvidence } from './returns.ts';

/** The counted return, so that a reload does not count it twice. */
const CountedReturn = z.object({ callback: z.string() });

/** The departure to sign, with what was shown before. */
const SigningDeparture = z.object({
  link: z.string(),
  receipt: Receipt,
  departmentId: z.optional(z.nullable(z.number())),
});
type SigningDeparture = Readonly<z.infer<typeof SigningDeparture>>;

/** The parameters of the return, and the storage by which the own sign-up is found again. */
export interface ReturnNeeds {
  readonly center: Pick<CenterStore, 'code' | 'parameters$' | 'forgetParameters'>;
  readonly membership: Pick<MembershipStore, 'facts$'>;
  readonly drafts: DraftStore;
  /** Storage that outlives the tab. */
  readonly saved: KeyValue;
  readonly clock: { now(): number };
  readonly tracking: { record(action: VisitorAction): void };
}

export interface ProviderReturn {
  /** [P-SIGNUP-83] [P-SIGNUP-84] The provider that the visitor returned from. */
  readonly callback$: Behavior<Callback | null>;
  readonly ids$: Behavior<SignupIds>;
  /** Reads the stored sign-up, also of another tab; then calls `then`. */
  open(then: () => void): Subscription;
  /** [P-SIGNUP-87] Stores the sent ids, for a return in another tab or on another day. */
  remember(sent: SentRecord): void;
  forget(): void;
  /** Forgets the return, so that it does not count again. */
  forgetCallback(): void;
  /** Counts the return once, also after reloads. */
  record(register: 'standard' | 'payment'): void;
  /** Stores that this tab leaves to sign, and what was shown. */
  leave(link: string, receipt: Receipt): void;
  /** The last departure to sign; null if there was none. */
  readonly departure$: Behavior<SigningDeparture | null>;
  /** The sign-up's department, if it is still stored. */
  readonly departmentId$: Behavior<number | null>;
  /** Whether this tab left to sign. Otherwise only the address reports it, which every visitor can write. */
  readonly evidence$: Behavior<SigningEvidence>;
  /** Null before the end. */
  readonly completion$: Behavior<Completion | null>;
  keepCompletion(completion: Omit<Completion, 'address'>): void;
}

export function createProviderReturn(needs: ReturnNeeds, draft$: Behavior<FlowDraft>): ProviderReturn {
  const { center, membership, drafts, saved, clock, tracking } = needs;
  const place = { code: center.code, saved, clock };
  const unpaidSignup$ = new BehaviorSubject<UnpaidSignup | null>(null);

  const ids$ = derive(
    { draft: draft$, unpaidSignup: unpaidSignup$, named: center.parameters$, chosen: membership.facts$ },
    ({ draft: { sent }, ...others }) => idsOf({ sent, ...others }),
  );
  const callback$ = derive({ ids: ids$, parameters: center.parameters$ }, ({ ids, parameters }) => {
    const { invoiceId } = parameters;
    // A return counts only for its own invoice.
    return invoiceId === undefined || invoiceId === ids.invoiceId ? callbackIn(parameters) : null;
  });

  /** A text that identifies the return. */
  const returnText = (): string =>
    JSON.stringify({ ...callback$.value, invoiceId: center.parameters$.value.invoiceId ?? null });
  const departure$ = drafts.area$('left', SigningDeparture);
  const evidence$ = derive({ draft: draft$, departure: departure$, ids: ids$ }, ({ draft: { sent }, departure, ids }) =>
    signingEvidence(sent, departure, ids.noDirectDebit),
  );
  const completion$ = derive(
    { stored: drafts.area$('ended', Completion), parameters: center.parameters$ },
    ({ stored, parameters }) => (stored !== null && isSameVisit(stored, parameters) ? stored : null),
  );
  const forgetCallback = (): void => {
    drafts.keepArea('returned', '');
    center.forgetParameters('invoiceId', 'callback', 'vippsSetup', 'status');
  };

  return {
    callback$,
    ids$,
    open: (then) =>
      readUnpaidSignup(place).subscribe((found) => {
        unpaidSignup$.next(found);
        then();
      }),
    remember(sent) {
      const { memberId, invoiceId, choice } = sent;
      const { noDirectDebit } = idsOf({ sent, unpaidSignup: null, named: {}, chosen: membership.facts$.value });
      const { departmentId = null, membershipId = null } = choice ?? {};
      const ids = { invoiceId, memberId, departmentId, membershipId, noDirectDebit, startedAt: clock.now() };
      const isAnother = unpaidSignup$.value?.invoiceId !== invoiceId;
      unpaidSignup$.next(ids);
      saveUnpaidSignup(place, ids);
      // A provider's report belongs to the earlier sign-up.
      if (isAnother) forgetCallback();
    },
    forget() {
      unpaidSignup$.next(null);
      saveUnpaidSignup(place, null);
    },
    forgetCallback,
    record(register) {
      const callback = callback$.value;
      if (callback?.provider !== 'directDebit' || drafts.area('returned', CountedReturn)?.callback === returnText())
        return;
      const { invoiceId, memberId } = ids$.value;
      const signup = invoiceId ?? memberId ?? 'unknown';
      drafts.keepArea('returned', { callback: returnText() });
      tracking.record({ kind: 'directDebitReturned', register, status: callback.status, signup });
    },
    leave: (link, receipt) => drafts.keepArea('left', { link, receipt, departmentId: ids$.value.departmentId }),
    departure$,
    departmentId$: derive(
      { ids: ids$, departure: departure$, completion: completion$ },
      ({ ids, departure, completion }) =>
        ids.departmentId ?? departure?.departmentId ?? completion?.departmentId ?? null,
    ),
    evidence$,
    completion$,
    keepCompletion: (completion) =>
      drafts.keepArea('ended', { ...completion, address: signupParametersIn(center.parameters$.value) }),
  };
}
