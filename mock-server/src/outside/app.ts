import type { FastifyInstance } from 'fastify';
import { languageOf } from '../language.ts';
import { wantsPage } from '../pages/page.ts';
import { type Report, sendRefusal } from '../plugins/errors.ts';
import { installDuePayments, installPersistence } from '../plugins/world.ts';
import { explain, refusal } from '../refusals.ts';
import { createServer } from '../server.ts';
import type { World } from '../world.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { directDebitRoutes } from './direct-debit/routes.ts';
import { invoiceDocuments, termsPages } from './documents.ts';
import { hostRoutes } from './host/routes.ts';
import { indexPage, wrongPage } from './index-page.ts';
import { messageRoutes } from './messages/routes.ts';
import { showPage, styleRoutes } from './page.ts';
import { signingRoutes } from './signing/routes.ts';
import { trackerRoutes } from './trackers/routes.ts';

export interface OutsideOptions {
  readonly hosts?: readonly string[];
  readonly report?: Report;
  /** Where the product itself is served; without it there is no host system around it. */
  readonly application?: string | null;
  /** The world whose letters and payments it shows. */
  readonly world: World;
}

/** The world outside the product, on an origin of its own. */
export function buildOutside({
  hosts = [],
  report = () => {},
  world,
  application = null,
}: OutsideOptions): FastifyInstance {
  const app = createServer({ hosts, report });
  installPersistence(app, world);
  installDuePayments(app, world);
  trackerRoutes(app, world);
  termsPages(app, world);
  app.register(async (pages) => {
    pages.setErrorHandler((problem, request, reply) => {
      const { status } = explain(problem);
      if (status >= 500 || !wantsPage(request)) return sendRefusal(reply, problem, report);
      return showPage(reply.code(status), wrongPage(status, languageOf(request)));
    });
    styleRoutes(pages);
    directDebitRoutes(pages, world);
    signingRoutes(pages, world);
    checkoutRoutes(pages, world);
    invoiceDocuments(pages, world);
    messageRoutes(pages, world);
    if (application !== null) hostRoutes(pages, world, application);
    pages.get('/', (_request, reply) => showPage(reply, indexPage(world)));
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw refusal(404);
    return showPage(reply.code(404), wrongPage(404, languageOf(request)));
  });
  return app;
}
