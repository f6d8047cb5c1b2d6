// [W-SITE-29] The last projects of a user are made ready for a site without a network.
import {
  BehaviorSubject,
  concatMap,
  distinctUntilChanged,
  every,
  exhaustMap,
  from,
  map,
  type Observable,
  of,
  type SchedulerLike,
  Subscription,
  takeWhile,
  timer,
  toArray,
} from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { isMissing, isNotOffered, type Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import type { Me, Sight } from '../me/model.ts';
import { seeingOf } from '../me/rules.ts';
import type { ProjectView } from '../projects/model.ts';

/** [W-SITE-29] The number of last projects that are ready. */
export const READY_PROJECTS = 5;

/** The page itself is drawn first (milliseconds). */
const PAUSE = 2_000;
/** Between two looks for old answers, while the page is open (milliseconds). */
const OFTEN = 10 * 60_000;

/** One answer that a project needs without a network. */
export interface PrefetchCall {
  readonly sight: Sight;
  /** Fails if the device cannot store the answer. An answer that is young is not asked for. */
  fetch(): Reply<unknown>;
}

/** The calls whose answers are fetched before a page asks. */
export interface ReadinessPort {
  /** The switches of a project; first, as they say what else it has. */
  view(projectId: Id): Reply<ProjectView>;
  calls(projectId: Id): readonly PrefetchCall[];
  /** Answers about other projects leave the device. */
  retain(projectIds: readonly Id[]): void;
}

/** Works while the page of the day is open. */
export interface ReadinessStore {
  /** The number of projects that are ready; null until all of the last ones are. */
  readonly view$: Behavior<number | null>;
  open(): void;
  close(): void;
}

/** The signs that now is a time to fetch quietly. */
export interface ReadinessNeeds {
  readonly port: ReadinessPort;
  /** The last visited projects, the newest first. */
  readonly projects$: Behavior<readonly Id[]>;
  readonly me$: Behavior<Load<Pick<Me, 'sees'>>>;
  readonly online$: Behavior<boolean>;
  readonly visible$: Behavior<boolean>;
  readonly savesData: () => boolean;
  readonly clock: SchedulerLike;
}

type Outcome = 'ready' | 'refused' | 'failed';

/** Whether the user may read a part of a project; the service would refuse others. */
export function isReadable(sight: Sight, me: Load<Pick<Me, 'sees'>>, view: Pick<ProjectView, 'deviations'>): boolean {
  return seeingOf(me, sight) === 'seen' && (sight !== 'deviations' || isOn(view.deviations));
}

/** Fetches one answer after another while the page is looked at, and tells how many projects are whole. */
export function createReadiness(needs: ReadinessNeeds): ReadinessStore {
  const { port, projects$, me$, online$, visible$, savesData, clock } = needs;
  const view$ = new BehaviorSubject<number | null>(null);
  const scope = createScope();
  /** The projects of the last work. */
  let last = '';
  let work = Subscription.EMPTY;

  function fetchProject(projectId: Id): Observable<Outcome> {
    return port.view(projectId).pipe(
      concatMap((view): Observable<Outcome> => {
        if (!view.ok) return of(isMissing(view.error) ? 'refused' : 'failed');
        const calls = port.calls(projectId).filter(({ sight }) => isReadable(sight, me$.value, view.value));
        return from(calls).pipe(
          concatMap((call) => call.fetch()),
          every(isSettled),
          map((isWhole) => (isWhole ? 'ready' : 'failed')),
        );
      }),
    );
  }

  function fetchAll(projectIds: readonly Id[]): Observable<readonly Outcome[]> {
    port.retain(projectIds);
    return from(projectIds).pipe(
      concatMap(fetchProject),
      // Without a network the others would fail too.
      takeWhile((outcome) => outcome !== 'failed', true),
      toArray(),
    );
  }

  function begin(projectIds: readonly Id[]): void {
    work.unsubscribe();
    if (projectIds.length === 0 || savesData()) return;
    if (projectIds.join() !== last) view$.next(null);
    last = projectIds.join();
    work = timer(PAUSE, OFTEN, clock)
      .pipe(exhaustMap(() => fetchAll(projectIds)))
      .subscribe(fetched);
  }

  function fetched(outcomes: readonly Outcome[]): void {
    // After a failure the earlier answers are still on the device.
    if (!outcomes.includes('failed')) view$.next(outcomes.filter((outcome) => outcome === 'ready').length);
  }

  const wanted$ = derive(
    { projects: projects$, me: me$, isOnline: online$, isVisible: visible$ },
    ({ projects, me, isOnline, isVisible }) => {
      const isKnown = me.status === 'ready' || me.status === 'failed';
      return isKnown && isOnline && isVisible ? projects.slice(0, READY_PROJECTS) : [];
    },
  );

  return {
    view$,
    open() {
      if (!scope.open()) return;
      scope.add(wanted$.pipe(distinctUntilChanged((one, other) => one.join() === other.join())).subscribe(begin));
      scope.add(() => work.unsubscribe());
    },
    close: scope.close,
  };
}

/** A call that the service lacks or refuses has no answer to store; its page says so, with a network or without. */
const isSettled = (result: Result<unknown>): boolean =>
  result.ok || isNotOffered(result.error) || isMissing(result.error);
