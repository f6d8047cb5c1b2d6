import type { WorkspaceDoor } from '@felles/adapters-http/workspace';
import type { Outboxes } from '@felles/adapters-http/workspace/areas/outboxes';
import type { OutboxPill, OutboxThing } from '@felles/core/workspace/outboxes';
import { BehaviorSubject } from 'rxjs';

/** The unsent requests of the user. Their code comes after the first page; until then they wait on the device. */
export function outboxesOnDemand(door: WorkspaceDoor) {
  const count$ = new BehaviorSubject(0);
  /** Null until it is known. */
  const pill$ = new BehaviorSubject<OutboxPill | null>(null);
  const refused$ = new BehaviorSubject<readonly OutboxThing[]>([]);
  const spokenPill$ = new BehaviorSubject<OutboxPill | null>(null);
  let loaded: Outboxes | null = null;
  let loading: Promise<Outboxes> | null = null;

  async function load(): Promise<Outboxes> {
    const { outboxesOf } = await import('@felles/adapters-http/workspace/areas/outboxes');
    loaded = outboxesOf(door);
    loaded.count$.subscribe(count$);
    loaded.pill$.subscribe(pill$);
    loaded.refused$.subscribe(refused$);
    loaded.spokenPill$.subscribe(spokenPill$);
    return loaded;
  }

  function outboxes(): Promise<Outboxes> {
    loading ??= load().catch((problem: unknown) => {
      loading = null;
      throw problem;
    });
    return loading;
  }

  // Code that did not come is asked for again with the network, and by the next page that needs it.
  door.online$.subscribe((isOnline) => {
    if (isOnline) outboxes().catch(() => undefined);
  });
  return {
    count$,
    pill$,
    refused$,
    spokenPill$,
    discard: () => loaded?.discard(),
    hasDrafts: () => loaded?.hasDrafts() === true,
  };
}
