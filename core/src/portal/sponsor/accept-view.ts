import { isRefused, type Result } from '../../shared/result.ts';
import type { SponsorMessage } from './messages.ts';
import type { SponsorConnection, SponsoredAgreement } from './model.ts';
import { describeRefusal, isExplained, isLinkRefused, type PayersLink, sponsoredName } from './rules.ts';
import type { SponsoredView } from './sponsored-store.ts';

/** The sponsored person and agreement; both may be unknown. */
export interface AcceptedAgreement {
  readonly name: string | null;
  readonly agreement: SponsoredAgreement | null;
}

/** The whole page of a payer who accepts to pay for another person, by its state. */
export type AcceptView =
  /** [P-SPONSOR-41] Until the link's data is loaded, and while the acceptance is sent. */
  | { readonly status: 'loading'; readonly isAnswering: boolean }
  /** The payer can accept; `notSent` is why the acceptance was not sent. */
  | {
      readonly status: 'asked';
      readonly notSent: SponsorMessage | null;
      readonly name: string;
      readonly agreement: SponsoredAgreement | null;
    }
  /** The link's data could not be loaded; a retry may help. */
  | { readonly status: 'notKnown'; readonly reason: SponsorMessage | null }
  /** [P-SPONSOR-42] The payer is now connected to the member. */
  | ({ readonly status: 'accepted' } & AcceptedAgreement)
  /** The link was accepted before. */
  | { readonly status: 'used' }
  /** [P-SPONSOR-43] The payer has not signed yet; `signUp` is the link for that, if the service knows it. */
  | { readonly status: 'notSigned'; readonly reason: SponsorMessage | null; readonly signUp: PayersLink | null }
  /** [P-SPONSOR-43] The service has refused, or there is nothing to accept. */
  | { readonly status: 'notAccepted'; readonly reason: SponsorMessage | null; readonly canRetry: boolean }
  /** The outcome is unknown; a retry cannot accept twice. */
  | { readonly status: 'unknown'; readonly reason: SponsorMessage };

/** The payer's acceptance of a link, with the service's answer to the last try. */
export interface GivenAnswer {
  readonly hash: string;
  /** What was shown to the payer. */
  readonly known: AcceptedAgreement;
  readonly answer: Result<SponsorConnection> | null;
}

/** The address has no payer's link. */
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
      return isAcceptedOnOpen(sponsored)
        ? { status: 'loading', isAnswering: true }
        : { status: 'notAccepted', reason: sponsored.reason, canRetry: false };
    case 'noLink':
    case 'loading':
      return { status: 'loading', isAnswering: false };
  }
}

/** Some services know the link only in the accepting request, so nothing can be shown before. */
export const isAcceptedOnOpen = (sponsored: SponsoredView): boolean =>
  sponsored.status === 'refused' && !sponsored.isExplained;

function answeredView({ hash, known }: GivenAnswer, answer: Result<SponsorConnection>): AcceptView {
  if (!answer.ok) {
    const reason = describeRefusal(answer.error);
    if (!isRefused(answer.error)) return { status: 'unknown', reason };
    return { status: 'notAccepted', reason, canRetry: !isLinkRefused(answer.error) && !isExplained(answer.error) };
  }
  if (!answer.value.success) return { status: 'notSigned', reason: null, signUp: signUpBy(hash, known) };
  return { status: 'accepted', ...known, name: sponsoredName(answer.value) ?? known.name };
}

const signUpBy = (hash: string, { name, agreement }: AcceptedAgreement): PayersLink | null =>
  name === null ? null : { hash, departmentId: agreement?.departmentId ?? null };

/** The view after a click without a network: nothing was sent, so the rest is unchanged. */
export function cutOff(view: AcceptView): AcceptView {
  if (view.status === 'asked') return { ...view, notSent: NOT_SENT };
  if (view.status === 'loading') return { status: 'notKnown', reason: NOT_SENT };
  if (!isOpenStill(view)) return view;
  return { ...view, reason: NOT_SENT };
}

/** Whether it can be accepted again. */
export const isOpenStill = (
  view: AcceptView,
): view is Extract<AcceptView, { readonly status: 'unknown' | 'notSigned' | 'notAccepted' }> =>
  view.status === 'unknown' || view.status === 'notSigned' || (view.status === 'notAccepted' && view.canRetry);

export const knownOf = (sponsored: SponsoredView): AcceptedAgreement => ({
  name: sponsored.status === 'known' ? sponsored.name : null,
  agreement: sponsored.status === 'known' ? sponsored.agreement : null,
});
