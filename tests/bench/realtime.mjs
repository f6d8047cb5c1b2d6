// The live connection: one message to many beside a loop over ws and beside socket.io, what an event costs the
// client, and how long a client takes to have its channels back.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clientCost } from './live/client-cost.mjs';
import { comingBack } from './live/coming-back.mjs';
import { storms } from './live/storms.mjs';
import { ask, takeTurns } from './measure.mjs';

const SERVERS = { felles: 'felles.mjs', plain: 'plain.mjs', socketIo: 'socket-io.mjs' };
/** So many listeners, and how many messages make one figure. */
const SIZES = [
  { count: 200, messages: 15 },
  { count: 1_000, messages: 5 },
  { count: 5_000, messages: 3 },
];
/** The most memory of a server of so many connections (MiB). */
const MEMORY = 250;

export async function measure({ short }) {
  const started = [];
  const start = (file, given = []) => {
    const child = fork(fileURLToPath(new URL(`live/${file}`, import.meta.url)), given, { execArgv: ['--expose-gc'] });
    started.push(child);
    return child;
  };
  try {
    const servers = {};
    for (const [kind, file] of Object.entries(SERVERS)) {
      const child = start(file);
      const [{ port }] = await once(child, 'message');
      servers[kind] = { child, port };
    }
    const rows = [];
    for (const { count, messages } of SIZES) {
      const audience = start('audience.mjs');
      for (const [kind, { port }] of Object.entries(servers))
        await ask(audience, { what: 'gather', kind, port, count });
      const turns = Object.fromEntries(
        Object.entries(servers).map(([kind, { child }]) => [kind, () => tell(audience, kind, messages, child)]),
      );
      const figures = await takeTurns(turns, { rounds: short ? 15 : 41, warmUp: 2 });
      rows.push(...fanOut(count, figures));
      if (count === SIZES.at(-1).count) rows.push(...(await memory(count, servers)));
      await ask(audience, { what: 'leave' });
      audience.kill();
    }
    rows.push(...(await clientCost({ short })), ...(await comingBack(servers, { short })));
    rows.push(...(await storms(start, { short })));
    return rows;
  } finally {
    for (const child of started) child.kill();
  }
}

async function tell(audience, kind, messages, server) {
  const processor = async () => (await ask(server, { what: 'processor' })).milliseconds;
  const before = await processor();
  const { perSecond, late } = await ask(audience, { what: 'tell', kind, messages });
  return { perSecond, late, processor: ((await processor()) - before) / messages };
}

const PEERS = [
  ['plain', 'ws and a loop', { perSecond: { atLeast: 0.9 }, late: { atMost: 1.3 } }],
  ['socketIo', 'socket.io', { perSecond: { atLeast: 1 }, late: { atMost: 1 } }],
];

function fanOut(count, figures) {
  const row = (what, unit, measured) =>
    PEERS.map(([peer, against, goals]) => {
      const [ours, theirs] = ['felles', peer].map((kind) => figures[kind].map((figure) => figure[measured]));
      const goal = goals[measured];
      return { what, against, ...(goal && { goal }), unit, ours, theirs };
    });
  const many = count.toLocaleString('en');
  return [
    ...row(`One message to ${many} listeners`, '/s', 'perSecond'),
    ...row(`One message to ${many} listeners, the 99th percentile`, 'ms', 'late'),
    ...row(`One message to ${many} listeners, processor time of the server`, 'ms', 'processor'),
  ];
}

async function memory(count, servers) {
  const taken = {};
  for (const [kind, { child }] of Object.entries(servers))
    taken[kind] = [(await ask(child, { what: 'memory' })).mebibytes];
  const row = (against, theirs, goal) => ({
    what: `Memory of the server with ${count.toLocaleString('en')} listeners`,
    against,
    ...(goal && { goal }),
    unit: 'MiB',
    ours: taken.felles,
    theirs,
  });
  return [row(`${MEMORY} MiB`, [MEMORY], { atMost: 1 }), ...PEERS.map(([peer, against]) => row(against, taken[peer]))];
}
