import type { FastifyInstance } from 'fastify';
import { installKeeping } from '../plugins/keeping.ts';
import { refusal } from '../refusals.ts';
import type { Report } from '../report.ts';
import { createServer } from '../server.ts';
import type { World } from '../world.ts';
import { directDebitRoutes } from './direct-debit.ts';
import { messageRoutes } from './messages.ts';
import { termsPages } from './terms.ts';
import { trackerRoutes } from './trackers/routes.ts';

export interface OutsideOptions {
  readonly hosts?: readonly string[];
  readonly report?: Report;
  /** The world that remembers what was sent out. */
  readonly world: World;
}

/** The world outside the product, on an origin of its own. */
export function buildOutside({ hosts = [], report = () => {}, world }: OutsideOptions): FastifyInstance {
  const app = createServer({ hosts, report });
  installKeeping(app, world);
  trackerRoutes(app, world);
  termsPages(app, world);
  const service = { world, check: false, outside: null };
  directDebitRoutes(app, service);
  messageRoutes(app, service);
  app.setNotFoundHandler(async () => {
    throw refusal(404);
  });
  return app;
}
