// GET /rest/classes beside Node's own server and beside two tools that serve invented data.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isoInstant, weekInstants } from '@felles/core';
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
    const part = await withoutItsEnd(felles, week);
    const [weekFile, partFile] = [week, part].map(({ classes }, index) => {
      const file = join(folder, `db-${index}.json`);
      writeFileSync(file, JSON.stringify({ classes }));
      return file;
    });
    const load = start(fork(here('load.mjs')));
    const mockoon = await freePort();
    start(await startMockoon(folder, mockoon, week.classes));
    const targets = {
      felles: { port: felles, ...week },
      plain: { port: await serve('plain.mjs', weekFile), ...week },
      jsonServer: { port: await serve('json-server.mjs', weekFile), ...week, path: '/classes' },
      mockoon: { port: mockoon, ...week, path: '/classes' },
      prebuilt: { port: await serve('prebuilt.mjs', weekFile), ...week },
      fellesPart: { port: felles, ...part },
      plainPart: { port: await serve('plain.mjs', partFile), ...part },
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
    return [...rowsOf(figures, week, part), ...(await limits(felles, CROWD, short ? 3 : 11))];
  } finally {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(figures, week, part) {
  const row = (what, ours, against, theirs, goal) => ({
    what,
    against,
    ...(goal && { goal }),
    unit: 'req/s',
    ours: figures[ours],
    theirs: figures[theirs],
  });
  const size = ({ classes, bytes }) => `${classes.length} classes, ${(bytes / 1000).toFixed(1)} kB`;
  const wholeWeek = `GET /rest/classes, a week: ${size(week)}`;
  const partOfWeek = `GET /rest/classes, part of a week, written anew each time: ${size(part)}`;
  return [
    row(wholeWeek, 'felles', 'node:http and JSON.stringify', 'plain', { atLeast: 0.75 }),
    row(wholeWeek, 'felles', 'json-server', 'jsonServer', { atLeast: 2 }),
    row(wholeWeek, 'felles', 'Mockoon', 'mockoon', { atLeast: 2 }),
    row(wholeWeek, 'felles', 'node:http and bytes written once', 'prebuilt'),
    row(`${wholeWeek}; ${CROWD} others say nothing or half of it`, 'besideCrowd', 'nobody else there', 'felles', {
      atLeast: 0.8,
    }),
    row(partOfWeek, 'fellesPart', 'node:http and JSON.stringify', 'plainPart'),
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

/** That week up to its last class. A mock that keeps what it once wrote has to write this one anew. */
function withoutItsEnd(port, { headers, id, from, classes }) {
  const last = Math.max(...classes.map(({ booking_starts_at: starts }) => starts));
  return read(port, headers, id, from, last * 1000 - 1);
}

async function read(port, headers, id, from, to) {
  const path = `/rest/classes?from_date=${isoInstant(from)}&to_date=${isoInstant(to)}&department_id=${id}`;
  const classes = await getJson(`http://127.0.0.1:${port}${path}`, headers);
  return { path, headers, classes, id, from, bytes: Buffer.byteLength(JSON.stringify(classes)) };
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

/** Mockoon by its own command, with templates, logs and administration off: as fast as it goes. */
async function startMockoon(folder, port, classes) {
  const file = join(folder, 'mockoon.json');
  writeFileSync(file, JSON.stringify(mockoonEnvironment(port, JSON.stringify(classes))));
  const command = fileURLToPath(new URL('node_modules/@mockoon/cli/bin/run.js', import.meta.url));
  const flags = ['--repair', '--disable-log-to-file', '--disable-admin-api', '--max-transaction-logs', '0'];
  const child = spawn(process.execPath, [command, 'start', '--data', file, ...flags], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/classes`).catch(() => ({ ok: false }))).ok;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Mockoon ended with ${child.exitCode}`);
    if (await isUp()) return child;
    await sleep(200);
  }
  child.kill();
  throw new Error('Mockoon did not start within 20 s');
}

const mockoonEnvironment = (port, body) => ({
  uuid: '6a2f1a4e-2d0c-4b57-9a53-0c8f7b1d2e01',
  name: 'Classes',
  hostname: '127.0.0.1',
  port,
  rootChildren: [{ type: 'route', uuid: '6a2f1a4e-2d0c-4b57-9a53-0c8f7b1d2e02' }],
  routes: [
    {
      uuid: '6a2f1a4e-2d0c-4b57-9a53-0c8f7b1d2e02',
      type: 'http',
      method: 'get',
      endpoint: 'classes',
      responses: [
        {
          uuid: '6a2f1a4e-2d0c-4b57-9a53-0c8f7b1d2e03',
          body,
          bodyType: 'INLINE',
          statusCode: 200,
          headers: [{ key: 'Content-Type', value: 'application/json' }],
          disableTemplating: true,
          default: true,
        },
      ],
    },
  ],
});

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
