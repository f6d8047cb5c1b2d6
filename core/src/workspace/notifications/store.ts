// What has happened that the user should know: fetched, and kept up live.
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { createCollection, inOnePiece } from '../../data/collection.ts';
import type { Freshness } from '../../data/query.ts';
import { loadOf, type Old, oldList } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { Notification } from './model.ts';
import type { NotificationsPort } from './port.ts';
import { newestFirst } from './rules.ts';

export interface NotificationsView {
  readonly items: Load<readonly Notification[]>;
  readonly old: Old | null;
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

export interface NotificationsNeeds extends Freshness {
  readonly port: NotificationsPort;
  readonly changes$: Observable<Change<Notification>>;
}

export function createNotificationsStore({ port, changes$, ...fresh }: NotificationsNeeds): NotificationsStore {
  const category$ = new BehaviorSubject<string | null>(null);
  const list = createCollection<Notification, 'all'>({
    question$: new BehaviorSubject('all' as const),
    fetch: () => inOnePiece(port.notifications()),
    idOf: ({ id }) => String(id),
    placeOf: () => 'start',
    changes$,
    ...fresh,
  });
  return {
    view$: derive({ view: list.view$, category: category$ }, ({ view, category }) => {
      const all = newestFirst(view.rows.map(({ item }) => item));
      const categories = [...new Set(all.flatMap((item) => (item.category ? [item.category] : [])))].sort();
      const shown = category === null ? all : all.filter((item) => item.category === category);
      return { items: mapLoad(loadOf(view), () => shown), old: oldList(view), category, categories };
    }),
    open: list.open,
    close: list.close,
    retry: list.reload,
    show: (category) => category$.next(category),
  };
}
