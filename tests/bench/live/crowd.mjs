// Thousands of clients as the workspace has them, in a process of their own: how long until all of them are back after
// they lost the service at once, and how often each then hears what is told once.
import { Agent, get } from 'node:http';
import { connectOver } from '@felles/adapters-ws';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { fail, ok } from '@felles/core';
import { createRealtimeStore } from '@felles/core/internal/realtime/store';
import { spreadOf } from '@felles/core/internal/workspace/connection/service-probe';
import { createConnectionStore } from '@felles/core/internal/workspace/connection/store';
import { asyncScheduler, BehaviorSubject, filter, firstValueFrom, from } from 'rxjs';
import { staffToken } from '../../support/staff-token.mjs';
import { BENCH, control } from './control.mjs';

const AT_ONCE = 100;
const always$ = new BehaviorSubject(true);
const everybody = [];

const DOES = {
  async gather({ port, clients, channels }) {
    while (everybody.length < clients) {
      const some = Array.from({ length: AT_ONCE }, () => aClient(port, channels));
      await Promise.all(some.map(({ state$ }) => firstValueFrom(state$.pipe(filter(({ kind }) => kind === 'ready')))));
      everybody.push(...some);
    }
    return {};
  },
  /** From the moment at which the last of them knew nothing yet. */
  async comeBack() {
    const began = performance.now();
    await Promise.all(everybody.map(({ resynced$ }) => firstValueFrom(resynced$, { defaultValue: null })));
    return { milliseconds: performance.now() - began };
  },
  /** How often the clients heard the one thing that was told; what is told of a channel comes in order. */
  async listen({ port }) {
    let times = 0;
    const last = everybody.map(({ listen }) => {
      const heard$ = listen('chat:0');
      heard$.pipe(filter(({ data }) => data === 'once')).subscribe(() => (times += 1));
      return firstValueFrom(heard$.pipe(filter(({ data }) => data === 'last')));
    });
    for (const data of ['once', 'last']) await control(port, 'publish', { channel: 'chat:0', data });
    await Promise.all(last);
    return { times };
  },
};

process.on('message', async ({ what, ...given }) => {
  try {
    process.send(await DOES[what](given));
  } catch (problem) {
    process.send({ problem: problem.message });
  }
});
process.on('disconnect', () => process.exit());

function aClient(port, channels) {
  const address = `ws://127.0.0.1:${port}/pubsub`;
  const client = createRealtimeStore({
    clock: asyncScheduler,
    spread: spreadOf(Math.random),
    who: BENCH,
    port: {
      token: () => from(asked(() => tokenOf(port))),
      connect: (events) => connectOver({ openSocket: openNodeSocket, address, clock: asyncScheduler }, events),
    },
  });
  for (let number = 0; number < channels; number += 1) client.listen(`chat:${number}`).subscribe();
  createConnectionStore({
    realtime: client,
    online$: always$,
    visible$: always$,
    wall: asyncScheduler,
    clock: asyncScheduler,
    chance: Math.random,
    isThere: () => from(asked(() => call(port, '/manifest.json'))),
  }).open();
  return client;
}

const asked = (question) => question().then(ok, () => fail({ kind: 'network' }));

/** Over as many connections as one machine has any use for, not one for each client. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

let staff = null;

/** One user has all the tickets of the bench, and signs in anew where the service has forgotten it. */
async function tokenOf(port) {
  staff ??= staffToken(`http://127.0.0.1:${port}`);
  const used = staff;
  try {
    const headers = { authorization: `Bearer ${await used}` };
    return (await call(port, '/rest/pubsub/auth/gettoken', headers)).token;
  } catch (problem) {
    if (staff === used) staff = null;
    throw problem;
  }
}

const call = (port, path, headers) =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (more) => (text += more));
      answer.on('error', reject);
      answer.on('end', () => (answer.statusCode === 200 ? resolve(JSON.parse(text)) : reject(new Error(text))));
    });
    request.on('error', reject);
  });
