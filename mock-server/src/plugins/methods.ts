import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refusal } from '../refusals.ts';

/** Why there is no answer: nothing is there, or it is there and is asked in another way. */
export function refuseUnknown(
  app: FastifyInstance,
  { url, method: asked }: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  const [path = ''] = url.split('?');
  const methods = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
  if (methods.length === 0 || methods.some((method) => method === asked)) return refusal(404);
  reply.header('allow', methods.join(', '));
  return refusal(405);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
