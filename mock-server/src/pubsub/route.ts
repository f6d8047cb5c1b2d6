// The live connection's socket, and the call that gives the token for it.

import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { SOCKET_PATH, realtime as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { answer } from '../answer.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { createFraming, type FramedText } from './framing.ts';
import { KEEP_ALIVE } from './hub.ts';
import type { Line, Socket } from './line.ts';
import type { Live } from './live.ts';
import { createUpgrades } from './upgrades.ts';

const LIVE = {
  /** How long a client may take to be let in, and to say farewell (milliseconds). */
  auth: 10_000,
  farewell: 1_000,
  /** How far keep-alives are apart (milliseconds). */
  keepAlive: 15_000,
  /** How far apart it is looked whose token is over (milliseconds). */
  tokens: 1_000,
  /** How large a frame may be (bytes). */
  frame: 1_048_576,
} as const;

export function pubsubRoutes(
  app: FastifyInstance,
  service: Service,
  { tickets, recent, hub, lines, rights }: Live,
): void {
  answer(app, service, wire.token, ({ staff, access }) => ({ token: tickets.issue({ login: staff.id, access }) }));
  answer(app, service, wire.recent, ({ staff, query: { channel } }) => {
    if (!rights.mayHear(staff.id, channel)) throw refusal(403);
    const told = recent.of(channel, (one, about) => rights.heard(staff.id, channel, one, about));
    return [...recent.ofUser(staff.id).of(channel), ...told].toSorted((a, b) => a.at - b.at);
  });

  const framed = createFraming();
  const upgrades = createUpgrades(service.world);
  const beat = setInterval(() => lines.keepAlive(KEEP_ALIVE, null), LIVE.keepAlive).unref();
  const ending = setInterval(hub.endOver, LIVE.tokens).unref();
  app.addHook('onClose', async () => {
    clearInterval(beat);
    clearInterval(ending);
    lines.close();
  });

  app.register(websocket, {
    options: { maxPayload: LIVE.frame },
    preClose(done) {
      upgrades.close();
      for (const socket of app.websocketServer.clients) sayFarewell(socket);
      app.websocketServer.close(done);
    },
  });
  app.register(async (sockets) => {
    sockets.addHook('preValidation', async (request, reply) => {
      requireOwnPage(service, request);
      await upgrades.suffer(request, reply);
    });
    sockets.route({
      method: 'GET',
      url: SOCKET_PATH,
      handler: () => {
        throw refusal(404);
      },
      wsHandler: (socket, { raw, headers: { origin = null } }) =>
        receive(lines.open(lineEnd(socket, raw.socket, framed), origin), socket, inOneGo(raw.socket)),
    });
  });
}

function receive(line: Line, socket: WebSocket, hold: () => void): void {
  const patience = setTimeout(() => line.lostPatience(), LIVE.auth);
  socket.on('message', (data, isBinary) => {
    if (isBinary) return;
    hold();
    const text = data.toString();
    line.heard(text, Buffer.byteLength(text));
  });
  // Node throws an error that has no listener; each one is followed by the end of the socket.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(patience);
    line.left();
  });
}

/** Answers to frames that came together leave together. */
function inOneGo(socket: Duplex): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    socket.cork();
    process.nextTick(() => {
      isHeld = false;
      socket.uncork();
    });
  };
}

/** Only programs, which name no origin, and pages of this server may connect: a page elsewhere would do so in the visitor's name. */
function requireOwnPage({ world: { apart } }: Service, { headers: { origin, host } }: FastifyRequest): void {
  const own = [`http://${host}`, ...(apart ? [apart.pages] : [])].map((one) => one.toLowerCase());
  if (origin !== undefined && !own.includes(origin.toLowerCase()))
    throw refusal(403, 'Pages of other origins cannot connect.');
}

function sayFarewell(socket: WebSocket): void {
  socket.close(1001, 'The server is closing.');
  setTimeout(() => socket.terminate(), LIVE.farewell).unref();
}

/** Frames go to the socket underneath, each in one piece; nothing waits in between, as nothing is compressed. */
const lineEnd = (socket: WebSocket, underneath: Duplex, framed: (text: string) => FramedText): Socket => ({
  send(text) {
    const { frame, bytes } = framed(text);
    if (socket.readyState === socket.OPEN) underneath.write(frame);
    return bytes;
  },
  end: ({ code, reason }) => socket.close(code, reason),
  backlog: () => underneath.writableLength,
  cut: () => socket.terminate(),
  pause: () => socket.pause(),
});
