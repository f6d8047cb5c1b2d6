import { BehaviorSubject, distinctUntilChanged, map, of, Subscription, startWith, switchMap } from 'rxjs';
import type { Message } from '../../messages.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { SponsoredMember } from './model.ts';
import type { SponsorPort } from './port.ts';
import { isLinkRefused, nameOf } from './rules.ts';

/** Who somebody is asked to pay for, as far as that is known. */
export type SponsoredView =
  /** The address names nobody. */
  | { readonly status: 'nobody' }
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly name: string }
  /** [P-SPONSOR-32] Nobody signs for somebody who is not named. */
  | { readonly status: 'unknown'; readonly reason: Message | null }
  /** The same, of a link that leads to nobody any more, whoever asks how often. */
  | { readonly status: 'refused'; readonly reason: Message };

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
  const answer$ = new BehaviorSubject<Load<SponsoredMember>>(idle);
  const attempt$ = new BehaviorSubject(0);
  let running = Subscription.EMPTY;

  const question$ = derive({ hash: hash$, attempt: attempt$ }, (question) => question);
  const answers$ = question$.pipe(
    distinctUntilChanged((a, b) => a.hash === b.hash && a.attempt === b.attempt),
    switchMap(({ hash }) =>
      hash === null ? of(idle) : port.sponsored(hash).pipe(map(toLoad), startWith<Load<SponsoredMember>>(loading)),
    ),
  );

  return {
    view$: derive({ answer: answer$ }, ({ answer }) => viewOf(answer)),
    open() {
      running.unsubscribe();
      running = answers$.subscribe((answer) => answer$.next(answer));
    },
    close: () => running.unsubscribe(),
    reload: () => attempt$.next(attempt$.value + 1),
  };
}

function viewOf(answer: Load<SponsoredMember>): SponsoredView {
  switch (answer.status) {
    case 'idle':
      return { status: 'nobody' };
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return {
        status: isLinkRefused(answer.failure) ? 'refused' : 'unknown',
        reason: describeFailure(answer.failure),
      };
    case 'ready': {
      const name = nameOf(answer.value);
      return name === null ? { status: 'unknown', reason: null } : { status: 'known', name };
    }
  }
}
