import type { FastifyInstance } from 'fastify';
import type { Row } from '../row.ts';

/** Keeps what members and staff are answered out of every cache, refusals too; pictures of a center may be kept. */
export function installNoStore(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isPublicFile(request.routeOptions.config.row)) reply.header('cache-control', 'no-store');
  });
}

const isPublicFile = (row: Row | undefined): boolean =>
  row?.reply.kind === 'file' && row.access === 'center' && row.reply.types.every((type) => type.startsWith('image/'));
