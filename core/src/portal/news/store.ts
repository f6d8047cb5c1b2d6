import { merge, observeOn, type SchedulerLike, skip } from 'rxjs';
import { createDayStore } from '../../data/by-day.ts';
import type { ServiceAccess } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { type Load, loading } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import { createMemberQuery, type MemberPlace } from '../session/member-query.ts';
import type { News, NewsPort } from './model.ts';
import { type NewsItem, newsOn } from './rules.ts';

export interface NewsView {
  /** The page shows a link to log in and no data. */
  readonly isLoggedOut: boolean;
  readonly today: Day;
  readonly news: Load<readonly NewsItem[]>;
  /** Since when the news is as it is shown (wall clock); null where its refresh did not fail. */
  readonly staleSince: number | null;
}

export interface NewsStore {
  readonly view$: Behavior<NewsView>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface NewsNeeds extends MemberPlace {
  readonly port: NewsPort;
  /** Where the service is: images come from there alone. */
  readonly access: Behavior<Pick<ServiceAccess, 'base'>>;
  /** The service answers in the language of the page. */
  readonly language$: Behavior<unknown>;
  readonly clock: SchedulerLike;
}

/** The news of the center for the member who is logged in. */
export function createNewsStore({ port, session, tabs, access, language$, clock }: NewsNeeds): NewsStore {
  // The service reads the language of a cookie, which is written right after the change.
  const again$ = merge(tabs.returned$, language$.pipe(skip(1), observeOn(clock)));
  const { view$, ...days } = createDayStore(
    createMemberQuery({ session, ask: port.news, again$, wall: clock }),
    createToday(clock),
    derive(
      { access },
      ({ access: { base } }) =>
        (all: readonly News[], day: Day) =>
          newsOn(all, day, base),
    ),
  );
  return {
    ...days,
    view$: derive(
      { session: session.view$, days: view$ },
      ({ session: { status }, days: { load, old, today } }): NewsView => ({
        isLoggedOut: status === 'loggedOut',
        today,
        news: load.status === 'idle' ? loading : load,
        staleSince: old?.at ?? null,
      }),
    ),
  };
}
