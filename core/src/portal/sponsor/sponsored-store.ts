import { type Answer, createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import type { SponsorMessage } from './messages.ts';
import type { SponsoredAgreement, SponsoredMember } from './model.ts';
import type { SponsorPort } from './port.ts';
import { describeRefusal, isExplained, isLinkRefused, isLinkUsed, nameOf } from './rules.ts';

/** For whom the payer is asked to pay, as far as that is known. */
export type SponsoredView =
  /** The address has no link of a payer. */
  | { readonly status: 'noLink' }
  | { readonly status: 'loading' }
  /** Without an agreement it is not known what it costs. */
  | { readonly status: 'known'; readonly name: string; readonly agreement: SponsoredAgreement | null }
  /** [P-SPONSOR-32] The payer may not sign for a person whose name is not known. */
  | { readonly status: 'unknown'; readonly reason: SponsorMessage | null }
  /** The same, of a link that leads to no one any more, however often it is opened; the service may have said why. */
  | { readonly status: 'refused'; readonly reason: SponsorMessage; readonly isExplained: boolean }
  /** What the link was for has been done, by the payer: no other person has the link. */
  | { readonly status: 'used' };

export interface SponsoredStore {
  readonly view$: Behavior<SponsoredView>;
  open(): void;
  close(): void;
  /** Asks again. */
  reload(): void;
}

export interface SponsoredNeeds {
  readonly port: Pick<SponsorPort, 'sponsored'>;
  /** What the link says; null where it says nothing. */
  readonly hash$: Behavior<string | null>;
}

/** [P-SPONSOR-30] Another link cancels what was asked for the one before, so a late answer is never taken. */
export function createSponsoredStore({ port, hash$ }: SponsoredNeeds): SponsoredStore {
  const { answer$, open, close, reload } = createQuery({
    question$: hash$,
    ask: port.sponsored,
    whenRefreshFails: 'drop',
  });
  return { view$: derive({ answer: answer$ }, ({ answer }) => viewOf(answer)), open, close, reload };
}

function viewOf({ question, load, isRefreshing }: Answer<string, SponsoredMember>): SponsoredView {
  if (question === null) return { status: 'noLink' };
  if (load.status === 'failed') return refusedView(load.failure);
  // What was known before is not shown to a payer who is about to agree to it.
  if (load.status !== 'ready' || isRefreshing) return { status: 'loading' };
  const name = nameOf(load.value);
  const { agreement = null } = load.value;
  return name === null ? { status: 'unknown', reason: null } : { status: 'known', name, agreement };
}

function refusedView(failure: Failure): SponsoredView {
  if (isLinkUsed(failure)) return { status: 'used' };
  const reason = describeRefusal(failure);
  return isLinkRefused(failure)
    ? { status: 'refused', reason, isExplained: isExplained(failure) }
    : { status: 'unknown', reason };
}
