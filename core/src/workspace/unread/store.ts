// [W-CHAT-28] How many messages the user has not read, for the menu of every page.
import { BehaviorSubject, merge, Subject } from 'rxjs';
import { createQuery, type Freshness } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { UnreadPort } from './port.ts';

export interface UnreadStore {
  /** Null while it is not known: a failure never looks like a number. */
  readonly count$: Behavior<number | null>;
  open(): void;
  /** Another user may sign in next. */
  close(): void;
  /** Something may have changed it. */
  askAgain(): void;
  /** So many were read here: the count need not wait for the service. */
  read(count: number): void;
}

export interface UnreadNeeds extends Freshness {
  readonly port: UnreadPort;
}

export function createUnreadStore({ port, again$, ...fresh }: UnreadNeeds): UnreadStore {
  const requests$ = new Subject<void>();
  const query = createQuery({
    question$: new BehaviorSubject('mine' as const),
    ask: () => port.unread(),
    again$: again$ ? merge(again$, requests$) : requests$,
    whenRefreshFails: 'drop',
    ...fresh,
  });
  return {
    count$: derive({ answer: query.answer$ }, ({ answer: { load } }) => (load.status === 'ready' ? load.value : null)),
    open: query.open,
    close() {
      query.close();
      query.forget();
    },
    askAgain: () => requests$.next(),
    read: (count) => query.update((before) => Math.max(0, before - count)),
  };
}
