import type { FastifyInstance } from 'fastify';
import { hearOfPayments } from '../world/heard.ts';
import type { World } from '../world.ts';

/** Lets everything that payments were due to bring about have happened before anybody is answered. */
export function installHearing(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async () => {
    if (world.state.payments.length > 0) hearOfPayments(world);
  });
}
