import type { FastifyInstance } from 'fastify';
import { queryOf, readPairs } from '../../pairs.ts';
import { refusal } from '../../refusals.ts';
import { returnAddress, signingById } from '../../world/signings.ts';
import type { World } from '../../world.ts';

/**
 * [P-PAYMENT-46] Where the direct-debit provider sends the browser first. No client asks for it, so it is no row of the
 * wire table. How it went is looked up here: an address that says so itself would be believed.
 */
export function directDebitCallback(app: FastifyInstance, world: World): void {
  for (const path of ['/rest/avtalegiro/callback', '/rest/v1/boostsignup/avtalegiro/callback']) {
    app.get(path, ({ url }, reply) => {
      const signing = signingById(world, readPairs(queryOf(url))['agreement'] ?? '');
      if (signing === null) throw refusal(404);
      return reply.redirect(returnAddress(signing), 303);
    });
  }
}
