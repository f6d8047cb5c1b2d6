// Thousands of clients that lose the service at once: how long until all are back, and whether one of
// them then hears anything twice.
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { ask, repeated } from '../measure.mjs';
import { cut } from './control.mjs';

/** So many clients with so many channels, all back within this (ms); and for how long the service is away. */
const STORMS = [
  { clients: 1_000, channels: 20, within: 5_000, rounds: 5 },
  { clients: 1_000, channels: 20, within: 30_000, away: 4_000, rounds: 1 },
  { clients: 6_000, channels: 20, within: 60_000, rounds: 1 },
];

export async function storms(start, { short }) {
  const rows = [];
  for (const { rounds, ...storm } of STORMS) {
    rows.push(...rowsOf(storm, await repeated(short ? 1 : rounds, () => oneStorm(start, storm))));
  }
  return rows;
}

async function oneStorm(start, { clients, channels, away }) {
  let server = start('felles.mjs');
  const [{ port }] = await once(server, 'message');
  const crowd = start('crowd.mjs');
  await ask(crowd, { what: 'gather', port, clients, channels });
  const back = ask(crowd, { what: 'comeBack' });
  if (away === undefined) {
    await cut(port);
  } else {
    server.kill('SIGKILL');
    await later(away);
    server = start('felles.mjs', [String(port)]);
  }
  const { milliseconds } = await back;
  const { times } = await ask(crowd, { what: 'listen', port });
  crowd.kill();
  server.kill();
  return { milliseconds, perClient: times / clients };
}

function rowsOf({ clients, channels, within, away }, figures) {
  const many = `${clients.toLocaleString('en')} clients with ${channels} channels each`;
  const how = away === undefined ? 'cut at once' : `whose service is killed and away for ${away / 1_000} s`;
  const took = figures.map(({ milliseconds }) => milliseconds);
  const heard = figures.map(({ perClient }) => perClient);
  return [
    {
      what: `${many}, ${how}, until all are back`,
      against: `${within / 1_000} seconds`,
      goal: { atMost: 1 },
      unit: 'ms',
      ours: took,
      theirs: [within],
    },
    {
      what: `${many}, ${how}: how often each hears one message afterwards`,
      against: 'once',
      goal: { atMost: 1 },
      unit: 'times',
      ours: heard,
      theirs: [1],
    },
  ];
}
