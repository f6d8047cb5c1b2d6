import { type Answer, createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import type { SponsorMessage } from '../../texts/sponsor.ts';
import type { SponsoredAgreement, SponsoredMember, SponsorPort } from './model.ts';
import { describeRefusal, isExplained, isLinkRefused, isLinkUsed, sponsoredName } from './rules.ts';

/** The member that the payer is asked to pay for. */
export type SponsoredView =
  /** The address has no payer's link. */
  | { readonly status: 'noLink' }
  | { readonly status: 'loading' }
  /** Without an agreement the cost is unknown. */
  | { readonly status: 'ready'; readonly name: string; readonly agreement: SponsoredAgreement | null }
  /** [P-SPONSOR-32] The payer cannot sign for a person without a known name; `failure` is null where the service has none. */
  | { readonly status: 'failed'; readonly failure: SponsorMessage | null }
  /** As 'failed', but the link itself is invalid, so a retry cannot help. */
  | { readonly status: 'refused'; readonly reason: SponsorMessage; readonly isExplained: boolean }
  /** The payer has used the link already. */
  | { readonly status: 'used' };

/** The member of a link, and the agreement to pay for. */
export interface SponsoredStore {
  readonly view$: Behavior<SponsoredView>;
  open(): void;
  close(): void;
  reload(): void;
}

/** Where the link comes from; the hash stands in the page's address. */
export interface SponsoredNeeds {
  readonly port: Pick<SponsorPort, 'sponsored'>;
  /** The hash of the link; null without one. */
  readonly hash$: Behavior<string | null>;
}

/** [P-SPONSOR-30] Another link cancels the running request, so a late answer is never used. */
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
  // A payer must not agree to outdated data.
  if (load.status !== 'ready' || isRefreshing) return { status: 'loading' };
  const name = sponsoredName(load.value);
  const { agreement = null } = load.value;
  return name === null ? { status: 'failed', failure: null } : { status: 'ready', name, agreement };
}

function refusedView(failure: Failure): SponsoredView {
  if (isLinkUsed(failure)) return { status: 'used' };
  const reason = describeRefusal(failure);
  return isLinkRefused(failure)
    ? { status: 'refused', reason, isExplained: isExplained(failure) }
    : { status: 'failed', failure: reason };
}
