// The cost of an event for the client from its socket to whoever listens, beside a handler that parses and calls. Both
// sit on a socket that is not one, so that nothing else is measured.
import { deepStrictEqual } from 'node:assert';
import { connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { ok } from '@felles/core';
import { createRealtimeStore } from '@felles/core/internal/realtime/store';
import { asyncScheduler, of } from 'rxjs';
import { takeTurns, timed } from '../measure.mjs';
import { BENCH } from './control.mjs';

const CHANNELS = Array.from({ length: 20 }, (_, number) => `chat:${number}`);
const EVENTS = Array.from({ length: 10_000 }, (_, id) =>
  JSON.stringify({
    event: 'message',
    channel: CHANNELS[id % CHANNELS.length],
    data: { id, from: { id: 7, name: 'Ingrid Nordmann' }, sent_at: '2026-06-18T10:00:00.000Z', text: 'Vi er i gang.' },
  }),
);

export async function clientCost({ short }) {
  const heard = { ours: [], bare: [] };
  const ours = await ourClient((data) => heard.ours.push(data));
  const bare = bareClient((data) => heard.bare.push(data));
  for (const text of EVENTS) for (const socket of [ours, bare]) socket.say(text);
  deepStrictEqual(heard.ours, heard.bare);
  const forget = () => {
    heard.ours.length = 0;
    heard.bare.length = 0;
  };
  const all = (socket) =>
    timed(() => {
      for (const text of EVENTS) socket.say(text);
    }, forget);
  const figures = await takeTurns({ ours: all(ours), bare: all(bare) }, { rounds: short ? 9 : 41, warmUp: 10 });
  return [
    {
      what: `The client's work for ${EVENTS.length.toLocaleString('en')} events in ${CHANNELS.length} channels`,
      against: 'a bare socket and JSON.parse',
      goal: { atMost: 4 },
      unit: 'ms',
      ours: figures.ours,
      theirs: figures.bare,
    },
  ];
}

/** The client as an application composes it, once it is let in and has subscribed. */
async function ourClient(hear) {
  globalThis.WebSocket = InventedSocket;
  const client = createRealtimeStore({
    clock: asyncScheduler,
    who: BENCH,
    port: {
      token: () => of(ok('token')),
      connect: (events) =>
        connectOver({ openSocket: openBrowserSocket, address: 'ws://bench/pubsub', clock: asyncScheduler }, events),
    },
  });
  for (const channel of CHANNELS) client.listen(channel).subscribe(({ data }) => hear(data));
  client.start();
  await Promise.resolve();
  const { lastOpened: socket } = InventedSocket;
  socket.open();
  return socket;
}

function bareClient(hear) {
  const socket = new InventedSocket();
  const listeners = new Map(CHANNELS.map((channel) => [channel, hear]));
  socket.addEventListener('message', (event) => {
    const { channel, data } = JSON.parse(event.data);
    listeners.get(channel)?.(data);
  });
  return socket;
}

/** Says yes to everything it is asked. */
class InventedSocket {
  static lastOpened = null;
  readyState = 1;
  #listeners = {};

  constructor() {
    InventedSocket.lastOpened = this;
  }

  addEventListener(type, listener) {
    this.#listeners[type] = listener;
  }

  open() {
    this.#listeners.open({});
  }

  say(data) {
    this.#listeners.message({ data });
  }

  send(text) {
    const { operation, operation_id } = JSON.parse(text);
    this.say(JSON.stringify({ operation_result: 200, operation, operation_id }));
  }

  close() {}
}
