import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusals.ts';
import type { Report } from '../report.ts';
import { createServer } from '../server.ts';
import type { World } from '../world.ts';
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
  trackerRoutes(app, world);
  termsPages(app, world);
  app.setNotFoundHandler(async () => {
    throw refusal(404);
  });
  return app;
}
