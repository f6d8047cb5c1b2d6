// The known trackers, and the choice of a center's.
import type { Reply } from '../../shared/reply.ts';
import type { TrackingSetup } from '../center/model.ts';
import type { FunnelEvent } from './events.ts';

/** `pixel` is Meta's; the other two are Google's. */
export type TrackerKind = 'pixel' | 'googleTag' | 'tagManager';

/** The center's tracker, with a valid id. */
export interface Tracker {
  readonly kind: TrackerKind;
  readonly id: string;
}

/** A tracker: its field in the setup of the center, and the addresses that a content policy must allow. */
export interface TrackerFacts {
  readonly field: Exclude<keyof TrackingSetup, 'omitPrivateSignups'>;
  /** Ids must match, as they become part of an address. */
  readonly pattern: RegExp;
  /** Where the tracker has its scripts. */
  readonly origin: string;
  /** Their paths: the page loads the first, which loads the others. A path that ends with a slash stands for all beneath it. */
  readonly scripts: readonly [string, ...string[]];
  /** Exact origins of the script's requests, for the page's content policy. */
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'] as const;

/** In order of priority. */
export const TRACKERS: Readonly<Record<TrackerKind, TrackerFacts>> = {
  pixel: {
    field: 'pixelId',
    pattern: /^\d{5,20}$/,
    origin: 'https://connect.facebook.net',
    scripts: ['/en_US/fbevents.js', '/signals/config/'],
    connect: ['https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  googleTag: {
    field: 'googleTagId',
    pattern: /^G-[A-Z0-9]{4,20}$/,
    origin: TAG_MANAGER,
    scripts: ['/gtag/js'],
    connect: [TAG_MANAGER, ...ANALYTICS],
    images: [],
  },
  tagManager: {
    field: 'googleTagManagerId',
    pattern: /^GTM-[A-Z0-9]{4,20}$/,
    origin: TAG_MANAGER,
    scripts: ['/gtm.js', '/gtag/js'],
    connect: [TAG_MANAGER, ...ANALYTICS],
    images: [TAG_MANAGER],
  },
};

const ORDER: readonly TrackerKind[] = ['pixel', 'googleTag', 'tagManager'];

/** Whether the id may become part of a script's address. */
export const isTrackerId = ({ kind, id }: Tracker): boolean => TRACKERS[kind].pattern.test(id);

/** [P-TRACKING-22] The first of pixel, Google tag and tag manager; null without one. */
export function trackerOf(setup: TrackingSetup | null | undefined): Tracker | null {
  const setUp = ORDER.map((kind): Tracker => ({ kind, id: setup?.[TRACKERS[kind].field] ?? '' }));
  return setUp.find(isTrackerId) ?? null;
}

/** The address of a tracker's script; `origin` replaces the tracker's own in simulations. */
export function scriptAddress({ kind, id }: Tracker, origin: string | null): string {
  const { origin: own, scripts } = TRACKERS[kind];
  const address = `${origin ?? own}${scripts[0]}`;
  return kind === 'pixel' ? address : `${address}?id=${id}`;
}

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
