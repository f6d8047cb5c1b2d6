// How many messages the user has not read: asked for once signed in, and again whenever one comes or is read.
import { BehaviorSubject, type Observable } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { UnreadPort } from './port.ts';

export interface UnreadStore {
  /** Null while it is not known: a count that cannot be had is not missed, and nothing is said of it. */
  readonly count$: Behavior<number | null>;
  open(): void;
  /** Another user may sign in next. */
  close(): void;
}

export interface UnreadNeeds {
  readonly port: UnreadPort;
  readonly again$: Observable<unknown>;
}

export function createUnreadStore({ port, again$ }: UnreadNeeds): UnreadStore {
  const query = createQuery({ question$: new BehaviorSubject('unread' as const), ask: () => port.unread(), again$ });
  return {
    count$: derive({ answer: query.answer$ }, ({ answer: { load } }) =>
      load.status === 'ready' && load.value > 0 ? Math.floor(load.value) : null,
    ),
    open: query.open,
    close() {
      query.close();
      query.forget();
    },
  };
}
