// The trackers a center may have, where they come from, and which one it gets.
import type { TrackingSetup } from '../center/model.ts';

export type TrackerKind = 'pixel' | 'googleTag' | 'tagManager';

/** The one tracker of a center, its id checked. */
export interface Tracker {
  readonly kind: TrackerKind;
  readonly id: string;
}

interface TrackerFacts {
  readonly field: Exclude<keyof TrackingSetup, 'omitPrivateSignups'>;
  /** An id of another form is no id: it would be written into an address. */
  readonly pattern: RegExp;
  /** Origins, exact, for the policy of a page: where the script is and where it may send to. */
  readonly script: string;
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'] as const;

/** In the order in which they win. */
export const TRACKERS: Readonly<Record<TrackerKind, TrackerFacts>> = {
  pixel: {
    field: 'pixelId',
    pattern: /^\d{5,20}$/,
    script: 'https://connect.facebook.net',
    connect: ['https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  googleTag: {
    field: 'googleTagId',
    pattern: /^G-[A-Z0-9]{4,20}$/,
    script: TAG_MANAGER,
    connect: [TAG_MANAGER, ...ANALYTICS],
    images: [],
  },
  tagManager: {
    field: 'googleTagManagerId',
    pattern: /^GTM-[A-Z0-9]{4,20}$/,
    script: TAG_MANAGER,
    connect: [TAG_MANAGER, ...ANALYTICS],
    images: [TAG_MANAGER],
  },
};

const ORDER: readonly TrackerKind[] = ['pixel', 'googleTag', 'tagManager'];

export const isTrackerId = ({ kind, id }: Tracker): boolean => TRACKERS[kind].pattern.test(id);

/** [P-TRACKING-22] The first that is set up in the order pixel, Google tag, tag manager; null where there is none. */
export function trackerOf(setup: TrackingSetup | null | undefined): Tracker | null {
  const setUp = ORDER.map((kind): Tracker => ({ kind, id: setup?.[TRACKERS[kind].field] ?? '' }));
  return setUp.find(isTrackerId) ?? null;
}

/** Where the script of a tracker is; `origin` stands in for the tracker's own where trackers are simulated. */
export function scriptAddress({ kind, id }: Tracker, origin: string | null): string {
  const from = origin ?? TRACKERS[kind].script;
  switch (kind) {
    case 'pixel':
      return `${from}/en_US/fbevents.js`;
    case 'googleTag':
      return `${from}/gtag/js?id=${id}`;
    case 'tagManager':
      return `${from}/gtm.js?id=${id}`;
  }
}
