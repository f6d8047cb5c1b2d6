import type { Reply } from '../../shared/reply.ts';
import type { TrackingSetup } from '../center/model.ts';
import type { FunnelEvent } from './events.ts';
import type { Tracker } from './trackers.ts';

/** Loads the center's trackers, if its own record has none. */
export interface TrackingPort {
  setup(): Reply<TrackingSetup>;
}

/** Runs a tracker in the page. Its script stays there until the next page load. */
export interface TrackerPort {
  /** Called at most once for a page, and only with consent. */
  load(tracker: Tracker): void;
  send(event: FunnelEvent): void;
  /** While it is muted nothing is sent, if possible not by the tracker's own script either. */
  mute(isMuted: boolean): void;
  /** Removes the trackers' data from the browser. */
  forget(): void;
}
