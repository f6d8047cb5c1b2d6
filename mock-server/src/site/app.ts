import type { FastifyInstance } from 'fastify';
import type { MockServerOptions } from '../app.ts';
import { DEVELOPER_PAGES, startRoute } from '../pages/routes.ts';
import { PLAIN_OUTSIDE } from '../plain.ts';
import { installFaults } from '../plugins/faults.ts';
import { installJournal } from '../plugins/journal.ts';
import { installPersistence } from '../plugins/world.ts';
import { createRights } from '../rights/rights.ts';
import { manifestRoute } from '../routes/portal/center.ts';
import type { Service } from '../row.ts';
import { createServer } from '../server.ts';
import type { World } from '../world.ts';
import { createSiteFiles } from './files.ts';
import { portalErrorHandler } from './not-found.ts';
import { POLICY_REPORTS } from './policy.ts';
import { assetRoutes, siteRoutes } from './site.ts';

export interface PagesOptions extends Pick<MockServerOptions, 'check' | 'hosts' | 'report' | 'site' | 'trackers'> {
  readonly world: World;
}

/** The pages of both applications, and where their service is, which is plain and on another origin. */
export function buildPages({
  world,
  check = false,
  hosts = [],
  site = null,
  ...options
}: PagesOptions): FastifyInstance {
  const { report = () => {}, trackers } = options;
  const { apart } = world;
  if (apart === null) throw new Error('the pages are the service’s own: nothing says where else they are');
  const files = createSiteFiles(site);
  const app = createServer({ hosts, report, refuse: portalErrorHandler(files) });
  const outside = trackers === undefined ? null : PLAIN_OUTSIDE;
  const service: Service = { world, check, plain: true, outside, rights: createRights(world), publish: () => {} };
  const policy = {
    ...(trackers !== undefined && { trackers }),
    get reports() {
      return `${apart.service}${POLICY_REPORTS}`;
    },
  };
  installPersistence(app, world);
  const journal = installJournal(app, world);
  app.register(async (calls) => {
    installFaults(calls, world, journal.fault);
    manifestRoute(calls, service);
  });
  startRoute(app, { ...service, outside: trackers ?? null }, files, policy);
  for (const page of DEVELOPER_PAGES) app.get(page, (_request, reply) => reply.redirect(`${apart.service}${page}`));
  assetRoutes(app, files);
  siteRoutes(app, files, service, policy);
  return app;
}
