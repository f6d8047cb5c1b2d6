import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import { checkedEvent, type FunnelEvent } from './events.ts';
import type { TrackerPort } from './port.ts';
import type { Tracker } from './trackers.ts';

/** The tracker of one page: loaded once at most, muted whenever it may not send. */
export interface TrackerRun {
  readonly loaded$: Behavior<Tracker | null>;
  /** Brings the tracker into line with consent and address. */
  settle(): void;
  send(event: FunnelEvent): void;
}

interface RunNeeds {
  readonly place: TrackerPort;
  /** Undefined until it is known which tracker the center has. */
  readonly tracker: () => Tracker | null | undefined;
  readonly isAccepted: () => boolean;
  /** Accepted, and the address is one where tracking is allowed. */
  readonly maySend: () => boolean;
}

export function createTrackerRun({ place, tracker, isAccepted, maySend }: RunNeeds): TrackerRun {
  const loaded$ = new BehaviorSubject<Tracker | null>(null);
  /** Accepted already, only it is not known yet for which tracker. Nothing waits for a consent. */
  let waiting: readonly FunnelEvent[] = [];

  /** [P-TRACKING-21] [P-TRACKING-22] */
  function settle(): void {
    const known = tracker();
    if (known === null || !isAccepted() || (known && !maySend())) waiting = [];
    if (loaded$.value !== null) place.mute(!maySend());
    else if (known && maySend()) load(known);
  }

  function load(known: Tracker): void {
    place.load(known);
    loaded$.next(known);
    for (const event of waiting) place.send(event);
    waiting = [];
  }

  return {
    loaded$,
    settle,
    send(event) {
      const checked = checkedEvent(event);
      if (checked === null || !maySend()) return;
      settle(); // the address may have changed since
      if (loaded$.value !== null) place.send(checked);
      else if (tracker() === undefined) waiting = [...waiting, checked];
    },
  };
}
