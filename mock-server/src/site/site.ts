import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CENTER } from '@felles/core/portal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../refusals.ts';
import type { SiteFiles } from './files.ts';
import { DOCUMENT_HEADERS, type PolicyOptions, policyFor } from './policy.ts';

/** Serves the built application: its assets for ever, its page at the address of every center, fresh each time. */
export function siteRoutes(app: FastifyInstance, files: SiteFiles, policy: PolicyOptions): void {
  if (files.directory !== null) {
    app.register(fastifyStatic, {
      root: join(files.directory, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
      setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isCenterAddress(request)) throw refusal(404);
    const page = await files.page('portal.html');
    if (page === null) throw refusal(503, 'The portal is not built.');
    return sendDocument(reply, page, policy);
  });
}

export function sendDocument(reply: FastifyReply, page: string, policy: PolicyOptions): FastifyReply {
  return reply.headers({ ...DOCUMENT_HEADERS, 'content-security-policy': policyFor(page, policy) }).send(page);
}

/** Whatever is not reserved may be a center; the client finds out whether it is one. */
function isCenterAddress({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const first = url.split(/[/?]/)[1] ?? '';
  const reserved: readonly string[] = CENTER.reservedCodes;
  return first !== '' && !reserved.includes(decodeURIComponent(first).toLowerCase());
}
