import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, createCollection } from '../../data/collection.ts';
import { listStaleness, loadOf, type Staleness } from '../../data/list-load.ts';
import type { Freshness } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { explainFailure } from '../../shared/messages.ts';
import type { NotificationMessage } from '../../texts/notifications.ts';
import type { Notification, NotificationsPort } from './model.ts';
import { isNew, isOfPart, type NotificationPart, newestFirst } from './rules.ts';

/** The notifications to show, newest first, and what of them is new. */
export interface NotificationsView {
  readonly items: Load<readonly Notification[]>;
  readonly old: Staleness | null;
  /** The shown category; null for all. */
  readonly category: string | null;
  readonly categories: readonly string[];
  readonly part: NotificationPart;
  /** The number of important ones, of every category. */
  readonly important: number;
  /** The ids of all unseen notifications. */
  readonly newOnes: readonly Notification['id'][];
  /** Why marking as seen failed. */
  readonly failure: NotificationMessage | null;
}

/** The notifications of the signed-in user; `show` filters them by category, `showPart` by new or important. */
export interface NotificationsStore {
  readonly view$: Behavior<NotificationsView>;
  open(): void;
  close(): void;
  retry(): void;
  show(category: string | null): void;
  showPart(part: NotificationPart): void;
  /** Marks as seen at once, and undoes it if the service fails. */
  see(ids: readonly Notification['id'][]): void;
}

/** The calls for the notifications, and the live events about them. */
export interface NotificationsNeeds extends Freshness {
  readonly port: NotificationsPort;
  readonly changes$: Observable<Change<Notification>>;
}

/** The notifications, updated live. */
export function createNotificationsStore({ port, changes$, ...fresh }: NotificationsNeeds): NotificationsStore {
  const category$ = new BehaviorSubject<string | null>(null);
  const part$ = new BehaviorSubject<NotificationPart>('all');
  const list = createCollection<Notification, 'all'>({
    question$: new BehaviorSubject('all' as const),
    fetch: () => asOnePage(port.notifications()),
    idOf: ({ id }) => id,
    placeOf: () => 'start',
    changes$,
    ...fresh,
  });
  const seen$ = new BehaviorSubject<ReadonlySet<Notification['id']>>(new Set());
  const failure$ = new BehaviorSubject<NotificationMessage | null>(null);

  function see(ids: readonly Notification['id'][]): void {
    if (ids.length === 0) return;
    failure$.next(null);
    seen$.next(new Set([...seen$.value, ...ids]));
    port.markSeen(ids).subscribe((result) => {
      if (result.ok) return;
      seen$.next(new Set([...seen$.value].filter((id) => !ids.includes(id))));
      failure$.next({ key: 'notifications.notSeen', params: { reason: explainFailure(result.error) } });
    });
  }

  return {
    view$: derive({ view: list.view$, category: category$, part: part$, seen: seen$, failure: failure$ }, (now) => {
      const { view, category, part, seen, failure } = now;
      const all = newestFirst(view.rows.map(({ item }) => (seen.has(item.id) ? { ...item, seen: true } : item)));
      const categories = [...new Set(all.flatMap((item) => (item.category ? [item.category] : [])))].sort();
      const shown = all.filter((item) => isOfPart(item, part) && (category === null || item.category === category));
      return {
        items: mapLoad(loadOf(view), () => shown),
        old: listStaleness(view),
        category,
        categories,
        part,
        important: all.filter((item) => isOfPart(item, 'important')).length,
        newOnes: all.filter(isNew).map(({ id }) => id),
        failure,
      };
    }),
    open: list.open,
    close: list.close,
    retry: list.reload,
    show: (category) => category$.next(category),
    showPart: (part) => part$.next(part),
    see,
  };
}
