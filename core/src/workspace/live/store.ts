// A list that is shown live: fetched, kept up by what happens, and fetched again after each gap.
import { BehaviorSubject, merge, type Observable, Subject, Subscription, switchMap } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { type Change, changed, type IdOf, merged } from './rules.ts';

export interface LiveView<T> {
  readonly items: readonly T[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last fetch came to nothing; what is shown may then lack something. */
  readonly failure: Failure | null;
}

export interface LiveList<T> {
  readonly view$: Behavior<LiveView<T>>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface LiveNeeds<T> {
  fetch(): Reply<readonly T[]>;
  /** What happens to the list, in order, for as long as somebody listens. */
  readonly changes$: Observable<Change<T>>;
  /** Something may have happened unheard: the client is back, or the channel is heard from now on. */
  readonly gaps$: Observable<unknown>;
  readonly idOf: IdOf<T>;
  /** How many are kept, the last ones; a list that only grows would fill the memory of a page that is left open. */
  readonly atMost?: number;
}

const NOTHING = { items: [], status: 'idle', failure: null } as const;

export function createLiveList<T>(needs: LiveNeeds<T>): LiveList<T> {
  const { fetch, changes$, gaps$, idOf, atMost = Number.POSITIVE_INFINITY } = needs;
  const kept = (items: readonly T[]): readonly T[] => (items.length > atMost ? items.slice(-atMost) : items);
  const view$ = new BehaviorSubject<LiveView<T>>(NOTHING);
  const reloads$ = new Subject<void>();
  /** What has happened since the answer that is awaited was asked for; null while none is. */
  let since: Change<T>[] | null = null;
  let life = Subscription.EMPTY;

  function ask(): Reply<readonly T[]> {
    since = [];
    view$.next({ ...view$.value, status: 'loading' });
    return fetch();
  }

  function answered(result: Result<readonly T[]>): void {
    const meanwhile = since ?? [];
    since = null;
    view$.next(
      result.ok
        ? { items: kept(merged(result.value, meanwhile, idOf)), status: 'ready', failure: null }
        : { ...view$.value, status: 'failed', failure: result.error },
    );
  }

  function heard(change: Change<T>): void {
    since?.push(change);
    view$.next({ ...view$.value, items: kept(changed(view$.value.items, change, idOf)) });
  }

  return {
    view$,
    open() {
      if (!life.closed) return;
      life = new Subscription();
      // Listening comes first: what happens while the first answer is on its way belongs to the list.
      life.add(changes$.subscribe(heard));
      // A gap in the middle of a fetch makes that answer worthless.
      life.add(merge(gaps$, reloads$).pipe(switchMap(ask)).subscribe(answered));
      reloads$.next();
    },
    close() {
      life.unsubscribe();
      since = null;
      view$.next(NOTHING);
    },
    reload: () => reloads$.next(),
  };
}
