// Published panels by their ids, as they came or with what went wrong.
import { BehaviorSubject, EMPTY, type Observable } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { KeptPanel, PublishedPanel } from './model.ts';
import type { PublishingPort } from './port.ts';
import { keptPanel } from './rules.ts';

export interface PublishingStore {
  /** Every panel that has been asked for and answered. */
  readonly panels$: Behavior<ReadonlyMap<string, KeptPanel>>;
  /** Why a panel did not come, by its id. */
  readonly failures$: Behavior<ReadonlyMap<string, Failure>>;
  /** The panels that the user has marked as read. */
  readonly read$: Behavior<ReadonlySet<string>>;
  /** Once, unless it failed. */
  load(id: string): void;
  /** Also where it is there. */
  reload(id: string): void;
  markRead(id: string): void;
  /** Another user may sign in next. */
  close(): void;
}

export interface PublishingNeeds {
  readonly port: Pick<PublishingPort, 'panel' | 'markRead'>;
  /** Reasons to ask again for every panel that is known. */
  readonly again$?: Observable<unknown>;
  /** Hears of the service's own words, which are for the log. */
  failed?(id: string, answer: Result<PublishedPanel>): void;
}

export function createPublishingStore({ port, again$ = EMPTY, failed = () => {} }: PublishingNeeds): PublishingStore {
  const panels$ = new BehaviorSubject<ReadonlyMap<string, KeptPanel>>(new Map());
  const failures$ = new BehaviorSubject<ReadonlyMap<string, Failure>>(new Map());
  const read$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  const asking = new Set<string>();
  const marking = new Set<string>();
  const scope = createScope();

  function ask(id: string, reply: Reply<PublishedPanel>, answered: (panel: KeptPanel) => void = () => {}): void {
    if (scope.open()) scope.add(again$.subscribe(() => [...panels$.value.keys()].forEach(reload)));
    asking.add(id);
    scope.add(
      reply.subscribe((answer) => {
        asking.delete(id);
        const panel = keptPanel(id, answer);
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

/** What came without its content, and with an error of its own, is not there: another try comes to the same. */
const WITHDRAWN = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: '',
  message: '',
} as const satisfies Failure;
