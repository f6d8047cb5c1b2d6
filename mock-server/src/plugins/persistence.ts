import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusals.ts';
import type { World } from '../world.ts';

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
