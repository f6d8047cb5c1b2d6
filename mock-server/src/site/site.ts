import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { trackerOf } from '@felles/core/internal/portal/tracking/trackers';
import { centerCodeOf } from '@felles/core/portal/center';
import type { Tracker } from '@felles/core/portal/tracking';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknown } from '../plugins/errors.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import type { DemoWorld } from '../world/demo.ts';
import { type Reach, reachOf } from '../world/manifest.ts';
import { CHECKOUT_SCRIPT, checkoutOf } from '../world/provider.ts';
import type { World } from '../world.ts';
import type { SiteFiles } from './files.ts';
import {
  assetHeaders,
  type CheckoutReach,
  documentHeaders,
  type Needs,
  type PolicyOptions,
  policyFor,
  WORKER,
} from './policy.ts';

/** Serves what pages are made of. */
export function assetRoutes(app: FastifyInstance, files: SiteFiles): void {
  if (files.directory !== null) {
    app.register(fastifyStatic, {
      root: join(files.directory, 'assets'),
      prefix: '/assets/',
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders(reply, path) {
        for (const [name, value] of Object.entries(assetHeaders(path))) reply.header(name, value);
      },
    });
  }
}

/** Serves the built applications: the workspace's page beneath its root, and the portal's, fresh each time, at the address of every center. */
export function siteRoutes(app: FastifyInstance, files: SiteFiles, service: Service, policy: PolicyOptions): void {
  const { world } = service;
  for (const url of [WORKSPACE, `${WORKSPACE}/*`]) {
    app.get(url, async (request, reply) => {
      const page = await files.page('workspace.html');
      if (page === null) throw refusal(503, 'The workspace is not built.');
      const host = policy.trackers ?? null;
      return sendDocument(reply, namingHost(page, host), policy, {
        showsMarkup: true,
        offlinePages: true,
        takesPhotos: true,
        service: workspaceReach(world, request),
        host,
      });
    });
  }
  app.get(WORKER.address, async (_request, reply) => {
    const worker = await files.page(WORKER.address);
    if (worker === null) throw refusal(404, 'The workspace is not built.');
    return reply.headers(WORKER.headers).type('text/javascript; charset=utf-8').send(worker);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isCenterAddress(request)) throw refuseUnknown(app, request, reply);
    const page = await files.page('portal.html');
    if (page === null) throw refusal(503, 'The portal is not built.');
    const tracker = trackerAt(world.demo, request.url);
    const { host = '' } = request.headers;
    const reach = reachOf(world.manifest(host), host);
    const checkout = checkoutAt(service, request.url);
    const trackers = tracker === null ? [] : [tracker.kind];
    const needs = { showsMarkup: true, trackers, service: reach, checkout };
    return sendDocument(reply, namingTrackers(page, tracker, policy), policy, needs);
  });
}

/** Where the workspace is; which of its pages, it says itself. */
const WORKSPACE = '/x/-';

/** Not every browser counts a socket of the own origin as the page's own. */
function workspaceReach(world: World, { headers: { host = '' } }: FastifyRequest): Reach {
  const { connect, images } = reachOf(world.manifest(host), host);
  return { connect: world.apart ? connect : [...connect, `ws://${host}`], images };
}

export function sendDocument(
  reply: FastifyReply,
  page: string,
  options: PolicyOptions,
  needs: Needs = {},
): FastifyReply {
  const policy = policyFor(page, options, needs);
  return reply.headers({ ...documentHeaders(needs), 'content-security-policy': policy }).send(page);
}

/** The tracker of the center that an address belongs to. */
function trackerAt(demo: DemoWorld, url: string): Tracker | null {
  const code = centerCodeOf(url.split('?')[0] ?? '');
  return trackerOf(code === null ? null : demo.center(code)?.tracking);
}

/** The simulated checkout, for the pages of a center that shows it inside them. */
function checkoutAt({ world, outside }: Service, url: string): CheckoutReach | null {
  const code = centerCodeOf(url.split('?')[0] ?? '');
  const center = code === null ? null : world.demo.center(code);
  if (center === null || outside === null || !['embedded', 'both'].includes(checkoutOf(world, center))) return null;
  return { script: `${outside}${CHECKOUT_SCRIPT}`, frames: `${outside}/checkout/` };
}

/** Tells a page where the simulated trackers are. A page that is not told loads a tracker from its own origin. */
function namingTrackers(page: string, tracker: Tracker | null, { trackers }: PolicyOptions): string {
  if (tracker === null || trackers === undefined) return page;
  return page.replace('</head>', `<meta name="felles-trackers" content="${trackers}" /></head>`);
}

/** Tells the workspace which host system may frame it: the simulated one. */
const namingHost = (page: string, host: string | null): string =>
  host === null ? page : page.replace('</head>', `<meta name="felles-host" content="${host}" /></head>`);

/** No step through the path in disguise, and nothing that cannot be seen. */
const isPlain = (code: string): boolean => !/[/\\\p{Cc}]/u.test(code);

/** Any address that is not reserved may be a center's; the client finds out whether it is. */
function isCenterAddress({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const code = centerCodeOf(url.split('?')[0] ?? '');
  return code !== null && isPlain(code);
}
