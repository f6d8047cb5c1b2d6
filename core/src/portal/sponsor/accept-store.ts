import { BehaviorSubject, filter, merge, type SchedulerLike, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import {
  type AcceptView,
  acceptedView,
  cutOff,
  type GivenAnswer,
  isAcceptedUnasked,
  isOpenStill,
  knownOf,
  NO_LINK,
} from './accept-view.ts';
import type { SponsorConnection } from './model.ts';
import type { SponsorPort } from './port.ts';
import { createSponsoredStore } from './sponsored-store.ts';

export interface AcceptStore {
  readonly view$: Behavior<AcceptView>;
  /**
   * Asks for whom it is and what it costs. Where the service tells, the payer accepts by a button; where it does not, by
   * opening the page, as specified.
   */
  open(): void;
  close(): void;
  /** [P-SPONSOR-40] Accepts only once: a page that is loaded again shows what came of it. */
  accept(): void;
  /** Asks once more for what failed. */
  retry(): void;
}

/** The answer as tracking counts it. */
export type AcceptOutcome = 'accepted' | 'declined' | 'failed';

export interface AcceptNeeds {
  readonly port: Pick<SponsorPort, 'accept' | 'sponsored'>;
  /** [P-SPONSOR-40] What the link says; null where it says nothing. */
  readonly hash$: Behavior<string | null>;
  readonly online$: Behavior<boolean>;
  readonly clock: Pick<SchedulerLike, 'now'>;
  readonly answered: (outcome: AcceptOutcome) => void;
}

export function createAcceptStore({ port, hash$: link$, online$, clock, answered }: AcceptNeeds): AcceptStore {
  const hash$ = derive({ link: link$ }, ({ link }) => link?.trim() || null);
  const sponsored = createSponsoredStore({ port, hash$ });
  const given$ = new BehaviorSubject<GivenAnswer | null>(null);
  /** The link that was to be accepted without a network. */
  const triedOffline$ = new BehaviorSubject<string | null>(null);
  const guard = createGuard(clock);
  let running = Subscription.EMPTY;

  const view$ = derive(
    { hash: hash$, sponsored: sponsored.view$, given: given$, triedOffline: triedOffline$ },
    ({ hash, given, triedOffline, ...known }) => {
      if (hash === null) return NO_LINK;
      const view = acceptedView(known.sponsored, given?.hash === hash ? given : null);
      return triedOffline === hash ? cutOff(view) : view;
    },
  );

  function send(hash: string): void {
    // Without a network nothing is sent, so that the payer need not wonder whether it was done.
    if (!online$.value) {
      triedOffline$.next(hash);
      return;
    }
    // Another link is another yes.
    if (given$.value?.hash !== hash) guard.release();
    if (!guard.passes()) return;
    const known = given$.value?.hash === hash ? given$.value.known : knownOf(sponsored.view$.value);
    const asked: GivenAnswer = { hash, known, answer: null };
    given$.next(asked);
    port.accept(hash).subscribe((answer) => {
      // Another link has been followed meanwhile.
      if (given$.value !== asked) return;
      given$.next({ ...asked, answer });
      answered(outcomeOf(answer));
    });
  }

  function acceptUnasked(): void {
    const { value: hash } = hash$;
    if (hash !== null && isAcceptedUnasked(sponsored.view$.value) && given$.value?.hash !== hash) send(hash);
  }

  return {
    view$,
    open() {
      running.unsubscribe();
      running = online$.pipe(filter(Boolean)).subscribe(() => triedOffline$.next(null));
      sponsored.open();
      running.add(merge(sponsored.view$, online$.pipe(filter(Boolean))).subscribe(acceptUnasked));
    },
    // Leaving the page does not stop an answer on its way: what was accepted stays accepted.
    close() {
      running.unsubscribe();
      triedOffline$.next(null);
      sponsored.close();
    },
    accept() {
      if (view$.value.status === 'asked' && hash$.value !== null) send(hash$.value);
    },
    retry() {
      const { value: view } = view$;
      if (view.status === 'notKnown') sponsored.reload();
      else if (isOpenStill(view) && hash$.value !== null) send(hash$.value);
    },
  };
}

function outcomeOf(answer: Result<SponsorConnection>): AcceptOutcome {
  if (!answer.ok) return 'failed';
  return answer.value.success ? 'accepted' : 'declined';
}
