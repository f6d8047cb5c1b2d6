import type { FastifyInstance } from 'fastify';
import { agreementControlRoutes } from './control/agreement-routes.ts';
import { bookingControlRoutes } from './control/booking-routes.ts';
import { chatControlRoutes } from './control/chat-routes.ts';
import { deedControlRoutes } from './control/deed-routes.ts';
import { liveControlRoutes } from './control/live-routes.ts';
import { noticeControlRoutes } from './control/notice-routes.ts';
import { phaseControlRoutes } from './control/phase-routes.ts';
import { controlRoutes } from './control/routes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { developerRoutes, startRoute } from './pages/routes.ts';
import { PLAIN_OUTSIDE, plainErrorHandler } from './plain.ts';
import { type Report, refuseUnknown, sendRefusal } from './plugins/errors.ts';
import { installFaults } from './plugins/faults.ts';
import { installJournal } from './plugins/journal.ts';
import { installLimits } from './plugins/limits.ts';
import { installNoStore } from './plugins/no-store.ts';
import { installDuePayments, installPersistence } from './plugins/world.ts';
import { createLive, encodeEvents } from './pubsub/live.ts';
import { pubsubRoutes } from './pubsub/route.ts';
import { installRecorder, type Recorder } from './record/recorder.ts';
import { areaRoutes } from './routes/areas.ts';
import { directDebitCallback } from './routes/portal/payment.ts';
import type { Service } from './row.ts';
import { createServer, type Patience } from './server.ts';
import { createSiteFiles } from './site/files.ts';
import { portalErrorHandler } from './site/not-found.ts';
import type { PolicyOptions } from './site/policy.ts';
import { assetRoutes, siteRoutes } from './site/site.ts';
import { createWorld, type World } from './world.ts';

/** Further routes of the same service. */
export type MoreRoutes = (app: FastifyInstance, service: Service) => void;

export interface MockServerOptions extends PolicyOptions {
  readonly world?: World;
  /** Holds every answer against the wire table before it leaves. */
  readonly check?: boolean;
  /** Speaks nothing but the specification, and names the world outside by a host over https. */
  readonly plain?: boolean;
  /** The folder of the built application; without it only the service is there. */
  readonly site?: string | null;
  /** Names, beside the loopback's own, under which the server may be asked. */
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  /** How many guesses one address has in a minute at a center, for each kind of secret; any number without it. */
  readonly guesses?: number | null;
  /** Where the provider of the sign-in leads back to besides the pages here: the addresses of frontends elsewhere. */
  readonly redirects?: readonly string[];
  /** Passes the calls on to a real service, and keeps its answers. */
  readonly record?: Recorder | null;
  readonly report?: Report;
  readonly also?: MoreRoutes;
}

/** The whole mock server, ready to listen or to be asked in the same process; without the pages where they are apart. */
export function buildMockServer(options: MockServerOptions = {}): FastifyInstance {
  const { world = createWorld(), check = false, plain = false, site = null, hosts = [], patience, also } = options;
  const { report = () => {}, guesses = null, redirects = [], record = null } = options;
  const { apart } = world;
  const files = createSiteFiles(site);
  const atPortal = apart === null ? portalErrorHandler(files) : sendRefusal;
  const refuse = plain ? plainErrorHandler(atPortal) : atPortal;
  const app = createServer({
    hosts,
    report,
    refuse,
    ...(patience && { patience }),
    ...(apart && { pages: () => apart.pages }),
  });
  const live = createLive(world);
  const outside = options.trackers === undefined ? null : plain ? PLAIN_OUTSIDE : options.trackers;
  const publish = encodeEvents(live.hub.publish);
  const service: Service = { world, check, plain, outside, rights: live.rights, publish };
  installPersistence(app, world);
  installDuePayments(app, world);
  const journal = installJournal(app, world);
  app.register(async (calls) => {
    if (record !== null) installRecorder(calls, record);
    installLimits(calls, world, guesses);
    installFaults(calls, world, journal.fault);
    // A recorded answer goes back as it came.
    if (record === null) installNoStore(calls);
    areaRoutes(calls, service);
    directDebitCallback(calls, world);
    oauthRoutes(calls, service, files, redirects);
    pubsubRoutes(calls, service, live);
    also?.(calls, service);
  });
  // A developer gets all of it.
  const nearby = { ...service, plain: false, outside: options.trackers ?? null };
  controlRoutes(app, nearby);
  liveControlRoutes(app, nearby, live);
  phaseControlRoutes(app, nearby);
  chatControlRoutes(app, nearby);
  deedControlRoutes(app, nearby);
  agreementControlRoutes(app, nearby);
  noticeControlRoutes(app, nearby);
  bookingControlRoutes(app, nearby);
  developerRoutes(app, nearby, files, options);
  assetRoutes(app, files);
  if (apart !== null) {
    app.get('/', (_request, reply) => reply.redirect(apart.pages));
    app.setNotFoundHandler((request, reply) => {
      throw refuseUnknown(app, request, reply);
    });
    return app;
  }
  startRoute(app, nearby, files, options);
  siteRoutes(app, files, service, options);
  return app;
}
