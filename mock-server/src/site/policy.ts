import { createHash } from 'node:crypto';
import { TRACKERS } from '@felles/core/internal/portal/tracking/trackers';
import type { Tracker } from '@felles/core/portal/tracking';
import type { Reach } from '../world/manifest.ts';

/** Where a page's breaches of its policy are told, if nothing else is said. */
export const POLICY_REPORTS = '/control/csp-report';

export interface PolicyOptions {
  /** The origin where the simulated trackers are; without it pages may reach the trackers' own. */
  readonly trackers?: string;
  /** The address that is told of breaches; null where none is. */
  readonly reports?: string | null;
}

/** The other origins that one page needs: its trackers, and a service elsewhere. */
export interface Needs {
  /** Whether it shows markup from the service, which only the sanitiser's own policy lets through. */
  readonly showsMarkup?: boolean;
  /** Whether its files are on the device, by a worker. */
  readonly offlinePages?: boolean;
  /** [W-SITE-36] Whether it shows the camera of the device. */
  readonly takesPhotos?: boolean;
  readonly trackers?: readonly Tracker['kind'][];
  readonly service?: Reach;
  /** The checkout that may be shown inside the page. */
  readonly checkout?: CheckoutReach | null;
  /** The one origin whose pages may have it in a frame. */
  readonly host?: string | null;
  /** Whether it has a viewer that other people wrote, which writes markup itself and has pictures in its styles. */
  readonly viewer?: boolean;
}

/** One script and what lies beneath one address of frames, by their whole addresses. */
export interface CheckoutReach {
  readonly script: string;
  readonly frames: string;
}

/** The rights of a page: nothing beyond its needs. Inline scripts and styles are named by hash. */
export function policyFor(
  page: string,
  options: PolicyOptions = {},
  {
    showsMarkup = false,
    offlinePages = false,
    trackers = [],
    service,
    checkout = null,
    host = null,
    viewer = false,
  }: Needs = {},
): string {
  const { reports = POLICY_REPORTS } = options;
  const { script, connect, images } = reachOfTrackers(trackers, options);
  const trustedTypes = [
    ...(showsMarkup ? [SANITISER_POLICY] : []),
    ...(offlinePages ? [WORKER_POLICY] : []),
    ...(trackers.length === 0 ? [] : [TRACKER_POLICY]),
    ...(checkout === null ? [] : [CHECKOUT_POLICY]),
    ...ownPolicies(page),
  ];
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(page, 'script')}${listed([...script, ...(checkout ? [checkout.script] : [])])}`,
    `style-src 'self'${hashes(page, 'style')}`,
    `img-src 'self' blob:${viewer ? ' data:' : ''}${listed([...(service?.images ?? []), ...images])}`,
    // Documents that the page has fetched itself, and a checkout's own frames.
    ...(offlinePages ? ["worker-src 'self'"] : []),
    `frame-src blob:${listed(checkout ? [checkout.frames] : [])}`,
    "font-src 'self'",
    // Chromium may read a document of the page's own by a connection of the page.
    `connect-src 'self' blob:${listed([...(service?.connect ?? []), ...connect])}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${host ?? "'none'"}`,
    "object-src 'none'",
    ...(viewer
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
        ]),
    ...(reports === null ? [] : [`report-uri ${reports}`]),
  ].join('; ');
}

const SANITISER_POLICY = 'dompurify';

/** The Trusted Types policy through which the addresses of workers go. */
const WORKER_POLICY = 'worker';

/** The Trusted Types policy through which a tracker's addresses go; it exists in a page only after consent. */
const TRACKER_POLICY = 'default';

/** The Trusted Types policy through which the address of the checkout's script goes. */
const CHECKOUT_POLICY = 'checkout';

/** The Trusted Types policies that the framework of a page makes, as the page names them. */
const ownPolicies = (page: string): readonly string[] =>
  [...page.matchAll(/<meta name="trusted-types" content="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' '));

/** The origins of trackers, simulated or real: scripts by their paths, and the exact origins of all else. */
function reachOfTrackers(kinds: Needs['trackers'] & object, { trackers: simulated }: PolicyOptions) {
  const facts = kinds.map((kind) => TRACKERS[kind]);
  const addresses = facts.flatMap(({ origin, scripts }) => scripts.map((path) => `${simulated ?? origin}${path}`));
  const at = (origins: readonly string[]) => (simulated && origins.length > 0 ? [simulated] : [...new Set(origins)]);
  return {
    script: [...new Set(addresses)],
    connect: at(facts.flatMap(({ connect }) => connect)),
    images: at(facts.flatMap(({ images }) => images)),
  };
}

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('');

/** The headers of a document, beside its policy. */
export const documentHeaders = ({ takesPhotos = false }: Needs = {}) =>
  ({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(${takesPhotos ? 'self' : ''}), geolocation=(), microphone=(), payment=()`,
  }) as const;

/** The build puts a hash into its file names; a file with a hash never changes, compressed or not. */
export const NAMED_BY_CONTENT = /-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/** The headers of a file that pages are made of. */
export const assetHeaders = (path: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The worker with the files of the workspace: it runs no other script, and asks only its own origin. */
export const WORKER = {
  address: '/x/worker.js',
  headers: {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
} as const;

function hashes(page: string, element: 'script' | 'style'): string {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc\\s*=)[^>]*>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  return [...page.matchAll(inline)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
}
