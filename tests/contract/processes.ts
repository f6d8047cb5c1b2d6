import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, inject, onTestFinished } from 'vitest';
import { server } from '../../scripts/build.mjs';

/** A server in a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  readonly root: string;
  readonly port: number;
  /** Once the process has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the server on a free port and waits until it says that it is ready. */
export const start = (...flags: readonly string[]): Promise<Running> => startFrom(server, flags);

/** Starts a copy of the server that lies elsewhere. */
export async function startFrom(file: string, flags: readonly string[] = []): Promise<Running> {
  const port = await freePort();
  const { child, ended, complaints } = launch(flags, { PORT: String(port) }, file);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    ended.then((code) => reject(new Error(`the server ended with ${code} before it was ready: ${complaints()}`)));
  });
  return { child, ended, port, root: `http://127.0.0.1:${port}` };
}

/** The words of a start that must fail, and its exit code. */
export async function failedStart(flags: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { ended, complaints } = launch(flags, { PORT: String(await freePort()), ...environment });
  return { code: await ended, words: complaints() };
}

function launch(flags: readonly string[], environment: Readonly<Record<string, string>>, file = server) {
  const notBuilt = inject('notBuilt');
  if (notBuilt !== null) throw new Error(notBuilt);
  const child = spawn(process.execPath, [file, ...flags], {
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr?.on('data', (piece) => {
    words += piece;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, complaints: () => words };
}

/** Sends a server a body that it takes. */
export async function post(root: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${root}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** So many workers look for ports at once at most, each in its place. Vitest numbers them from one. */
const PLACES = 8;
const PLACE = Number(process.env['VITEST_POOL_ID'] ?? 1) % PLACES;
const PORTS_OF_A_WORKER = 2_250;

/**
 * A port whose neighbours are free too: the outside world takes the next one, hot reload one more. Below the ports that
 * the machine gives to whoever connects, and in a place that no test beside this one looks at, so that none of them is
 * taken before the server has it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + PLACE * PORTS_OF_A_WORKER + 3 * Math.floor((Math.random() * PORTS_OF_A_WORKER) / 3);
    const held = await Promise.allSettled([port, port + 1, port + 2].map(holdPort));
    const taken = held.filter((each) => each.status === 'fulfilled');
    await Promise.all(taken.map(({ value }) => value.release()));
    if (taken.length === held.length) return port;
  }
}

/** Takes a port, to be given back at once. */
function holdPort(port: number): Promise<{ readonly release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ release: () => new Promise<void>((done) => server.close(() => done())) });
    });
  });
}
