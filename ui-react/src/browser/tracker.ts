import { type FunnelEvent, isTrackerId, scriptAddress, type TrackerPort } from '@felles/core/portal/tracking';
import { loadScript } from './foreign-script.ts';
import { attempt } from './storage.ts';
import { trackerTalk } from './tracker-talk.ts';

/** The trackers of this page. A loaded script stays in the page, but the calls to it can stop. */
export function createBrowserTracker(): TrackerPort {
  let talk: ReturnType<typeof trackerTalk> | null = null;
  let isReady = false;
  /** The events between the request of the script and its arrival. */
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

/** A script that never comes, such as a blocked one, must not make a page grow. */
const WAITING_AT_MOST = 20;

/** Where trackers are simulated, the server of the simulation marks that in the page's head. */
const simulatedOrigin = (): string | null =>
  document.head.querySelector<HTMLMetaElement>('meta[name="felles-trackers"]')?.content ?? null;

/** The traces that trackers are known to leave in a browser. */
const COOKIES = /^(_fbp|_fbc|_ga|_ga_\w+|_gid|_gat\w*|_gcl_\w+)$/;
const KEYS: readonly string[] = ['lastExternalReferrer', 'lastExternalReferrerTime', '_gcl_ls'];

/** Removes the traces. Where cookies or storage are forbidden, no tracker has left anything there. */
function removeTraces(): void {
  attempt('cookies', removeCookies);
  attempt('local storage', () => {
    for (const key of KEYS) window.localStorage.removeItem(key);
  });
}

/** Removes them for this host and each domain above it, as a tracker may have set them for any. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => COOKIES.test(each))) {
    for (const domain of ['', ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** 'a.b.no' and 'b.no' and 'no', as a cookie names them. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, index, labels) => `; Domain=${labels.slice(index).join('.')}`);
