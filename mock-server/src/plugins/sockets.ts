import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { explain, JSON_HEADERS, refusal } from '../refusals.ts';

/** Node answers these by itself, without our body of a refusal, unless a listener does. */
export function refuseOddities(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, body } = explain(refusal(417));
    const text = JSON.stringify(body);
    response.writeHead(status, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(text) }).end(text);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    server.emit('clientError', refusal(405), socket);
  });
}

/** Node lets go of a socket that asks for an upgrade: an answer in its place must end it, as nothing else does. */
export function endIfUpgrade({ raw: { socket, headers } }: FastifyRequest, { raw: answer }: FastifyReply): void {
  if (headers.upgrade === undefined) return;
  answer.shouldKeepAlive = false;
  answer.once('finish', () => socket.destroySoon());
}

/** Cuts all sockets that are still open, also those that Node itself no longer counts among its connections. */
export function cutter(server: Server): () => void {
  const open = openAt(server);
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** A cancelled call may leave a connection that has asked nothing, and Node would wait for it for ever. */
export function cutSilentAtEnd(app: FastifyInstance): void {
  const open = openAt(app.server);
  app.addHook('preClose', async () => {
    app.server.on('connection', (socket) => socket.destroy());
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

function openAt(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
