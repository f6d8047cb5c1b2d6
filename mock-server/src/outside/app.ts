import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusals.ts';
import type { Report } from '../report.ts';
import { createServer } from '../server.ts';

/** The world outside the product, on an origin of its own. Nothing lives there yet, and it says so. */
export function buildOutside(options: { readonly hosts: readonly string[]; readonly report: Report }): FastifyInstance {
  const app = createServer(options);
  app.setNotFoundHandler(async () => {
    throw refusal(404);
  });
  return app;
}
