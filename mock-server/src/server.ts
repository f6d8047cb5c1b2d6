import Fastify, { type FastifyInstance } from 'fastify';
import { BODY, installBodies } from './plugins/bodies.ts';
import { answerBrokenRequest, installErrors, type Refuse, type Report, sendRefusal } from './plugins/errors.ts';
import { installRequests, type Origins } from './plugins/requests.ts';
import { cutSilentAtEnd, endIfUpgrade, refuseOddities } from './plugins/sockets.ts';

/** How long, in milliseconds, the parts of a request may take to arrive, and how often that is looked at. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly every: number;
}

export interface ServerOptions extends Origins {
  readonly patience?: Patience;
  readonly report: Report;
  /** How a request is refused, where that is not in the shape of the service alone. */
  readonly refuse?: Refuse;
}

const PATIENCE: Patience = { headers: 20_000, request: 25_000, every: 2_000 };

/** A server that takes nothing it should not and knows no route yet. */
export function createServer({
  hosts,
  pages,
  patience = PATIENCE,
  report,
  refuse = sendRefusal,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY.bytes,
    requestTimeout: patience.request,
    // Requests that came before the end are answered; the framework would turn them away in a shape of its own.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (problem, request, reply) => {
      endIfUpgrade(request, reply);
      refuse(reply, problem, report);
    },
    // Queries are read by our own strict reader, where a row asks for one.
    routerOptions: { querystringParser: () => ({}), maxParamLength: 1_000 },
    http: {
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.every,
      // A missing host is refused in the service's own shape instead.
      requireHostHeader: false,
    },
  });
  installErrors(app, report, refuse);
  installRequests(app, { hosts, ...(pages && { pages }) });
  installBodies(app);
  refuseOddities(app.server);
  cutSilentAtEnd(app);
  return app;
}
