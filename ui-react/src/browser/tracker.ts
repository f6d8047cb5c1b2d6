import { type FunnelEvent, isTrackerId, scriptAddress, type TrackerPort } from '@felles/core/portal';
import { loadScript } from './foreign-script.ts';
import { trackerTalk } from './tracker-talk.ts';
import { removeTraces } from './tracker-traces.ts';

/** The trackers of this page. A script that was loaded stays in it; what may be said to it is another matter. */
export function createBrowserTracker(): TrackerPort {
  let talk: ReturnType<typeof trackerTalk> | null = null;
  let isReady = false;
  /** What happened between the start of the script's way here and its arrival. */
  let waiting: readonly FunnelEvent[] = [];

  const arrive = (): void => {
    isReady = true;
    for (const event of waiting) talk?.send(event);
    waiting = [];
  };

  return {
    load(tracker) {
      // Checked once more where it is written into an address.
      if (talk !== null || !isTrackerId(tracker)) return;
      talk = trackerTalk(tracker);
      talk.begin();
      loadScript(scriptAddress(tracker, simulatedOrigin()), arrive);
    },
    send(event) {
      if (isReady) talk?.send(event);
      else waiting = [...waiting, event].slice(-WAITING_AT_MOST);
    },
    mute(isMuted) {
      if (isMuted) waiting = [];
      talk?.mute(isMuted);
    },
    forget: removeTraces,
  };
}

/** A script that never comes, blocked by the visitor's browser say, must not make a page grow. */
const WAITING_AT_MOST = 20;

/** Where trackers are simulated, the server that simulates them says so in the page's head. */
const simulatedOrigin = (): string | null =>
  document.head.querySelector<HTMLMetaElement>('meta[name="felles-trackers"]')?.content ?? null;
