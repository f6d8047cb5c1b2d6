// The subscriptions at the hub, loaded whenever they may have changed, and on demand.
import { BehaviorSubject, map, merge, type Observable, of, Subject, startWith, switchMap } from 'rxjs';
import type { RealtimeStore } from '../../realtime/store.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { createScope } from '../../shared/scope.ts';
import type { ConnectionMessage } from '../../texts/connection.ts';
import { describeRealtimeError } from '../connection/rules.ts';

/** The channels that the service has for this connection, as the page about it lists them. */
export type SubscriptionsView =
  /** There is no connection. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly channels: readonly string[] }
  | { readonly status: 'failed'; readonly failure: ConnectionMessage };

export interface SubscriptionsStore {
  readonly view$: Behavior<SubscriptionsView>;
  /** The number of events by channel since the page was opened. */
  readonly counts$: Behavior<ReadonlyMap<string, number>>;
  open(): void;
  close(): void;
  refresh(): void;
}

export type SubscriptionsNeeds = Pick<
  RealtimeStore,
  'state$' | 'joined$' | 'refused$' | 'resynced$' | 'heard$' | 'subscriptions'
>;

const NO_CONNECTION: SubscriptionsView = { status: 'idle' };

export function createSubscriptions(needs: SubscriptionsNeeds): SubscriptionsStore {
  const { state$, joined$, refused$, resynced$, heard$, subscriptions } = needs;
  const view$ = new BehaviorSubject<SubscriptionsView>(NO_CONNECTION);
  const counts$ = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());
  const refreshes$ = new Subject<void>();
  const scope = createScope();

  const ask = (): Observable<SubscriptionsView> => {
    if (state$.value.kind !== 'ready') return of(NO_CONNECTION);
    return subscriptions().pipe(
      map(
        (answer): SubscriptionsView =>
          answer.ok
            ? { status: 'ready', channels: [...answer.value].sort() }
            : { status: 'failed', failure: describeRealtimeError(answer.error) },
      ),
      startWith<SubscriptionsView>({ status: 'loading' }),
    );
  };

  return {
    view$,
    counts$,
    open() {
      if (!scope.open()) return;
      scope.add(
        merge(state$, joined$, refused$, resynced$, refreshes$)
          .pipe(switchMap(ask))
          .subscribe((view) => view$.next(view)),
      );
      scope.add(
        heard$.subscribe(({ channel = '' }) => {
          const { value: counts } = counts$;
          counts$.next(new Map(counts).set(channel, (counts.get(channel) ?? 0) + 1));
        }),
      );
    },
    close: scope.close,
    refresh: () => refreshes$.next(),
  };
}
