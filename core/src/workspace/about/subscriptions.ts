// What the hub says that this connection is subscribed to. It is asked whenever that may have changed, and on demand.
import { BehaviorSubject, map, merge, type Observable, of, Subject, startWith, switchMap } from 'rxjs';
import type { RealtimeStore } from '../../realtime/store.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { ConnectionMessage } from '../connection/messages.ts';
import { describeRealtimeError } from '../connection/rules.ts';

export type Subscribed =
  /** There is no connection that could be subscribed to anything. */
  | { readonly status: 'away' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly channels: readonly string[] }
  | { readonly status: 'failed'; readonly reason: ConnectionMessage };

export interface Subscriptions {
  readonly view$: Behavior<Subscribed>;
  open(): void;
  close(): void;
  refresh(): void;
}

export type SubscriptionsNeeds = Pick<RealtimeStore, 'state$' | 'joined$' | 'refused$' | 'resynced$' | 'subscriptions'>;

const AWAY: Subscribed = { status: 'away' };

export function createSubscriptions(needs: SubscriptionsNeeds): Subscriptions {
  const { state$, joined$, refused$, resynced$, subscriptions } = needs;
  const view$ = new BehaviorSubject<Subscribed>(AWAY);
  const refreshes$ = new Subject<void>();
  const scope = createScope();

  const ask = (): Observable<Subscribed> => {
    if (state$.value.kind !== 'ready') return of(AWAY);
    return subscriptions().pipe(
      map(
        (answer): Subscribed =>
          answer.ok
            ? { status: 'ready', channels: [...answer.value].sort() }
            : { status: 'failed', reason: describeRealtimeError(answer.error) },
      ),
      startWith<Subscribed>({ status: 'loading' }),
    );
  };

  return {
    view$,
    open() {
      if (!scope.open()) return;
      scope.add(
        merge(state$, joined$, refused$, resynced$, refreshes$)
          .pipe(switchMap(ask))
          .subscribe((view) => view$.next(view)),
      );
    },
    close: scope.close,
    refresh: () => refreshes$.next(),
  };
}
