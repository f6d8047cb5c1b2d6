// Both ends of the live connection over a real socket: the client as an application composes it, and a line of one's own.
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { realtime as wire } from '@felles/adapters-http/wire';
import { connectOver } from '@felles/adapters-ws';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { ok } from '@felles/core';
import type { ConnectionState } from '@felles/core/internal/realtime/model';
import { createRealtimeStore, type RealtimeNeeds, type RealtimeStore } from '@felles/core/internal/realtime/store';
import { connections } from '@felles/mock-server/internal';
import { asyncScheduler, filter, firstValueFrom, from, map, type Observable } from 'rxjs';
import { expect, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type serve, staffTokenAt } from './serving.ts';

type Serving = Awaited<ReturnType<typeof serve>>;

export const AUTH = { server: 'live', base_url: 'https://here', client: { type: 'web', version: '1', agent: 'test' } };

export async function tokenOf(root: string): Promise<string> {
  // By the name that the service knows it by, whatever the wire's row says.
  const answer = await fetch(`${root}/rest/pubsub/auth/gettoken`, {
    headers: { authorization: `Bearer ${await staffTokenAt(root)}` },
  });
  return wire.token.reply.schema.parse(await answer.json()).token;
}

export interface ClientOptions extends Partial<Pick<RealtimeNeeds, 'clock' | 'patience'>> {
  readonly address?: string;
  readonly token?: () => Promise<string>;
}

/** The client as an application composes it, started. */
export function aStartedClient(root: string, port: number, options: ClientOptions = {}): RealtimeStore {
  const { clock = asyncScheduler, address = `ws://127.0.0.1:${port}/pubsub`, ...others } = options;
  const { token = () => tokenOf(root), ...needs } = others;
  const client = createRealtimeStore({
    clock,
    who: AUTH,
    port: {
      token: () => from(token()).pipe(map(ok)),
      connect: (events) => connectOver({ openSocket: openNodeSocket, address, clock }, events),
    },
    ...needs,
  });
  onTestFinished(client.close);
  client.start();
  return client;
}

/** The client, once it is ready. */
export async function aClient(root: string, port: number, options?: ClientOptions): Promise<RealtimeStore> {
  const client = aStartedClient(root, port, options);
  await reaches(client, 'ready');
  return client;
}

export function reaches({ state$ }: RealtimeStore, kind: ConnectionState['kind']): Promise<unknown> {
  return firstValueFrom((state$ as Observable<ConnectionState>).pipe(filter((state) => state.kind === kind)));
}

/** The data that a client hears in a channel from now on. */
export function listening(client: RealtimeStore, channel: string): readonly unknown[] {
  const heard: unknown[] = [];
  client.listen(channel).subscribe(({ data }) => heard.push(data));
  return heard;
}

export async function subscribed(client: RealtimeStore, channels: readonly string[]): Promise<void> {
  await eventually(async () => expect(await firstValueFrom(client.subscriptions())).toEqual(ok(channels)));
}

/** The server's ends of all lines from now on. */
export function linesOf({ server }: Serving['app']): readonly Duplex[] {
  const lines: Duplex[] = [];
  server.on('upgrade', (_request, socket) => lines.push(socket));
  return lines;
}

/** The status with which somebody was refused, or the socket they got. */
export function upgrade(port: number, headers: Readonly<Record<string, string>>): Promise<number | Socket> {
  return new Promise((resolve, reject) => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path: '/pubsub',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asking.on('upgrade', (_response, socket) => {
      onTestFinished(() => {
        socket.destroy();
      });
      resolve(socket);
    });
    asking.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    asking.on('error', reject);
    asking.end();
  });
}

/** A socket that says what no client would. */
export async function rawLine(port: number) {
  const socket = await upgrade(port, {});
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  const heard: Buffer[] = [];
  let lastId = 0;
  socket.on('data', (bytes) => heard.push(bytes));
  socket.on('error', () => {});
  const send = (text: string) => socket.write(masked(text));
  /** All that was heard so far; between its frames stand their heads. */
  const said = () => Buffer.concat(heard).toString();
  return {
    send,
    ask(operation: string, parameters: object) {
      lastId += 1;
      send(JSON.stringify({ operation, operation_id: lastId, parameters }));
    },
    hears: (frame: object) => eventually(() => expect(said()).toContain(JSON.stringify(frame))),
    said,
    /** A closing frame is 0x88, its length, and the code in two bytes. */
    ends: (code: number) =>
      eventually(() => {
        const bytes = Buffer.concat(heard);
        const closing = bytes.findLastIndex((byte, at) => byte === 0x88 && bytes.length >= at + 4);
        expect(closing >= 0 && bytes.readUInt16BE(closing + 2)).toBe(code);
      }),
    pause: () => socket.pause(),
  };
}

/** One text frame as a client writes it: masked, here with nothing but zeros. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
}

/** The calls of a developer about the live connection. */
export function asking(root: string) {
  const send = (call: string, body: object) =>
    fetch(`${root}/control/api/live/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const get = async (call: string): Promise<unknown> => (await fetch(`${root}/control/api/live/${call}`)).json();
  const all = async () => connections.reply.schema.parse(await get('connections'));
  return {
    get,
    connections: all,
    /** The one that connected first of those there are. */
    async first() {
      const [first] = await all();
      if (!first) throw new Error('nobody is connected');
      return first;
    },
    async post(call: string, body: object): Promise<unknown> {
      const response = await send(call, body);
      expect(response.status).toBe(200);
      return response.json();
    },
    status: async (call: string, body: object) => (await send(call, body)).status,
  };
}
