// Where people are checked in now: the figures of all projects of the user, and how many are at each.
import { BehaviorSubject, map, type Observable, type SchedulerLike, Subscription } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import type { Old } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, isoDate, osloDay } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { StatisticsPort } from '../statistics/port.ts';
import { agesOf, oldOf } from './age.ts';
import { type Figures, figuresOf } from './rules.ts';
import { type Site, sitesOf } from './sites.ts';

export interface CheckInOverviewView {
  readonly figures: Load<Figures>;
  /** The user's projects, those with the most people first. */
  readonly sites: Load<readonly Site[]>;
  readonly old: Old | null;
  readonly today: Day;
}

export interface CheckInOverview {
  readonly view$: Behavior<CheckInOverviewView>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface CheckInOverviewNeeds {
  readonly port: Pick<StatisticsPort, 'checkInCounts' | 'checkInsPerProject'>;
  readonly live$: Observable<boolean>;
  readonly again$: Observable<unknown>;
  readonly wall: SchedulerLike;
}

export function createCheckInOverview({ port, live$, again$, wall }: CheckInOverviewNeeds): CheckInOverview {
  const old$ = new BehaviorSubject<Old | null>(null);
  const today$ = new BehaviorSubject(osloDay(wall.now()));
  const question$ = new BehaviorSubject('all' as const);
  let life = Subscription.EMPTY;
  const counts = createQuery({ question$, ask: () => port.checkInCounts({}), again$, wall });
  const sites = createQuery({
    question$,
    ask: () => {
      const today = isoDate(osloDay(wall.now()));
      return port.checkInsPerProject({ from: today, to: today });
    },
    again$,
    wall,
  });
  const reload = (): void => {
    counts.reload();
    sites.reload();
  };
  return {
    view$: derive(
      { counts: counts.answer$, sites: sites.answer$, old: old$, today: today$ },
      ({ counts: told, sites: all, old, today }) => ({
        figures: mapLoad(told.load, figuresOf),
        sites: mapLoad(all.load, sitesOf),
        old,
        today,
      }),
    ),
    open() {
      if (!life.closed) return;
      const shown$ = counts.answer$.pipe(
        map(({ asOf, refreshFailure }) => ({ asOf, isRefreshed: refreshFailure === null })),
      );
      life = agesOf({ shown$, live$, clock: wall }).subscribe((age) => {
        old$.next(oldOf(age));
        today$.next(osloDay(wall.now()));
        if (age.slept) reload();
      });
      counts.open();
      sites.open();
    },
    close() {
      life.unsubscribe();
      counts.close();
      sites.close();
    },
    reload,
  };
}
