import type { SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays, type Day } from '../../shared/dates.ts';
import { type Load, loading, mapLoad } from '../../shared/load.ts';
import { createToday } from '../../shared/today.ts';
import { createMemberQuery, type MemberPlace } from '../session/member-query.ts';
import type { MemberVisitsPort } from './model.ts';
import { keptDays, VISITS_BACK, type VisitMonth, visitsByMonth } from './rules.ts';

export interface VisitsView {
  /** The page shows a link to log in and no data. */
  readonly isLoggedOut: boolean;
  readonly today: Day;
  readonly visits: Load<{ readonly months: readonly VisitMonth[]; readonly keptDays: number | null }>;
  /** Since when the visits are as they are shown (wall clock); null where their refresh did not fail. */
  readonly staleSince: number | null;
}

export interface VisitsStore {
  readonly view$: Behavior<VisitsView>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface VisitsNeeds extends MemberPlace {
  readonly port: MemberVisitsPort;
  readonly clock: SchedulerLike;
}

/** The visits of the member who is logged in, by month. */
export function createVisitsStore({ port, session, tabs, clock }: VisitsNeeds): VisitsStore {
  const today = createToday(clock);
  const visits = createMemberQuery({
    session,
    ask: () => port.visits(addDays(today.day$.value, -VISITS_BACK), today.day$.value),
    again$: tabs.returned$,
    wall: clock,
  });
  return {
    view$: derive(
      { session: session.view$, today: today.day$, answer: visits.answer$ },
      ({ session: { status }, today: day, answer: { load, refreshFailure, asOf } }): VisitsView => ({
        isLoggedOut: status === 'loggedOut',
        today: day,
        visits: mapLoad(load.status === 'idle' ? loading : load, (known) => ({
          months: visitsByMonth(known, day),
          keptDays: keptDays(known),
        })),
        staleSince: refreshFailure === null ? null : asOf,
      }),
    ),
    open() {
      today.open();
      visits.open();
    },
    close() {
      today.close();
      visits.close();
    },
    reload: visits.reload,
  };
}
