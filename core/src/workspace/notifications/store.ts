import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, createCollection } from '../../data/collection.ts';
import { listStaleness, loadOf, type Staleness } from '../../data/list-load.ts';
import type { Freshness } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { explainFailure } from '../../shared/messages.ts';
import type { NotificationMessage } from '../../texts/notifications.ts';
import type { Notification, NotificationsPort } from './model.ts';
import { answerTo, isNew, type NotificationCount, type NotificationsQuestion, newestFirst } from './rules.ts';

/** The notifications to show, newest first, and what of them is new. */
export interface NotificationsView {
  readonly items: Load<readonly Notification[]>;
  readonly old: Staleness | null;
  readonly question: NotificationsQuestion;
  /** The kinds of that part, each with its number. */
  readonly counts: readonly NotificationCount[];
  /** The ids of all unseen notifications. */
  readonly newOnes: readonly Notification['id'][];
  /** Why marking as seen failed. */
  readonly failure: NotificationMessage | null;
}

/** The notifications of the signed-in user, for the menu and for their page. */
export interface NotificationsStore {
  readonly view$: Behavior<NotificationsView>;
  open(): void;
  /** Clears the data, as another user may sign in next. */
  close(): void;
  retry(): void;
  ask(part: Partial<NotificationsQuestion>): void;
  follow(): void;
  /** Marks as seen at once, and undoes it if the service fails. */
  see(ids: readonly Notification['id'][]): void;
}

/** The calls for the notifications, and the live events about them. */
export interface NotificationsNeeds extends Freshness {
  readonly port: NotificationsPort;
  readonly place: QuestionPlace<NotificationsQuestion>;
  readonly changes$: Observable<Change<Notification>>;
}

/** The notifications, updated live. */
export function createNotificationsStore({ port, place, changes$, ...fresh }: NotificationsNeeds): NotificationsStore {
  const question = createQuestion(place);
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
    view$: derive(
      { view: list.view$, question: question.question$, seen: seen$, failure: failure$ },
      ({ view, question, seen, failure }) => {
        const all = newestFirst(view.rows.map(({ item }) => (seen.has(item.id) ? { ...item, seen: true } : item)));
        const { shown, counts } = answerTo(question, all);
        return {
          items: mapLoad(loadOf(view), () => shown),
          old: listStaleness(view),
          question,
          counts,
          newOnes: all.filter(isNew).map(({ id }) => id),
          failure,
        };
      },
    ),
    open: list.open,
    close() {
      list.close();
      list.forget();
      seen$.next(new Set());
      failure$.next(null);
    },
    retry: list.reload,
    ask: question.change,
    follow: question.follow,
    see,
  };
}
