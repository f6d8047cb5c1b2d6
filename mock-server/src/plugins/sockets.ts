import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { explain, refusal } from '../refusals.ts';

/** Node answers these by itself, in no shape at all, unless somebody else does. */
export function refuseOddities(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, body } = explain(refusal(417));
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };
    response.writeHead(status, headers).end(text);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    server.emit('clientError', refusal(405), socket);
  });
}
