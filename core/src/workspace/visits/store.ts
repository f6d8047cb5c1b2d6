import { BehaviorSubject, debounceTime, type SchedulerLike, Subject } from 'rxjs';
import { answerStaleness, type Staleness } from '../../data/list-load.ts';
import { type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import {
  type LastVisited,
  VISIT_TYPES,
  type Visit,
  type VisitEntry,
  type VisitsPort,
  type VisitType,
} from './model.ts';
import { LAST_VISITED, lastVisited, VISITS_SETTLE, type VisitTimes, visitKey } from './rules.ts';

/** The last visits to records of one type, in the service's order. */
export interface VisitsOfType {
  readonly list: Load<readonly LastVisited[]>;
  readonly old: Staleness | null;
}

/** The last visited records; a page of a record adds its own visit with `record`. */
export interface VisitsStore {
  readonly view$: Behavior<Readonly<Record<VisitType, VisitsOfType>>>;
  open(): void;
  /** Clears the data, as another user may sign in next. */
  close(): void;
  /** A failed recording is not shown: the list stays as it is. */
  record(visit: Visit): void;
  retry(type: VisitType): void;
}

/** The calls for visits, and the clock that dates the visits of this page. */
export interface VisitsNeeds {
  readonly port: VisitsPort;
  readonly clock: SchedulerLike;
}

interface OfType {
  readonly type: VisitType;
  readonly recorded$: Subject<void>;
  readonly query: Query<VisitType, readonly VisitEntry[]>;
}

/** The last visits by type, and the recording of new ones. */
export function createVisitsStore({ port, clock }: VisitsNeeds): VisitsStore {
  const times$ = new BehaviorSubject<VisitTimes>(new Map());
  const all = byType((type): OfType => {
    const recorded$ = new Subject<void>();
    const query = queryOf(type, (asked) => port.last(asked, LAST_VISITED), {
      // [W-VISITS-07] [W-VISITS-08]
      again$: recorded$.pipe(debounceTime(VISITS_SETTLE, clock)),
      wall: clock,
    });
    return { type, recorded$, query };
  });

  const viewOf = ({ type, query }: OfType): Behavior<VisitsOfType> =>
    derive({ answer: query.answer$, times: times$ }, ({ answer, times }) => ({
      list: mapLoad(answer.load, (entries) => lastVisited(type, entries, times)),
      old: answerStaleness(answer),
    }));

  return {
    view$: derive(
      {
        person: viewOf(all.person),
        resource: viewOf(all.resource),
        contact: viewOf(all.contact),
        project: viewOf(all.project),
      },
      (view) => view,
    ),
    open() {
      for (const type of VISIT_TYPES) all[type].query.open();
    },
    close() {
      for (const type of VISIT_TYPES) all[type].query.close();
      for (const type of VISIT_TYPES) all[type].query.forget();
      times$.next(new Map());
    },
    record(visit) {
      port.record(visit).subscribe((result) => {
        if (!result.ok) return;
        times$.next(new Map(times$.value).set(visitKey(visit.type, visit.idtype, visit.id), clock.now()));
        all[visit.type].recorded$.next();
      });
    },
    retry: (type) => all[type].query.reload(),
  };
}

const byType = <T>(make: (type: VisitType) => T): Readonly<Record<VisitType, T>> => ({
  person: make('person'),
  resource: make('resource'),
  contact: make('contact'),
  project: make('project'),
});
