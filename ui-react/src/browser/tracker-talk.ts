// The calls of each tracker. All automatic features are switched off first; only the events of the table are left.
import type { FunnelEvent, Tracker } from '@felles/core/portal/tracking';

interface TrackerTalk {
  /** The calls that must come before the script is there. */
  begin(): void;
  send(event: FunnelEvent): void;
  mute(isMuted: boolean): void;
}

export function trackerTalk({ kind, id }: Tracker): TrackerTalk {
  switch (kind) {
    case 'pixel':
      return pixelTalk(id);
    case 'googleTag':
      return googleTagTalk(id);
    case 'tagManager':
      return tagManagerTalk();
  }
}

type Said = readonly unknown[];

/** The pixel's function as in its own snippet: it stores the calls until the script takes over. */
interface Fbq {
  (...said: Said): void;
  callMethod?: (...said: Said) => void;
  queue: Said[];
  disablePushState: boolean;
}

function pixelTalk(id: string): TrackerTalk {
  const fbq: Fbq = Object.assign(
    (...said: Said) => {
      if (fbq.callMethod) fbq.callMethod(...said);
      else fbq.queue.push(said);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  return {
    begin() {
      Object.assign(window, { fbq, _fbq: fbq });
      fbq('set', 'autoConfig', false, id); // no clicks, no words of the page
      fbq('init', id); // without personal data to match visitors by
    },
    send: ({ name, ids }) => fbq('trackCustom', name, ids),
    mute: (isMuted) => fbq('consent', isMuted ? 'revoke' : 'grant'),
  };
}

/** The visitor agreed to measuring; advertisements are not measuring. */
const MEASURING_ONLY = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;

function googleTagTalk(id: string): TrackerTalk {
  const { gtag } = openDataLayer();
  return {
    begin() {
      gtag('consent', 'default', MEASURING_ONLY);
      gtag('js', new Date());
      gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // In place of the page's address, its title, and the address before it.
        page_location: window.location.origin,
        page_title: '',
        page_referrer: '',
      });
    },
    send: ({ name, ids }) => gtag('event', name, ids),
    mute: (isMuted) => void Reflect.set(window, `ga-disable-${id}`, isMuted),
  };
}

function tagManagerTalk(): TrackerTalk {
  const { dataLayer, gtag } = openDataLayer();
  return {
    // The event that starts a container's views of pages is left out.
    begin: () => gtag('consent', 'default', MEASURING_ONLY),
    send: ({ name, ids }) => void dataLayer.push({ event: name, ...ids }),
    mute: (isMuted) => gtag('consent', 'update', { analytics_storage: isMuted ? 'denied' : 'granted' }),
  };
}

function openDataLayer() {
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  const gtag: (...said: Said) => void = function () {
    // biome-ignore lint/complexity/noArguments: the script knows its commands by this very kind of object
    dataLayer.push(arguments);
  };
  return { dataLayer, gtag };
}
