import type { Reply } from '../../shared/reply.ts';
import type { TrackingSetup } from '../center/model.ts';
import type { FunnelEvent } from './events.ts';
import type { Tracker } from './trackers.ts';

/** Where a center says which trackers it has, when its own record does not. */
export interface TrackingPort {
  setup(): Reply<TrackingSetup>;
}

/** The place where a tracker runs. What was loaded into a page is in it until the next load. */
export interface TrackerPort {
  /** Called once in the life of a page, and never before there is consent. */
  load(tracker: Tracker): void;
  send(event: FunnelEvent): void;
  /** While muted nothing is sent, neither by us nor, as far as it can be told, by the tracker itself. */
  mute(isMuted: boolean): void;
  /** Removes what trackers have left in the browser. */
  forget(): void;
}
