import { BehaviorSubject, EMPTY, type Observable } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { LoadedPanel, PublishedPanel, PublishingPort } from './model.ts';
import { loadedPanel } from './rules.ts';

/** The published panels that a page has asked for; a failed refresh does not replace a shown panel. */
export interface PublishingStore {
  /** All answered panels. */
  readonly panels$: Behavior<ReadonlyMap<string, LoadedPanel>>;
  /** The failures by panel id. */
  readonly failures$: Behavior<ReadonlyMap<string, Failure>>;
  /** The ids of the panels that were marked as read. */
  readonly read$: Behavior<ReadonlySet<string>>;
  /** Loads a panel once, or again after a failure. */
  load(id: string): void;
  /** Loads a panel again. */
  reload(id: string): void;
  markRead(id: string): void;
  /** Clears the data, as another user may sign in next. */
  close(): void;
}

/** The calls for one panel, and what refreshes the loaded ones. */
export interface PublishingNeeds {
  readonly port: Pick<PublishingPort, 'panel' | 'markRead'>;
  /** Each emission refreshes all loaded panels. */
  readonly again$?: Observable<unknown>;
  /** Called with a failed answer, for the log. */
  failed?(id: string, answer: Result<PublishedPanel>): void;
}

/** The published panels by id, or their failures. */
export function createPublishingStore({ port, again$ = EMPTY, failed = () => {} }: PublishingNeeds): PublishingStore {
  const panels$ = new BehaviorSubject<ReadonlyMap<string, LoadedPanel>>(new Map());
  const failures$ = new BehaviorSubject<ReadonlyMap<string, Failure>>(new Map());
  const read$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  const asking = new Set<string>();
  const marking = new Set<string>();
  const scope = createScope();

  function ask(id: string, reply: Reply<PublishedPanel>, answered: (panel: LoadedPanel) => void = () => {}): void {
    if (scope.open()) scope.add(again$.subscribe(() => [...panels$.value.keys()].forEach(reload)));
    asking.add(id);
    scope.add(
      reply.subscribe((answer) => {
        asking.delete(id);
        const panel = loadedPanel(id, answer);
        const failures = new Map(failures$.value);
        if (panel.error === null) failures.delete(id);
        else failures.set(id, answer.ok ? WITHDRAWN : answer.error);
        failures$.next(failures);
        if (panel.error !== null) failed(id, answer);
        const isWorse = panel.error !== null && panels$.value.get(id)?.error === null;
        if (!isWorse) panels$.next(new Map(panels$.value).set(id, panel));
        answered(panel);
      }),
    );
  }

  function reload(id: string): void {
    if (!asking.has(id)) ask(id, port.panel(id));
  }

  return {
    panels$,
    failures$,
    read$,
    load(id) {
      if (panels$.value.get(id)?.error !== null) reload(id);
    },
    reload,
    markRead(id) {
      if (marking.has(id) || read$.value.has(id)) return;
      marking.add(id);
      ask(id, port.markRead(id), ({ error }) => {
        marking.delete(id);
        if (error === null) read$.next(new Set(read$.value).add(id));
      });
    },
    close() {
      scope.close();
      asking.clear();
      marking.clear();
      panels$.next(new Map());
      failures$.next(new Map());
      read$.next(new Set());
    },
  };
}

/** The failure of a withdrawn panel; a retry cannot help. */
const WITHDRAWN = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: '',
  message: '',
} as const satisfies Failure;
