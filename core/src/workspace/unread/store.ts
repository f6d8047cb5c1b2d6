import { merge, Subject } from 'rxjs';
import { type Freshness, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';

/** The call for the number in the menu. */
export interface UnreadPort {
  /** The number of unread messages. */
  unread(): Reply<number>;
}

/** The number of unread messages in all chats, for the menu. */
export interface UnreadStore {
  /** Null while it is unknown, also after a failure. */
  readonly count$: Behavior<number | null>;
  open(): void;
  /** Clears the data, as another user may sign in next. */
  close(): void;
  /** Refreshes the count. */
  askAgain(): void;
  /** Lowers the count at once after messages were read here. */
  read(count: number): void;
}

/** The call for the number; `again$` repeats it, for example after a live event. */
export interface UnreadNeeds extends Freshness {
  readonly port: UnreadPort;
}

/** [W-CHAT-28] The number of unread messages, for the menu. */
export function createUnreadStore({ port, again$, ...fresh }: UnreadNeeds): UnreadStore {
  const requests$ = new Subject<void>();
  const query = queryOf('mine', port.unread, {
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
