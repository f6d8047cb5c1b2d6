// What a screen shows of accepting to pay for somebody.
import type { Message } from '../../messages.ts';
import { isRefused, type Result } from '../../shared/result.ts';
import type { SponsorConnection, SponsoredAgreement } from './model.ts';
import { describeRefusal, isExplained, isLinkRefused, nameOf } from './rules.ts';
import type { SponsoredView } from './sponsored-store.ts';

/** What somebody accepts: for whom, and what; either may be all that is known, or nothing. */
export interface Accepted {
  readonly name: string | null;
  readonly agreement: SponsoredAgreement | null;
}

/** What came of a sponsor's link to accept. */
export type AcceptView =
  /** [P-SPONSOR-41] Until it is known what it is about, and again until the answer has arrived. */
  | { readonly status: 'loading'; readonly isAnswering: boolean }
  /** Whoever is asked reads what it is about, and says yes or goes away. Without a network their yes is not sent. */
  | ({ readonly status: 'asked'; readonly isCutOff: boolean } & Accepted)
  /** Nobody can say what it is about; asking again may help. */
  | { readonly status: 'notKnown'; readonly reason: Message | null }
  /** [P-SPONSOR-42] */
  | ({ readonly status: 'accepted' } & Accepted)
  /** It was accepted before. */
  | { readonly status: 'used' }
  /** [P-SPONSOR-43] */
  | { readonly status: 'notAccepted'; readonly reason: Message | null; readonly canRetry: boolean }
  /** Nobody knows what the service has done; asking again changes nothing that is done. */
  | { readonly status: 'unknown'; readonly reason: Message };

/** What somebody has said to a link, with the answer once there is one. */
export interface GivenAnswer {
  readonly hash: string;
  /** What they had before them. */
  readonly known: Accepted;
  readonly answer: Result<SponsorConnection> | null;
}

/** A link that says nothing leads to nobody. */
export const NO_LINK: AcceptView = { status: 'notAccepted', reason: null, canRetry: false };

export function acceptedView(sponsored: SponsoredView, given: GivenAnswer | null): AcceptView {
  if (given === null) return askedView(sponsored);
  return given.answer === null ? { status: 'loading', isAnswering: true } : answeredView(given.answer, given.known);
}

function askedView(sponsored: SponsoredView): AcceptView {
  switch (sponsored.status) {
    case 'known':
      return { status: 'asked', isCutOff: false, ...knownOf(sponsored) };
    case 'used':
      return { status: 'used' };
    case 'unknown':
      return { status: 'notKnown', reason: sponsored.reason };
    case 'refused':
      // A service may know a link to accept by the call that accepts it, and by no other.
      return sponsored.isExplained
        ? { status: 'notAccepted', reason: sponsored.reason, canRetry: false }
        : { status: 'asked', isCutOff: false, ...knownOf(sponsored) };
    case 'nobody':
    case 'loading':
      return { status: 'loading', isAnswering: false };
  }
}

function answeredView(answer: Result<SponsorConnection>, known: Accepted): AcceptView {
  if (!answer.ok) {
    const reason = describeRefusal(answer.error);
    if (!isRefused(answer.error)) return { status: 'unknown', reason };
    return { status: 'notAccepted', reason, canRetry: !isLinkRefused(answer.error) && !isExplained(answer.error) };
  }
  if (!answer.value.success) return { status: 'notAccepted', reason: null, canRetry: true };
  return { status: 'accepted', ...known, name: nameOf(answer.value) ?? known.name };
}

/** The same for whoever has just tried without a network: nothing was sent now, and what was known before is so still. */
export function cutOff(view: AcceptView): AcceptView {
  if (view.status === 'asked') return { ...view, isCutOff: true };
  if (!isOpenStill(view)) return view;
  return { ...view, reason: { key: 'sponsor.acceptOffline', params: {} } };
}

/** Whether it can be accepted once more. */
export const isOpenStill = (
  view: AcceptView,
): view is Extract<AcceptView, { readonly status: 'unknown' | 'notAccepted' }> =>
  view.status === 'unknown' || (view.status === 'notAccepted' && view.canRetry);

export const knownOf = (sponsored: SponsoredView): Accepted => ({
  name: sponsored.status === 'known' ? sponsored.name : null,
  agreement: sponsored.status === 'known' ? sponsored.agreement : null,
});
