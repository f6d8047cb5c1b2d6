import { BehaviorSubject, map, type Observable, type SchedulerLike } from 'rxjs';
import type { Staleness } from '../../data/list-load.ts';
import { createQuery } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { KEYWORD, questionAddress } from '../../data/question-address.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Day, isoDate, osloDay } from '../../shared/dates.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { compareNames } from '../../shared/norwegian.ts';
import { createScope } from '../../shared/scope.ts';
import { createToday } from '../../shared/today.ts';
import { linesFor } from '../statistics/lines.ts';
import type { ProjectCheckIns, StatisticsPort } from '../statistics/model.ts';
import { agesOf, oldOf } from './age.ts';
import { type Figures, figuresOf } from './rules.ts';

/** The search for sites. */
export interface SiteQuestion {
  readonly text: string;
}

/** How the search stands in the address of the page. */
export const SITE_ADDRESS = questionAddress<SiteQuestion>({ text: KEYWORD });

/** `old` is the time from which the numbers may be wrong; null while they are live. */
export interface CheckInOverviewView {
  readonly question: SiteQuestion;
  readonly figures: Load<Figures>;
  /** The matching projects, those with the most persons first. */
  readonly sites: Load<readonly Site[]>;
  readonly old: Staleness | null;
  readonly today: Day;
}

/** The page of all sites; it asks again when the device has slept. */
export interface CheckInOverview {
  readonly view$: Behavior<CheckInOverviewView>;
  open(): void;
  close(): void;
  reload(): void;
  ask(question: SiteQuestion): void;
}

/** `live$` tells whether live events arrive; each emission of `again$` asks for both numbers and sites. */
export interface CheckInOverviewNeeds {
  readonly port: Pick<StatisticsPort, 'checkInCounts' | 'checkInsPerProject'>;
  readonly place: QuestionPlace<SiteQuestion>;
  readonly live$: Observable<boolean>;
  readonly again$: Observable<unknown>;
  readonly wall: SchedulerLike;
}

/** The check-ins of all the user's projects, and the number at each. */
export function createCheckInOverview({ port, place, live$, again$, wall }: CheckInOverviewNeeds): CheckInOverview {
  const old$ = new BehaviorSubject<Staleness | null>(null);
  const { day$: today$, ...days } = createToday(wall);
  const all$ = new BehaviorSubject('all' as const);
  const { question$, change } = createQuestion(place);
  const scope = createScope();
  const counts = createQuery({ question$: all$, ask: () => port.checkInCounts({}), again$, wall });
  const sites = createQuery({
    question$: all$,
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
      { counts: counts.answer$, sites: sites.answer$, question: question$, old: old$, today: today$ },
      ({ counts, sites: all, question, old, today }) => ({
        question,
        figures: mapLoad(counts.load, figuresOf),
        sites: mapLoad(all.load, (projects) => linesFor(sitesOf(projects), question.text)),
        old,
        today,
      }),
    ),
    open() {
      if (!scope.open()) return;
      days.open();
      const shown$ = counts.answer$.pipe(
        map(({ asOf, refreshFailure }) => ({ asOf, isRefreshed: refreshFailure === null })),
      );
      scope.add(
        agesOf({ shown$, live$, clock: wall }).subscribe((age) => {
          old$.next(oldOf(age));
          if (age.slept) reload();
        }),
      );
      counts.open();
      sites.open();
    },
    close() {
      scope.close();
      days.close();
      counts.close();
      sites.close();
    },
    reload,
    ask: change,
  };
}

/** A project with its check-ins. */
export interface Site {
  readonly projectId: string;
  readonly title: string;
  readonly number: string;
  /** The number of persons now; null if it is unknown. */
  readonly active: number | null;
}

/** Sites with the most persons first; entries without a project are left out. */
export const sitesOf = (projects: readonly ProjectCheckIns[]): readonly Site[] =>
  projects
    .flatMap(({ project_id: id, project_name: title, project_number: number, antall_aktive: active }) =>
      id === null || id === undefined || id === ''
        ? []
        : [{ projectId: id, title: title ?? '', number: String(number ?? ''), active: active ?? null }],
    )
    .toSorted((a, b) => (b.active ?? -1) - (a.active ?? -1) || compareNames(a.title, b.title));
