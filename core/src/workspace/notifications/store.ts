// What has happened that the user should know: fetched, and kept up live.
import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { createCollection } from '../../data/collection.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Failure, ok } from '../../shared/result.ts';
import type { Notification } from './model.ts';
import type { NotificationsPort } from './port.ts';
import { newestFirst } from './rules.ts';

export interface NotificationsView {
  readonly items: readonly Notification[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: Failure | null;
  /** The category that is shown; null for all. */
  readonly category: string | null;
  readonly categories: readonly string[];
}

export interface NotificationsStore {
  readonly view$: Behavior<NotificationsView>;
  open(): void;
  close(): void;
  retry(): void;
  show(category: string | null): void;
}

export interface NotificationsNeeds {
  readonly port: NotificationsPort;
  readonly changes$: Observable<Change<Notification>>;
  readonly again$: Observable<unknown>;
}

export function createNotificationsStore({ port, changes$, again$ }: NotificationsNeeds): NotificationsStore {
  const category$ = new BehaviorSubject<string | null>(null);
  const list = createCollection<Notification, 'all'>({
    question$: new BehaviorSubject('all' as const),
    fetch: () =>
      port
        .notifications()
        .pipe(map((result) => (result.ok ? ok({ items: result.value, total: result.value.length }) : result))),
    idOf: ({ id }) => String(id),
    placeOf: () => 'start',
    changes$,
    again$,
  });
  return {
    view$: derive({ view: list.view$, category: category$ }, ({ view: { rows, status, failure }, category }) => {
      const all = newestFirst(rows.map(({ item }) => item));
      const categories = [...new Set(all.flatMap((item) => (item.category ? [item.category] : [])))].sort();
      const items = category === null ? all : all.filter((item) => item.category === category);
      return { items, status, failure, category, categories };
    }),
    open: list.open,
    close: list.close,
    retry: list.reload,
    show: (category) => category$.next(category),
  };
}
