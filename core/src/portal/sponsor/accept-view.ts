// What a screen shows where a payer accepts to pay for another person.

import { isRefused, type Result } from '../../shared/result.ts';
import type { SponsorMessage } from './messages.ts';
import type { SponsorConnection, SponsoredAgreement } from './model.ts';
import { describeRefusal, isExplained, isLinkRefused, nameOf, type PayersLink } from './rules.ts';
import type { SponsoredView } from './sponsored-store.ts';

/** What the payer accepts: for whom, and what; either may be unknown. */
export interface Accepted {
  readonly name: string | null;
  readonly agreement: SponsoredAgreement | null;
}

/** What came of a sponsor's link to accept. */
export type AcceptView =
  /** [P-SPONSOR-41] Until it is known what it is about, and again until the answer has arrived. */
  | { readonly status: 'loading'; readonly isAnswering: boolean }
  /** The payer reads what it is about, and accepts or goes away; `notSent` is why the answer has not left. */
  | {
      readonly status: 'asked';
      readonly notSent: SponsorMessage | null;
      readonly name: string;
      readonly agreement: SponsoredAgreement | null;
    }
  /** It is not known what the link is about; asking again may help. */
  | { readonly status: 'notKnown'; readonly reason: SponsorMessage | null }
  /** [P-SPONSOR-42] */
  | ({ readonly status: 'accepted' } & Accepted)
  /** It was accepted before. */
  | { readonly status: 'used' }
  /**
   * [P-SPONSOR-43] The service has nothing to draw from: the payer has not signed. They can, where the service knows by this
   * link what there is to sign.
   */
  | { readonly status: 'notSigned'; readonly reason: SponsorMessage | null; readonly signUp: PayersLink | null }
  /** [P-SPONSOR-43] The service has said no, or there is nothing to accept. */
  | { readonly status: 'notAccepted'; readonly reason: SponsorMessage | null; readonly canRetry: boolean }
  /** It is not known what the service has done; asking again changes nothing that is done. */
  | { readonly status: 'unknown'; readonly reason: SponsorMessage };

/** What the payer has answered to a link, with the service's answer to the last try once there is one. */
export interface GivenAnswer {
  readonly hash: string;
  /** What they had before them. */
  readonly known: Accepted;
  readonly answer: Result<SponsorConnection> | null;
}

/** The address has no link of a payer. */
export const NO_LINK: AcceptView = { status: 'notAccepted', reason: null, canRetry: false };

const NOT_SENT: SponsorMessage = { key: 'sponsor.acceptOffline', params: {} };

export function acceptedView(sponsored: SponsoredView, given: GivenAnswer | null, isSending: boolean): AcceptView {
  if (isSending) return { status: 'loading', isAnswering: true };
  return given?.answer ? answeredView(given, given.answer) : askedView(sponsored);
}

function askedView(sponsored: SponsoredView): AcceptView {
  switch (sponsored.status) {
    case 'known':
      return { status: 'asked', notSent: null, name: sponsored.name, agreement: sponsored.agreement };
    case 'used':
      return { status: 'used' };
    case 'unknown':
      return { status: 'notKnown', reason: sponsored.reason };
    case 'refused':
      return isAcceptedUnasked(sponsored)
        ? { status: 'loading', isAnswering: true }
        : { status: 'notAccepted', reason: sponsored.reason, canRetry: false };
    case 'noLink':
    case 'loading':
      return { status: 'loading', isAnswering: false };
  }
}

/** A service may know a link to accept only by the call that accepts it: there is nothing to show before. */
export const isAcceptedUnasked = (sponsored: SponsoredView): boolean =>
  sponsored.status === 'refused' && !sponsored.isExplained;

function answeredView({ hash, known }: GivenAnswer, answer: Result<SponsorConnection>): AcceptView {
  if (!answer.ok) {
    const reason = describeRefusal(answer.error);
    if (!isRefused(answer.error)) return { status: 'unknown', reason };
    return { status: 'notAccepted', reason, canRetry: !isLinkRefused(answer.error) && !isExplained(answer.error) };
  }
  if (!answer.value.success) return { status: 'notSigned', reason: null, signUp: signUpBy(hash, known) };
  return { status: 'accepted', ...known, name: nameOf(answer.value) ?? known.name };
}

const signUpBy = (hash: string, { name, agreement }: Accepted): PayersLink | null =>
  name === null ? null : { hash, departmentId: agreement?.departmentId ?? null };

/**
 * The same for a payer who has just tried without a network: nothing was sent now, and what was known before is so still.
 */
export function cutOff(view: AcceptView): AcceptView {
  if (view.status === 'asked') return { ...view, notSent: NOT_SENT };
  if (view.status === 'loading') return { status: 'notKnown', reason: NOT_SENT };
  if (!isOpenStill(view)) return view;
  return { ...view, reason: NOT_SENT };
}

/** Whether it can be accepted once more. */
export const isOpenStill = (
  view: AcceptView,
): view is Extract<AcceptView, { readonly status: 'unknown' | 'notSigned' | 'notAccepted' }> =>
  view.status === 'unknown' || view.status === 'notSigned' || (view.status === 'notAccepted' && view.canRetry);

export const knownOf = (sponsored: SponsoredView): Accepted => ({
  name: sponsored.status === 'known' ? sponsored.name : null,
  agreement: sponsored.status === 'known' ? sponsored.agreement : null,
});
