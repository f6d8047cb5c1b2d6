#!/usr/bin/env node
// The command. In the package it is one file with the library, which is imported without a start.
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildMockServer } from './app.ts';
import { WorldOrder } from './control/calls/world.ts';
import { setWorld } from './control/set-world.ts';
import { openFiles } from './files.ts';
import { help } from './help.ts';
import { lockFile } from './lock.ts';
import { buildOutside } from './outside/app.ts';
import { PLAIN_OUTSIDE } from './plain.ts';
import { cutter } from './plugins/sockets.ts';
import { openRecorder, type Recorder } from './record/recorder.ts';
import { readAs } from './request.ts';
import { readSettings, type Settings } from './settings.ts';
import { buildPages } from './site/app.ts';
import { createKeeper, loadWorld } from './store.ts';
import { addFault, EVERY_CALL } from './world/faults.ts';
import type { SeparateOrigins } from './world/manifest.ts';
import { freshState, type WorldState } from './world/state.ts';
import { createWorld, type World } from './world.ts';

export { controlAt, startService } from './index.ts';

const STOP_WITHIN = 5_000;

/** How many guesses one address has in a minute at a center. */
const GUESSES = 60;

const flags = process.argv.slice(2);
if (isCommand(process.argv[1]))
  try {
    if (flags.includes('--help')) say(...help());
    else await start(readSettings(flags, process.env));
  } catch (problem) {
    complain(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }

/** A package manager leads to the command by a link. */
function isCommand(file: string | undefined): boolean {
  return file !== undefined && existsSync(file) && realpathSync(file) === import.meta.filename;
}

async function start(settings: Settings): Promise<void> {
  const { host, port, outsidePort, plainPort, pagesPort, check, site, redirects } = settings;
  // All addresses are no name; an address of IPv6 stands in brackets.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const at = (where: number) => `http://${name}:${where}`;
  const outside = at(outsidePort);
  const shared = { hosts: [name], report: complain };
  const apart = plainPort === null ? null : { pages: at(pagesPort), service: at(plainPort) };
  const world = await openWorld(settings, apart);
  const { record: recorded, world: file } = settings;
  const record = recorded === null || file === null ? null : await openRecorder(recorded, file, complain);
  await arrange(world, settings);
  const options = { ...shared, world, check, site, trackers: outside };
  const service = buildMockServer({ ...options, plain: apart !== null, guesses: GUESSES, redirects, record });
  const pages = apart === null ? null : buildPages(options);
  const worldOutside = buildOutside({ ...shared, world, application: at(pagesPort) });
  const servers = [service, ...(pages === null ? [] : [pages]), worldOutside];
  const cuts = servers.map(({ server }) => cutter(server));
  if (pages !== null) await listen(pages, 'the pages', host, port);
  await listen(service, 'the service', host, plainPort ?? port);
  await listen(worldOutside, 'the simulated world outside, next to the service', host, outsidePort);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(servers, cuts, record));
  announce(at(port), apart?.service ?? at(port), outside, settings, world);
}

/** A port that cannot be had is the commonest way for a start to fail: it is told in words that help. */
async function listen(server: FastifyInstance, whose: string, host: string, port: number): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (problem) {
    const isTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
    if (!isTaken) throw problem;
    throw new Error(`Port ${port} of ${host}, for ${whose}, is taken. PORT=… starts everything elsewhere.`);
  }
}

async function openWorld({ data, seed }: Settings, apart: SeparateOrigins | null): Promise<World> {
  if (data === null) return createWorld({ apart, ...(seed !== null && { seed }) });
  // However the process ends by itself; after any other end the lock names a process that is no more.
  process.once('exit', await lockFile(data));
  const kept = await loadWorld(data);
  if (kept.kind === 'unreadable')
    throw new Error(`The data file ${data} cannot be used: ${kept.problem}. It is left as it is.`);
  if (kept.kind === 'state' && seed !== null && kept.state.seed !== seed) {
    throw new Error(`The data file ${data} holds the world of seed ${kept.state.seed}, not of ${seed}.`);
  }
  const state: WorldState = kept.kind === 'state' ? kept.state : freshState(seed ?? undefined);
  const keeper = createKeeper(data, () => state);
  // A place that cannot be written to is found out now.
  if (kept.kind === 'nothing') keeper.changed();
  await keeper.settled();
  return createWorld({ state, keeper, apart, files: await openFiles(`${data}.files`) });
}

/** The world as the options of the start have it. */
async function arrange(world: World, { world: file, record, scenario, latency }: Settings): Promise<void> {
  if (file !== null && record === null) {
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`The file ${file} of --world cannot be read.`);
    });
    setWorld(world, readAs(WorldOrder, jsonIn(text, file), file));
  }
  if (scenario !== null)
    world.change((state) => {
      state.scenario = scenario;
    });
  if (latency > 0) addFault(world, { call: EVERY_CALL, kind: 'latency', milliseconds: latency, probability: 1 });
}

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The file ${file} of --world is not JSON.`);
  }
}

/** Requests on their way are finished, though not for longer than a stop may take. */
async function stop(
  servers: readonly FastifyInstance[],
  cuts: readonly (() => void)[],
  record: Recorder | null,
): Promise<void> {
  setTimeout(() => {
    for (const cut of cuts) cut();
  }, STOP_WITHIN).unref();
  await Promise.all(servers.map((server) => server.close()));
  await record?.settled();
  process.exit(0);
}

function announce(
  address: string,
  service: string,
  outside: string,
  { check, data, plainPort, record, site, world: file }: Settings,
  world: World,
): void {
  say(
    `Felles     ${address}/`,
    ...(site === null ? [] : world.demo.centers().map(({ code }) => `  portal   ${address}/${code}/classes`)),
    ...(site === null ? [] : [`  work     ${address}/x/-/`]),
    `  control  ${service}/control`,
    `  service  ${service}/rest/docs`,
    `  outside  ${outside}/`,
    ...(plainPort !== null ? [`The service is plain: its links lead to ${PLAIN_OUTSIDE}, which is nowhere.`] : []),
    ...(record !== null ? [`Calls are passed on to ${record}, and its answers are kept in ${file}.`] : []),
    check ? 'Answers are checked against the wire table.' : 'Answers are not checked; --check does.',
    data === null ? 'The world lives in memory; --data FILE keeps it.' : `The world is kept in ${data}.`,
  );
}

/** Messages of the server to the developer who started it. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Problems go to stderr, where developers look for errors. */
export function complain(problem: unknown): void {
  process.stderr.write(`${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`);
}
