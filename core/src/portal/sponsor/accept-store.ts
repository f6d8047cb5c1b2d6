import { BehaviorSubject, filter, map, merge, type Observable, type SchedulerLike, tap } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isRefused, type Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { SponsorMessage } from '../../texts/sponsor.ts';
import type { SponsorConnection, SponsoredAgreement, SponsorPort } from './model.ts';
import { describeRefusal, isExplained, isLinkRefused, type PayersLink, sponsoredName } from './rules.ts';
import { createSponsoredStore, type SponsoredView } from './sponsored-store.ts';

/** The page to which a payer's link leads, and which accepts for the member of that link. */
export interface AcceptStore {
  readonly view$: Behavior<AcceptView>;
  /** Loads the member and the costs. If the service cannot name them, opening the page accepts at once, as specified. */
  open(): void;
  close(): void;
  /** [P-SPONSOR-40] Accepts only once: after a reload the page shows the outcome. */
  accept(): void;
  /** Repeats the failed request. */
  retry(): void;
}

/** The outcome for tracking. */
export type AcceptOutcome = 'accepted' | 'declined' | 'failed';

/** The link, and the requests for its member and for the acceptance; `answered` counts the outcome. */
export interface AcceptNeeds {
  readonly port: Pick<SponsorPort, 'accept' | 'sponsored'>;
  /** [P-SPONSOR-40] The hash of the link; null without one. */
  readonly hash$: Behavior<string | null>;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
  readonly answered: (outcome: AcceptOutcome) => void;
}

/** The page on which a payer accepts to pay for another member. */
export function createAcceptStore({ port, hash$: link$, online$, clock, answered }: AcceptNeeds): AcceptStore {
  const hash$ = derive({ link: link$ }, ({ link }) => link?.trim() || null);
  const sponsored = createSponsoredStore({ port, hash$ });
  const given$ = new BehaviorSubject<GivenAnswer | null>(null);
  const action = createAction<string, null>({ run, online$, clock });
  const scope = createScope();

  const own$ = derive({ hash: hash$, given: given$ }, ({ hash, given }) => (given?.hash === hash ? given : null));
  const view$ = derive(
    { hash: hash$, sponsored: sponsored.view$, own: own$, action: action.view$ },
    ({ hash, own, action: { isSending, isOffline }, ...known }) => {
      if (hash === null) return NO_LINK;
      const view = acceptedView(known.sponsored, own, own !== null && isSending);
      return own !== null && isOffline ? cutOff(view) : view;
    },
  );

  function run(hash: string): Observable<RunEnd<null>> {
    return port.accept(hash).pipe(
      tap((answer) => {
        if (given$.value) given$.next({ ...given$.value, answer });
        answered(outcomeOf(answer));
      }),
      // The page shows every outcome in place of the button.
      map(({ ok }) => (ok ? { kind: 'done', value: null } : { kind: 'rejected' })),
    );
  }

  function send(hash: string): void {
    // Another link needs its own acceptance.
    if (own$.value === null) {
      action.forget();
      given$.next({ hash, known: knownOf(sponsored.view$.value), answer: null });
    }
    action.run(hash, () => undefined);
  }

  function acceptOnOpen(): void {
    const { value: hash } = hash$;
    if (hash !== null && isAcceptedOnOpen(sponsored.view$.value) && !own$.value?.answer) send(hash);
  }

  return {
    view$,
    open() {
      scope.reopen();
      sponsored.open();
      scope.add(merge(sponsored.view$, online$.pipe(filter(Boolean))).subscribe(acceptOnOpen));
    },
    // Closing the page does not cancel a running acceptance.
    close() {
      scope.close();
      if (action.view$.value.isOffline) action.clear();
      sponsored.close();
    },
    accept() {
      if (view$.value.status === 'ready' && hash$.value !== null) send(hash$.value);
    },
    retry() {
      const { value: view } = view$;
      if (view.status === 'failed' || !scope.isOpen()) sponsored.reload();
      else if (isOpenStill(view) && hash$.value !== null) send(hash$.value);
    },
  };
}

function outcomeOf(answer: Result<SponsorConnection>): AcceptOutcome {
  if (!answer.ok) return 'failed';
  return answer.value.success ? 'accepted' : 'declined';
}

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
      readonly status: 'ready';
      readonly notSent: SponsorMessage | null;
      readonly name: string;
      readonly agreement: SponsoredAgreement | null;
    }
  /** The link's data could not be loaded; a retry may help. */
  | { readonly status: 'failed'; readonly failure: SponsorMessage | null }
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
interface GivenAnswer {
  readonly hash: string;
  /** The name and the agreement that the payer read. */
  readonly known: AcceptedAgreement;
  readonly answer: Result<SponsorConnection> | null;
}

/** The address has no payer's link. */
const NO_LINK: AcceptView = { status: 'notAccepted', reason: null, canRetry: false };

const NOT_SENT: SponsorMessage = { key: 'sponsor.acceptOffline', params: {} };

function acceptedView(sponsored: SponsoredView, given: GivenAnswer | null, isSending: boolean): AcceptView {
  if (isSending) return { status: 'loading', isAnswering: true };
  return given?.answer ? answeredView(given, given.answer) : askedView(sponsored);
}

function askedView(sponsored: SponsoredView): AcceptView {
  switch (sponsored.status) {
    case 'ready':
      return { status: 'ready', notSent: null, name: sponsored.name, agreement: sponsored.agreement };
    case 'used':
      return { status: 'used' };
    case 'failed':
      return { status: 'failed', failure: sponsored.failure };
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
const isAcceptedOnOpen = (sponsored: SponsoredView): boolean =>
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
function cutOff(view: AcceptView): AcceptView {
  if (view.status === 'ready') return { ...view, notSent: NOT_SENT };
  if (view.status === 'loading') return { status: 'failed', failure: NOT_SENT };
  if (!isOpenStill(view)) return view;
  return { ...view, reason: NOT_SENT };
}

/** Whether it can be accepted again. */
const isOpenStill = (
  view: AcceptView,
): view is Extract<AcceptView, { readonly status: 'unknown' | 'notSigned' | 'notAccepted' }> =>
  view.status === 'unknown' || view.status === 'notSigned' || (view.status === 'notAccepted' && view.canRetry);

const knownOf = (sponsored: SponsoredView): AcceptedAgreement => ({
  name: sponsored.status === 'ready' ? sponsored.name : null,
  agreement: sponsored.status === 'ready' ? sponsored.agreement : null,
});
