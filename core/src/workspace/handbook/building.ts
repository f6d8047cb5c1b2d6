// Which handbook a project has, and how it is built anew: by this user or by another one.
import { BehaviorSubject, defer, filter, interval, map, merge, NEVER, type Observable, pairwise, skip } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { parseInstant } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import type { Message } from '../../shared/messages.ts';
import { BUILDING_WORDS } from './messages.ts';
import { ProjectHandbook } from './model.ts';
import type { HandbookPort } from './port.ts';

/** How far a building has come; null for what the service does not tell. */
interface BuildProgress {
  readonly done: number | null;
  readonly all: number | null;
}

export type Build =
  | { readonly kind: 'rest' }
  | (BuildProgress & { readonly kind: 'running'; readonly since: number | null; readonly by: string | null })
  | (BuildProgress & {
      readonly kind: 'failed';
      /** The reason in the service's own words. */
      readonly reason: string | null;
      /** Why it did not even begin, or what is not known of it. */
      readonly failure: Message | null;
    });

/** A number of templates; null for what cannot be one. */
const numberOf = (count: number | null | undefined): number | null =>
  typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : null;

/** What the page has asked for itself: when, and how that went. */
interface BuildRequest {
  readonly since: number | null;
  readonly failure: Message | null;
}

/** How the building stands: what the service tells of it comes first. */
export function buildOf(handbook: ProjectHandbook | null, { since, failure }: BuildRequest): Build {
  const told = handbook?.rebuild;
  const progress = { done: numberOf(told?.done), all: numberOf(told?.all) || null };
  if (told?.status === 'running')
    return {
      kind: 'running',
      ...progress,
      since: parseInstant(told.begun_at ?? '') ?? since,
      by: told.begun_by || null,
    };
  if (since !== null) return { kind: 'running', done: null, all: null, since, by: null };
  if (failure !== null) return { kind: 'failed', done: null, all: null, reason: null, failure };
  if (told?.status === 'failed') return { kind: 'failed', ...progress, reason: told.reason || null, failure: null };
  return { kind: 'rest' };
}

export interface BuildingView {
  /** What the service tells of the project's handbook. */
  readonly handbook: Load<ProjectHandbook>;
  readonly build: Build;
  readonly choosing: CommandView;
}

export interface HandbookBuilding {
  readonly view$: Behavior<BuildingView>;
  /** Speaks each time a building has ended, or another handbook is chosen. */
  readonly ended$: Observable<unknown>;
  open(): void;
  close(): void;
  reload(): void;
  rebuild(): void;
  choose(handbookId: string, done: () => void): void;
}

export interface BuildingNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<HandbookPort, 'handbook' | 'rebuild' | 'choose'>;
  readonly projectId: string;
}

/** How often a building that goes on is asked about (milliseconds). */
const EVERY = 2_000;

export function createHandbookBuilding(needs: BuildingNeeds): HandbookBuilding {
  const { port, projectId, again$ = NEVER, wall, ...sending } = needs;
  /** When this page asked for a building that is not answered yet. */
  const since$ = new BehaviorSubject<number | null>(null);
  const chosen$ = new BehaviorSubject(0);
  const times$: Observable<unknown> = defer(() => interval(EVERY, sending.clock).pipe(filter(isRunning)));
  const about: Query<string, ProjectHandbook> = createQuery<string, ProjectHandbook>({
    question$: new BehaviorSubject(projectId),
    ask: port.handbook,
    again$: merge(again$, times$),
    ...(wall && { wall }),
  });
  const building = createCommand<string, unknown>({
    ...sending,
    creates: false,
    words: BUILDING_WORDS,
    send: (id) => port.rebuild(id),
  });
  const choosing = createCommand<string, unknown>({
    ...sending,
    creates: false,
    words: BUILDING_WORDS,
    send: (id) => port.choose(projectId, id),
  });
  let rejections = 0;
  building.view$.subscribe((view) => {
    if (view.rejections === rejections) return;
    rejections = view.rejections;
    since$.next(null);
    about.reload();
  });

  const handbook$ = derive({ answer: about.answer$ }, ({ answer: { load } }) => load);
  const view$ = derive(
    { handbook: handbook$, since: since$, building: building.view$, choosing: choosing.view$ },
    ({ handbook, since, building: { failure }, choosing }): BuildingView => ({
      handbook,
      build: buildOf(handbook.status === 'ready' ? handbook.value : null, { since, failure }),
      choosing,
    }),
  );
  const isRunning = (): boolean => view$.value.build.kind === 'running';

  /** Some services answer how it stands now. */
  function take(answer: unknown): void {
    const { data } = ProjectHandbook.safeParse(answer);
    if (data?.rebuild) about.update(() => data);
    else about.reload();
  }

  return {
    view$,
    ended$: merge(
      view$.pipe(
        map(({ build }) => build.kind === 'running'),
        pairwise(),
        filter(([was, is]) => was && !is),
      ),
      chosen$.pipe(skip(1)),
    ),
    open: about.open,
    close: about.close,
    reload: about.reload,
    rebuild() {
      building.inputChanged();
      if (isRunning()) return;
      since$.next(sending.clock.now());
      const isSent = building.run(projectId, (answer) => {
        take(answer);
        since$.next(null);
      });
      if (!isSent && !building.view$.value.isSending) since$.next(null);
    },
    choose(handbookId, done) {
      choosing.inputChanged();
      choosing.run(handbookId, (answer) => {
        take(answer);
        chosen$.next(chosen$.value + 1);
        done();
      });
    },
  };
}
