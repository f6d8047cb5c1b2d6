import { BehaviorSubject } from 'rxjs';
import type { Message } from '../../messages.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { describeFailure } from '../../shared/messages.ts';
import { isRefused, type Result } from '../../shared/result.ts';
import type { SponsorConnection } from './model.ts';
import type { SponsorPort } from './port.ts';
import { isLinkRefused, nameOf } from './rules.ts';

/** What came of a sponsor's link to accept. */
export type AcceptView =
  /** [P-SPONSOR-41] */
  | { readonly status: 'loading' }
  /** [P-SPONSOR-42] */
  | { readonly status: 'accepted'; readonly name: string | null }
  /** [P-SPONSOR-43] */
  | { readonly status: 'notAccepted'; readonly reason: Message | null; readonly canRetry: boolean }
  /** Nobody knows what the service has done; asking again changes nothing that is done. */
  | { readonly status: 'unknown'; readonly reason: Message };

export interface AcceptStore {
  readonly view$: Behavior<AcceptView>;
  /** Accepts, once: whoever draws the page again is told what came of it. */
  open(): void;
  close(): void;
  retry(): void;
}

/** How the answer is told to whoever counts. */
export type AcceptOutcome = 'accepted' | 'declined' | 'failed';

export interface AcceptNeeds {
  readonly port: Pick<SponsorPort, 'accept'>;
  /** [P-SPONSOR-40] What the link says; null where it says nothing. */
  readonly hash$: Behavior<string | null>;
  readonly answered: (outcome: AcceptOutcome) => void;
}

const LOADING: AcceptView = { status: 'loading' };

export function createAcceptStore({ port, hash$, answered }: AcceptNeeds): AcceptStore {
  const view$ = new BehaviorSubject<AcceptView>(LOADING);
  /** The link that was asked about. */
  let asked: string | null = null;

  function accept(hash: string): void {
    asked = hash;
    view$.next(LOADING);
    port.accept(hash).subscribe((answer) => {
      if (asked !== hash) return;
      view$.next(viewOf(answer));
      answered(outcomeOf(answer));
    });
  }

  function open(): void {
    const hash = hash$.value?.trim() ?? '';
    if (hash === '') {
      asked = null;
      view$.next({ status: 'notAccepted', reason: null, canRetry: false });
    } else if (hash !== asked) accept(hash);
  }

  return {
    view$: derive({ view: view$ }, ({ view }) => view),
    open,
    // What was accepted is accepted, wherever the visitor looks meanwhile.
    close: () => undefined,
    retry() {
      if (asked !== null && isOpenStill(view$.value)) accept(asked);
    },
  };
}

const isOpenStill = (view: AcceptView): boolean =>
  view.status === 'unknown' || (view.status === 'notAccepted' && view.canRetry);

function viewOf(answer: Result<SponsorConnection>): AcceptView {
  if (!answer.ok) {
    const reason = describeFailure(answer.error);
    if (!isRefused(answer.error)) return { status: 'unknown', reason };
    return { status: 'notAccepted', reason, canRetry: !isLinkRefused(answer.error) };
  }
  if (!answer.value.success) return { status: 'notAccepted', reason: null, canRetry: true };
  return { status: 'accepted', name: nameOf(answer.value) };
}

function outcomeOf(answer: Result<SponsorConnection>): AcceptOutcome {
  if (!answer.ok) return 'failed';
  return answer.value.success ? 'accepted' : 'declined';
}
