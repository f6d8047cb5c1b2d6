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
import { ratios, takeTurns } from './measure.mjs';

const CONNECTIONS = 16;
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
  try {
    const felles = await portOf(start(fork(here('felles.mjs'), { stdio: 'inherit' })));
    const { path, headers, classes } = await chooseWeek(felles);
    const data = join(folder, 'db.json');
    writeFileSync(data, JSON.stringify({ classes }));
    const load = start(fork(here('load.mjs')));
    const mockoon = await freePort();
    start(await startMockoon(folder, mockoon, classes));
    const ports = {
      felles,
      plain: await portOf(start(fork(here('plain.mjs'), [data]))),
      prebuilt: await portOf(start(fork(here('prebuilt.mjs'), [data]))),
      jsonServer: await portOf(start(fork(here('json-server.mjs'), [data], { stdio: 'ignore' }))),
      mockoon,
    };
    const paths = { felles: path, jsonServer: '/classes', mockoon: '/classes', plain: '/', prebuilt: '/' };
    const bytes = Buffer.byteLength(JSON.stringify(classes));
    const candidates = Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [
        name,
        () =>
          ask(load, {
            port,
            path: paths[name],
            headers,
            connections: CONNECTIONS,
            milliseconds: short ? 400 : 2_000,
            bytes,
          }),
      ]),
    );
    const figures = await takeTurns(candidates, { rounds: short ? 5 : 11, warmUp: 2 });
    return rowsOf(figures, classes.length, bytes);
  } finally {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(figures, count, bytes) {
  const what = `GET /rest/classes, ${count} classes, ${(bytes / 1000).toFixed(1)} kB`;
  const row = (against, name, goal) => ({
    what,
    against,
    ratio: ratios(figures.felles, figures[name]),
    ...(goal && { goal }),
    unit: 'req/s',
    ours: figures.felles,
    theirs: figures[name],
  });
  return [
    row('node:http and JSON.stringify', 'plain', { atLeast: 0.75 }),
    row('json-server', 'jsonServer', { atLeast: 2 }),
    row('Mockoon', 'mockoon', { atLeast: 2 }),
    row('node:http and bytes written once (what the load can take)', 'prebuilt'),
  ];
}

/** A department of the largest center, in a week of its own, as the server itself answers it. */
async function chooseWeek(port) {
  const rest = `http://127.0.0.1:${port}/rest`;
  const { token } = await getJson(`${rest}/v1/boostsignup/token/stor`, {});
  const headers = { authorization: `Bearer ${token}` };
  const { from, to } = weekInstants(monday);
  const weeks = [];
  for (const { id } of await getJson(`${rest}/departments`, headers)) {
    const path = `/rest/classes?from_date=${isoInstant(from)}&to_date=${isoInstant(to)}&department_id=${id}`;
    const classes = await getJson(`http://127.0.0.1:${port}${path}`, headers);
    weeks.push({ path, headers, classes, miss: Math.abs(JSON.stringify(classes).length - WANTED_BYTES) });
  }
  return weeks.toSorted((a, b) => a.miss - b.miss)[0];
}

async function getJson(address, headers) {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function ask(load, wish) {
  load.send(wish);
  const [{ perSecond, problem }] = await once(load, 'message');
  if (problem) throw new Error(problem);
  return perSecond;
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
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Mockoon ended with ${child.exitCode}`);
    if (
      await fetch(`http://127.0.0.1:${port}/classes`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
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
