import {
  BehaviorSubject,
  concatMap,
  defer,
  EMPTY,
  filter,
  interval,
  merge,
  Observable,
  type SchedulerLike,
  share,
  tap,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { idle, type Load, loading, mapLoad } from '../../shared/load.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import type { Id } from '../../shared/wire-values.ts';
import { createMemberQuery, type MemberPlace } from '../session/member-query.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { MemberNotice, NoticesPort } from './model.ts';
import { type NoticeDay, noticesByDay, unseenIn } from './rules.ts';

export interface NoticesView {
  /** The page shows a link to log in and no data. */
  readonly isLoggedOut: boolean;
  readonly today: Day;
  readonly days: Load<readonly NoticeDay[]>;
  /** Since when the messages are as they are shown (wall clock); null where their refresh did not fail. */
  readonly staleSince: number | null;
}

/** The number of new messages alone, for pages that show no messages. */
export interface NoticeCount {
  readonly view$: Behavior<Load<number>>;
  open(): void;
  close(): void;
}

export interface NoticesStore {
  readonly view$: Behavior<NoticesView>;
  /** For one place that shows the number; each opens its own. */
  count(): NoticeCount;
  /** The page is on: the messages that it shows become seen while the tab is looked at. */
  open(): void;
  close(): void;
  reload(): void;
}

export interface NoticesNeeds extends MemberPlace {
  readonly port: NoticesPort;
  /** Whether the tab is looked at. */
  readonly visible$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** How often a tab that is looked at asks again (milliseconds). */
const EVERY = 60_000;

/** The messages that became seen by this visit of the page, and whose they are. */
interface Shown {
  readonly of: string | null;
  readonly ids: ReadonlySet<Id>;
}
const NONE: Shown = { of: null, ids: new Set() };

/** The messages to the member who is logged in: those of the page, and the number of the header. */
export function createNoticesStore({ port, session, tabs, visible$, clock }: NoticesNeeds): NoticesStore {
  const today = createToday(clock);
  const scope = createScope();
  const shown$ = new BehaviorSubject(NONE);
  const notices = createMemberQuery({
    session,
    ask: port.notices,
    again$: merge(tabs.returned$, interval(EVERY, clock).pipe(filter(() => visible$.value))),
    wall: clock,
  });
  // The header and the page ask the same question, for as long as one of them is there.
  const asking$ = new Observable(() => {
    notices.open();
    return notices.close;
  }).pipe(share());
  const count$ = derive({ answer: notices.answer$ }, ({ answer: { load } }) =>
    mapLoad(load, (all) => unseenIn(all).length),
  );
  const looked$ = derive({ answer: notices.answer$, isVisible: visible$ }, ({ answer: { load }, isVisible }) =>
    isVisible ? load : idle,
  );

  /** A lost answer does no harm: the next list says which are still unseen, and these are sent again. */
  const see$ = defer(() => {
    const { question: of, load } = notices.answer$.value;
    const ids = load.status === 'ready' && visible$.value ? unseenIn(load.value) : [];
    if (of === null || ids.length === 0) return EMPTY;
    const before = shown$.value.of === of ? shown$.value.ids : NONE.ids;
    shown$.next({ of, ids: new Set([...before, ...ids]) });
    return port.seen(ids).pipe(
      tap((result) => {
        if (!result.ok && isSessionRefused(result.error)) session.check();
        if (result.ok && notices.answer$.value.question === of) notices.update(withSeen(ids));
      }),
    );
  });

  return {
    view$: derive(
      { session: session.view$, today: today.day$, answer: notices.answer$, shown: shown$ },
      ({ session: { status }, today: day, answer: { question, load, refreshFailure, asOf }, shown }): NoticesView => ({
        isLoggedOut: status === 'loggedOut',
        today: day,
        days: mapLoad(load.status === 'idle' ? loading : load, (all) =>
          noticesByDay(all, day, shown.of === question ? shown.ids : NONE.ids),
        ),
        staleSince: refreshFailure === null ? null : asOf,
      }),
    ),
    count() {
      const own = createSlot();
      return {
        view$: count$,
        open() {
          if (!own.isBusy()) own.run(asking$);
        },
        close: own.end,
      };
    },
    open() {
      if (!scope.open()) return;
      shown$.next(NONE);
      today.open();
      scope.add(today.close);
      scope.add(asking$.subscribe());
      scope.add(looked$.pipe(concatMap(() => see$)).subscribe());
    },
    close: scope.close,
    reload: notices.reload,
  };
}

const withSeen =
  (ids: readonly Id[]) =>
  (notices: readonly MemberNotice[]): readonly MemberNotice[] =>
    notices.map((notice) => (ids.includes(notice.id) ? { ...notice, seen: true } : notice));
