import { BehaviorSubject, filter, map, merge, type Observable, type SchedulerLike, tap } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import {
  type AcceptView,
  acceptedView,
  cutOff,
  type GivenAnswer,
  isAcceptedOnOpen,
  isOpenStill,
  knownOf,
  NO_LINK,
} from './accept-view.ts';
import type { SponsorConnection } from './model.ts';
import type { SponsorPort } from './port.ts';
import { createSponsoredStore } from './sponsored-store.ts';

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
