import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusals.ts';
import { settleDuePayments } from '../world/payment-callbacks.ts';
import type { World } from '../world.ts';

/** Brings payments up to date before a request is answered, so that no answer is older than the clock of the world. */
export function installDuePayments(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async () => {
    if (world.state.payments.length > 0) settleDuePayments(world);
  });
}

/** Persists each change before it is answered. */
export function installPersistence(app: FastifyInstance, world: World): void {
  app.addHook('onSend', async (_request, reply) => {
    // An answer that already says that it went wrong promises nothing.
    if (reply.statusCode >= 500) return;
    await world.settled().catch(() => {
      throw refusal(503, 'What was done could not be kept.', 'NotKept');
    });
  });
}
