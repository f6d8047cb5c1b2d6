import type { FastifyInstance } from 'fastify';
import { settleDuePayments } from '../world/payment-callbacks.ts';
import type { World } from '../world.ts';

/** Brings payments up to date before a request is answered, so that no answer is older than the clock of the world. */
export function installDuePayments(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async () => {
    if (world.state.payments.length > 0) settleDuePayments(world);
  });
}
