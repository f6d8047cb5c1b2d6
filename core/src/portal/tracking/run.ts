import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import { checkedEvent, type FunnelEvent } from './events.ts';
import { type Consent, holdsNothingPersonal, isPrivateSignup } from './rules.ts';
import type { Tracker, TrackerPort } from './trackers.ts';

/** The tracker that the center has set up. */
export interface CenterTracking {
  readonly tracker: Tracker | null;
  readonly omitsPrivateSignups: boolean;
}

/** The tracker of a page: loaded at most once, and muted whenever it may not send. */
interface TrackerRun {
  readonly loaded$: Behavior<Tracker | null>;
  /** Whether there is consent, and the address may be tracked. */
  maySend(): boolean;
  /** Updates the tracker after a change of the consent or the address. */
  settle(): void;
  send(event: FunnelEvent): void;
}

interface RunNeeds {
  readonly place: TrackerPort;
  /** Null until it is known. */
  readonly center$: Behavior<CenterTracking | null>;
  readonly consent$: Behavior<Consent>;
  /** The page's address at this moment, from its path to its end. */
  readonly address: () => string;
}

export function createTrackerRun({ place, center$, consent$, address }: RunNeeds): TrackerRun {
  const loaded$ = new BehaviorSubject<Tracker | null>(null);
  /** Events with consent that wait until the tracker is known. Nothing waits for a consent. */
  let waiting: readonly FunnelEvent[] = [];

  /** [P-TRACKING-03] [P-TRACKING-06] Private sign-ups are tracked as the others are, unless the center has turned that off. */
  function maySend(): boolean {
    if (consent$.value !== 'accepted') return false;
    const here = address();
    return holdsNothingPersonal(here) && !(center$.value?.omitsPrivateSignups && isPrivateSignup(here));
  }

  /** [P-TRACKING-21] [P-TRACKING-22] A tracker cannot be removed from the page again, so it is muted. */
  function settle(): void {
    const { value: center } = center$;
    const tracker = center?.tracker ?? null;
    const isForNothing = center !== null && (tracker === null || !maySend());
    if (isForNothing || consent$.value !== 'accepted') waiting = [];
    if (loaded$.value !== null) place.mute(!maySend());
    else if (tracker !== null && maySend()) load(tracker);
  }

  function load(tracker: Tracker): void {
    place.load(tracker);
    loaded$.next(tracker);
    for (const event of waiting) place.send(event);
    waiting = [];
  }

  return {
    loaded$,
    maySend,
    settle,
    send(event) {
      const checked = checkedEvent(event);
      if (checked === null || !maySend()) return;
      settle(); // the address may have changed meanwhile
      if (loaded$.value !== null) place.send(checked);
      else if (center$.value === null) waiting = [...waiting, checked];
    },
  };
}
