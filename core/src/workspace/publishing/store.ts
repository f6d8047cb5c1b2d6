// Published panels by their ids, as they came or with what went wrong.
import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Result } from '../../shared/result.ts';
import type { KeptPanel, PublishedPanel } from './model.ts';
import type { PublishingPort } from './port.ts';
import { keptPanel } from './rules.ts';

export interface PublishingStore {
  /** Every panel that has been asked for and answered. */
  readonly panels$: Behavior<ReadonlyMap<string, KeptPanel>>;
  /** Once, unless it failed. */
  load(id: string): void;
  /** Also where it is there. */
  reload(id: string): void;
  markRead(id: string): void;
}

export interface PublishingNeeds {
  readonly port: PublishingPort;
  /** Hears of the service's own words, which are for the log. */
  failed?(id: string, answer: Result<PublishedPanel>): void;
}

export function createPublishingStore({ port, failed = () => {} }: PublishingNeeds): PublishingStore {
  const panels$ = new BehaviorSubject<ReadonlyMap<string, KeptPanel>>(new Map());
  const asking = new Set<string>();
  const marked = new Set<string>();

  function ask(id: string, reply: Reply<PublishedPanel>): void {
    asking.add(id);
    reply.subscribe((answer) => {
      asking.delete(id);
      const panel = keptPanel(id, answer);
      if (panel.error !== null) failed(id, answer);
      const isWorse = panel.error !== null && panels$.value.get(id)?.error === null;
      if (!isWorse) panels$.next(new Map(panels$.value).set(id, panel));
    });
  }

  return {
    panels$,
    load(id) {
      if (!asking.has(id) && panels$.value.get(id)?.error !== null) ask(id, port.panel(id));
    },
    reload(id) {
      if (!asking.has(id)) ask(id, port.panel(id));
    },
    markRead(id) {
      if (marked.has(id)) return;
      marked.add(id);
      ask(id, port.markRead(id));
    },
  };
}
