// A thousand clients with twenty channels each, in a process of their own: how long until all of them are back after
// they were cut at once.
import { Agent, get } from 'node:http';
import { connectOver } from '@felles/adapters-ws';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { ok } from '@felles/core';
import { createRealtimeStore } from '@felles/core/realtime';
import { asyncScheduler, filter, firstValueFrom, from, map } from 'rxjs';
import { staffToken } from '../../support/staff-token.mjs';

const AT_ONCE = 100;
const WHO = { server: 'bench', base_url: '/', client: { type: 'bench', version: '1', agent: 'node' } };

process.on('message', async ({ port, clients, channels }) => {
  try {
    const everybody = [];
    while (everybody.length < clients) {
      const some = Array.from({ length: AT_ONCE }, () => aClient(port, channels));
      await Promise.all(some.map((client) => stateOf(client, 'ready')));
      everybody.push(...some);
    }
    const back = Promise.all(everybody.map(({ resynced$ }) => firstValueFrom(resynced$, { defaultValue: null })));
    const began = performance.now();
    await cutAll(port);
    await back;
    process.send({ milliseconds: performance.now() - began });
  } catch (problem) {
    process.send({ problem: problem.message });
  }
});
process.on('disconnect', () => process.exit());

function aClient(port, channels) {
  const address = `ws://127.0.0.1:${port}/pubsub`;
  const client = createRealtimeStore({
    clock: asyncScheduler,
    who: WHO,
    port: {
      token: () => from(tokenOf(port)).pipe(map(ok)),
      connect: (events) => connectOver({ openSocket: openNodeSocket, address, clock: asyncScheduler }, events),
    },
  });
  for (let number = 0; number < channels; number += 1) client.listen(`chat:${number}`).subscribe();
  client.start();
  return client;
}

const stateOf = ({ state$ }, wanted) => firstValueFrom(state$.pipe(filter(({ kind }) => kind === wanted)));

/** Over as many connections as one machine has any use for, not one for each client. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

const staff = new Map();

/** One user has all the tickets of the bench. */
async function tokenOf(port) {
  if (!staff.has(port)) staff.set(port, staffToken(`http://127.0.0.1:${port}`));
  const headers = { authorization: `Bearer ${await staff.get(port)}` };
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: '/rest/pubsub/auth/gettoken', agent, headers }, (answer) => {
      answer.setEncoding('utf8').once('data', (text) => resolve(JSON.parse(text).token));
    });
    asked.on('error', reject);
  });
}

const cutAll = (port) =>
  fetch(`http://127.0.0.1:${port}/control/api/live/drop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
