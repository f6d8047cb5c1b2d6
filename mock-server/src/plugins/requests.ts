// Checks that every request must pass before it is read.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStrictUtf8, queryOf, readPairs } from '../pairs.ts';
import { refusal } from '../refusals.ts';
import { endIfUpgrade } from './sockets.ts';

export interface Origins {
  /** Names, beside the loopback's own, under which the server may be asked. */
  readonly hosts: readonly string[];
  /** The one other origin whose pages may ask, where there is one. */
  readonly pages?: () => string;
}

/** The headers that a page of another origin may send beyond the simple ones: those of the specification. */
const SPECIFIED_HEADERS = ['authorization', 'content-type', 'x-requested-with', 'x-session'] as const;

const LAST_PORT = 65_535;
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export function installRequests(app: FastifyInstance, { hosts, pages }: Origins): void {
  const allowed = [...LOOPBACK, ...hosts.map((host) => host.toLowerCase())];
  app.addHook('onRequest', async (request, reply) => {
    endIfUpgrade(request, reply);
    requireHost(request, allowed);
    const isOfPages = pages !== undefined && request.headers.origin === pages();
    if (isOfPages) reply.headers(letting(pages()));
    else requireOwnOrigin(request);
    requireCleanText(request);
    if (isOfPages && request.method === 'OPTIONS') return reply.code(204).headers(LEAVE).send();
  });
}

/** Allows CORS with cookies: a page of that origin may read the answer. */
const letting = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  vary: 'origin',
});

/** The answer to a preflight request. */
const LEAVE = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': SPECIFIED_HEADERS.join(', '),
};

/** A foreign name that leads to the loopback is a page elsewhere reaching in (DNS rebinding). */
function requireHost({ headers: { host }, raw }: FastifyRequest, allowed: readonly string[]): void {
  if (host === undefined || host === '') throw refusal(400, 'The request names no host.');
  // Node tells only of the first one; a proxy before a server may go by another.
  if (raw.rawHeaders.filter(isHostName).length > 1) throw refusal(400, 'The request names more than one host.');
  const [, name = host, port = '0'] = /^(.*):(\d{1,5})$/.exec(host) ?? [];
  if (Number(port) > LAST_PORT) throw refusal(400, 'The request names a port that there cannot be.');
  if (!allowed.includes(name.toLowerCase())) throw refusal(403, 'The server does not go by this name.');
}

/** Names and values of headers take turns. */
const isHostName = (text: string, place: number): boolean => place % 2 === 0 && text.toLowerCase() === 'host';

/**
 * Pages of other origins may not change anything; answers to their reads have no header that lets the browser show
 * them.
 */
function requireOwnOrigin({ method, headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const fromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  const ofAnother = origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase();
  if (fromElsewhere || ofAnother) throw refusal(403, 'Pages of other origins cannot do this.');
}

function requireCleanText({ raw: { url = '', rawHeaders }, routeOptions }: FastifyRequest): void {
  if (!url.startsWith('/')) throw refusal(400, 'The address is not a path of this server.');
  // Pages accept any query that links carry; only a call of the service reads its query, and then strictly.
  if (routeOptions.config.row) readPairs(queryOf(url));
  // Node hands headers over as one character for each byte.
  const strange = rawHeaders.filter((text) => !/^[\t\x20-\x7e]*$/.test(text));
  const isClean = strange.every((text) => isStrictUtf8(Buffer.from(text, 'latin1')));
  if (!isClean) throw refusal(400, 'A header is not valid UTF-8.');
}
