// How long it takes until a client that was cut has its channels back, beside the least that the protocol allows.
import { connectOver } from '@felles/adapters-ws';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { ok } from '@felles/core';
import { RECONNECT } from '@felles/core/internal/realtime/rules';
import { createRealtimeStore } from '@felles/core/internal/realtime/store';
import { asyncScheduler, filter, firstValueFrom, from, map } from 'rxjs';
import { WebSocket } from 'ws';
import { staffToken } from '../../support/staff-token.mjs';
import { takeTurns } from '../measure.mjs';
import { BENCH, control, cut } from './control.mjs';

export async function comingBack({ felles: { port } }, { short }) {
  const rows = [];
  for (const count of [1, 20, 200]) {
    const channels = Array.from({ length: count }, (_, number) => `chat:${number}`);
    const figures = await takeTurns(
      { ours: () => ours(port, channels), bare: () => bare(port, channels) },
      { rounds: short ? 9 : 41, warmUp: 3 },
    );
    rows.push({
      what: `From the cut to all channels subscribed again: ${count}`,
      against: 'the same frames over a bare ws',
      goal: { atMost: 1.5 },
      unit: 'ms',
      ours: figures.ours,
      theirs: figures.bare,
    });
  }
  return rows;
}

async function ours(port, channels) {
  const address = `ws://127.0.0.1:${port}/pubsub`;
  const client = createRealtimeStore({
    clock: asyncScheduler,
    who: BENCH,
    port: {
      token: () => from(tokenOf(port)).pipe(map(ok)),
      connect: (events) => connectOver({ openSocket: openNodeSocket, address, clock: asyncScheduler }, events),
    },
  });
  for (const channel of channels) client.listen(channel).subscribe();
  client.start();
  await subscribed(port, channels.length);
  const waiting = firstValueFrom(client.state$.pipe(filter(({ kind }) => kind === 'waiting')));
  const back = firstValueFrom(client.resynced$, { defaultValue: null });
  await cut(port);
  await waiting;
  const began = performance.now();
  await back;
  const took = performance.now() - began;
  client.close();
  await subscribed(port, 0);
  return took;
}

async function bare(port, channels) {
  const first = await bareClient(port, channels);
  const closed = new Promise((resolve) => first.once('close', resolve));
  await cut(port);
  await closed;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, RECONNECT.soon));
  const second = await bareClient(port, channels);
  const took = performance.now() - began;
  second.close();
  await subscribed(port, 0);
  return took;
}

/** Once it is let in and has subscribed. */
async function bareClient(port, channels) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/pubsub`);
  const opened = new Promise((resolve) => socket.once('open', resolve));
  const [token] = await Promise.all([tokenOf(port), opened]);
  let lastId = 0;
  const ask = (name, parameters) => {
    lastId += 1;
    socket.send(JSON.stringify({ operation: name, operation_id: lastId, parameters }));
  };
  return new Promise((resolve) => {
    let open = channels.length;
    socket.on('message', (bytes) => {
      const text = bytes.toString();
      if (!text.startsWith('{')) return; // a keep-alive
      const { operation } = JSON.parse(text);
      if (operation === 'auth') for (const channel of channels) ask('subscribe', { channel });
      else open -= 1;
      if (open === 0) resolve(socket);
    });
    ask('auth', { token, ...BENCH });
  });
}

async function tokenOf(port) {
  const root = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${await staffToken(root)}` };
  return (await (await fetch(`${root}/rest/pubsub/auth/gettoken`, { headers })).json()).token;
}

async function subscribed(port, count) {
  for (;;) {
    const connections = await (await control(port, 'connections')).json();
    if (connections.length === 0 ? count === 0 : connections[0].channels.length === count) return;
  }
}
