// GET /rest/classes beside Node's own server, and bounds that hold whatever is asked.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isoInstant } from '@felles/core';
import { weekInstants } from '@felles/core/internal/shared/dates';
import { monday } from './classes.mjs';
import { ask, takeTurns } from './measure.mjs';
import { besideACrowd } from './server/crowd.mjs';
import { limits } from './server/limits.mjs';

const CONNECTIONS = 16;
/** So many others wait at the server while it is measured once more. */
const CROWD = 500;
/** The answer that is compared is the one of the demo world nearest to this many bytes. */
const WANTED_BYTES = 20_000;

const here = (file) => fileURLToPath(new URL(`server/${file}`, import.meta.url));

export async function measure({ short }) {
  const folder = mkdtempSync(join(tmpdir(), 'felles-bench-'));
  const started = [];
  const start = (child) => {
    started.push(child);
    return child;
  };
  const serve = async (file, data) => portOf(start(fork(here(file), data ? [data] : [], { stdio: 'ignore' })));
  try {
    const felles = await serve('felles.mjs');
    const week = await chooseWeek(felles);
    const weekFile = join(folder, 'db.json');
    writeFileSync(weekFile, JSON.stringify({ classes: week.classes }));
    const load = start(fork(here('load.mjs')));
    const targets = {
      felles: { port: felles, ...week },
      plain: { port: await serve('plain.mjs', weekFile), ...week },
    };
    const milliseconds = short ? 400 : 2_000;
    const candidates = Object.fromEntries(
      Object.entries(targets).map(([name, { port, path, headers, bytes }]) => [
        name,
        async () => (await ask(load, { port, path, headers, bytes, milliseconds, connections: CONNECTIONS })).perSecond,
      ]),
    );
    candidates.besideCrowd = () => besideACrowd(felles, CROWD, candidates.felles);
    const figures = await takeTurns(candidates, { rounds: short ? 5 : 11, warmUp: 2 });
    return [...rowsOf(figures, week), ...(await limits(felles, CROWD, short ? 3 : 11))];
  } finally {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(figures, week) {
  const row = (what, ours, against, theirs, goal) => ({
    what,
    against,
    ...(goal && { goal }),
    unit: 'req/s',
    ours: figures[ours],
    theirs: figures[theirs],
  });
  const wholeWeek = `GET /rest/classes, a week: ${week.classes.length} classes, ${(week.bytes / 1000).toFixed(1)} kB`;
  return [
    row(wholeWeek, 'felles', 'node:http and JSON.stringify', 'plain', { atLeast: 0.75 }),
    row(`${wholeWeek}; ${CROWD} others say nothing or half of it`, 'besideCrowd', 'nobody else there', 'felles', {
      atLeast: 0.8,
    }),
  ];
}

/** A department of the largest center, in a week of its own, as the server itself answers it. */
async function chooseWeek(port) {
  const rest = `http://127.0.0.1:${port}/rest`;
  const { token } = await getJson(`${rest}/v1/boostsignup/token/stor`, {});
  const headers = { authorization: `Bearer ${token}` };
  const { from, to } = weekInstants(monday);
  const weeks = [];
  for (const { id } of await getJson(`${rest}/departments`, headers))
    weeks.push(await read(port, headers, id, from, to));
  const miss = ({ bytes }) => Math.abs(bytes - WANTED_BYTES);
  return weeks.toSorted((a, b) => miss(a) - miss(b))[0];
}

async function read(port, headers, id, from, to) {
  const path = `/rest/classes?from_date=${isoInstant(from)}&to_date=${isoInstant(to)}&department_id=${id}`;
  const classes = await getJson(`http://127.0.0.1:${port}${path}`, headers);
  return { path, headers, classes, bytes: Buffer.byteLength(JSON.stringify(classes)) };
}

async function getJson(address, headers) {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function portOf(child) {
  const [{ port }] = await once(child, 'message');
  return port;
}
