import { BehaviorSubject, defer, filter, interval, map, merge, NEVER, type Observable, pairwise, skip } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Freshness, type Query, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { parseInstant } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import type { Message } from '../../shared/messages.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import type { HandbookMessage } from '../../texts/handbook.ts';
import { type HandbookPort, ProjectHandbook } from './model.ts';

const BUILDING_WORDS: FailureTexts<HandbookMessage> = failureTexts(
  'handbook.offline',
  'handbook.lost',
  'handbook.refused',
);

/** The number of templates that are built, and of all; null until the service says it. */
export interface BuildProgress {
  readonly done: number | null;
  readonly all: number | null;
}

/** The state of the last rebuild; `since` is in milliseconds, and `by` names the user, null if the service does not. */
export type Build =
  | { readonly kind: 'rest' }
  | (BuildProgress & { readonly kind: 'running'; readonly since: number | null; readonly by: string | null })
  | (BuildProgress & {
      readonly kind: 'failed';
      /** The service's own text. */
      readonly reason: string | null;
      /** Why it did not start, or may have started. */
      readonly failure: Message | null;
    });

/** A number of templates; null if it is invalid. */
const numberOf = (count: number | null | undefined): number | null =>
  typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : null;

/** The page's own request for a rebuild. */
interface BuildRequest {
  readonly since: number | null;
  readonly failure: Message | null;
}

/** The state of the rebuild; the service's report goes first. */
export function buildOf(handbook: ProjectHandbook | null, { since, failure }: BuildRequest): Build {
  const rebuild = handbook?.rebuild;
  const progress = { done: numberOf(rebuild?.done), all: numberOf(rebuild?.all) || null };
  if (rebuild?.status === 'running')
    return {
      kind: 'running',
      ...progress,
      since: parseInstant(rebuild.begun_at ?? '') ?? since,
      by: rebuild.begun_by || null,
    };
  if (since !== null) return { kind: 'running', done: null, all: null, since, by: null };
  if (failure !== null) return { kind: 'failed', done: null, all: null, reason: null, failure };
  if (rebuild?.status === 'failed')
    return { kind: 'failed', ...progress, reason: rebuild.reason || null, failure: null };
  return { kind: 'rest' };
}

/** The handbook of the project, the state of its rebuild, and the state of the choice of another one. */
export interface BuildingView {
  readonly handbook: Load<ProjectHandbook>;
  readonly build: Build;
  readonly choosing: CommandView;
}

/** Starts a rebuild or chooses another handbook, and asks every two seconds while a rebuild runs. */
export interface HandbookBuilding {
  readonly view$: Behavior<BuildingView>;
  /** Emits when a rebuild has ended, or another handbook is chosen. */
  readonly ended$: Observable<unknown>;
  open(): void;
  close(): void;
  reload(): void;
  rebuild(): void;
  choose(handbookId: string, done: () => void): void;
}

/** The project, and the calls for its handbook; `again$` asks again beside the regular polling. */
export interface BuildingNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<HandbookPort, 'handbook' | 'rebuild' | 'choose'>;
  readonly projectId: string;
}

/** The interval of the polling (milliseconds). */
const EVERY = 2_000;

/** A project's handbook, and its rebuild by this or another user. */
export function createHandbookBuilding(needs: BuildingNeeds): HandbookBuilding {
  const { port, projectId, again$ = NEVER, wall, ...sending } = needs;
  /** The time of this page's unanswered request. */
  const since$ = new BehaviorSubject<number | null>(null);
  const chosen$ = new BehaviorSubject(0);
  const times$: Observable<unknown> = defer(() => interval(EVERY, sending.clock).pipe(filter(isRunning)));
  const about: Query<string, ProjectHandbook> = queryOf(projectId, port.handbook, {
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

  /** Some services answer with the current state. */
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
