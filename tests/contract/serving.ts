import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  answerOf,
  createCenterHttp,
  createHttp,
  createMembershipHttp,
  createPersonHttp,
  createProfileHttp,
  createSessionHttp,
  createSignupHttp,
  createTimetableHttp,
  type HttpOptions,
} from '@felles/adapters-http';
import type { Reply } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { DEMO_PASSWORD } from '@felles/fixtures';
import {
  buildMockServer,
  buildPages,
  createWorld,
  issueGrant,
  type MockServerOptions,
  type World,
} from '@felles/mock-server/internal';
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { onTestFinished } from 'vitest';
import { openRequests } from '../support/open-requests.ts';
import { staffToken } from '../support/staff-token.mjs';

export { answerOf };

/** One request as it reached the server. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Once it was read. */
  body: unknown;
}

/** Servers that no test uses now, by the options of their building: that takes longer than most tests take to ask one. */
const idle = new Map<string, ReturnType<typeof build>[]>();

/** The morning on which the tests begin: whatever day they run on, the demo is that of this one. */
export const MORNING = Date.parse('2026-11-19T09:00:00Z');

/** A clock that goes as the machine's own does, from that morning. */
export const sinceMorning = (): number => MORNING + Math.floor(performance.now());

/** The options of a test for its server. */
interface Serving extends MockServerOptions {
  /** The clock of its machine, where it is not to go from the morning of the tests. */
  readonly realTime?: () => number;
}

/**
 * A server on a port of this test alone, which checks its answers. One of no more than plain options may have served
 * other tests.
 */
export async function serve({ realTime = sinceMorning, ...options }: Serving = {}) {
  const kind = kindOf(options);
  const reused = kind === null ? undefined : idle.get(kind)?.pop();
  const server = reused ?? build(options);
  const { app, world, seed, seen, lines, open, clock } = server;
  clock.read = realTime;
  if (reused) await once(app.server.listen(0, '127.0.0.1'), 'listening');
  else await app.listen({ host: '127.0.0.1', port: 0 });
  const root = rootOf(app);
  worlds.set(root, world);
  onTestFinished(async () => {
    worlds.delete(root);
    const mayServe = kind !== null && open.size === 0 && app.server.listening;
    app.server.closeAllConnections();
    for (const line of lines) line.destroy();
    if (!mayServe) return app.close();
    await new Promise((done) => app.server.close(done));
    world.reset(seed);
    tokens.delete(world);
    seen.length = 0;
    idle.set(kind, [...(idle.get(kind) ?? []), server]);
  });
  return { app, world, seen, port: Number(new URL(root).port), root };
}

/** Servers of one kind differ in nothing; null for one that only its test knows. */
function kindOf({ plain, trackers, ...own }: MockServerOptions): string | null {
  return Object.keys(own).length > 0 ? null : JSON.stringify([plain, trackers]);
}

function build(options: MockServerOptions) {
  const clock = { read: sinceMorning };
  const world = options.world ?? createWorld({ realTime: () => clock.read() });
  const app = buildMockServer({ world, check: true, ...options });
  const seen: Seen[] = [];
  const lines = new Set<Duplex>();
  const open = openRequests(app);
  app.server.on('upgrade', (_, line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  app.addHook('onRequest', async ({ method, url, headers }) => {
    seen.push({ method, url, headers, body: null });
  });
  app.addHook('preHandler', async ({ body }) => {
    const latest = seen.at(-1);
    if (latest) latest.body = body ?? null;
  });
  return { app, world, seed: world.state.seed, seen, lines, open, clock };
}

/** A service that speaks nothing but the specification, and the pages on their own origin. */
export async function servePlain() {
  const apart = { pages: '', service: '' };
  const options = { world: createWorld({ apart, realTime: sinceMorning }), trackers: 'http://127.0.0.1:9' };
  const service = await serve({ ...options, plain: true });
  const pages = buildPages({ ...options, check: true });
  await pages.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => pages.close());
  Object.assign(apart, { pages: rootOf(pages), service: service.root });
  return { ...service, pages: apart.pages };
}

// A server on TCP has an address with a port.
const rootOf = ({ server }: { readonly server: { address(): unknown } }): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The worlds of the servers that listen. */
const worlds = new Map<string, World>();

/** How long a token of a test is asked for only once (milliseconds). */
const GOOD_FOR = 60_000;
const tokens = new WeakMap<World, { readonly access: string; readonly until: number }>();

/** A service, and the token that lets a user of the workspace in. */
export async function serveStaff(options: Serving = {}) {
  const { root } = await serve(options);
  return [root, await staffTokenAt(root)] as const;
}

/** The token of a user of the workspace, at a server of this process or of another. */
export async function staffTokenAt(root: string): Promise<string> {
  const world = worlds.get(root);
  if (world === undefined) return staffToken(root);
  const known = tokens.get(world);
  if (known && world.now() < known.until) return known.access;
  const { access } = issueGrant(world, 'ola');
  tokens.set(world, { access, until: world.now() + GOOD_FOR });
  return access;
}

/** The client's adapters, as the portal composes them, before anything was asked. */
export function connect(root: string, options: Partial<Pick<HttpOptions, 'limit' | 'clock' | 'fetch'>> = {}) {
  const access = createAccess();
  const http = createHttp({ root, fetch, access, clock: asyncScheduler, ...options });
  return {
    access,
    http,
    center: createCenterHttp(http),
    timetable: createTimetableHttp(http),
    session: createSessionHttp(http),
    profile: createProfileHttp(http),
    membership: createMembershipHttp(http),
    person: createPersonHttp(http),
    signup: createSignupHttp(http),
  };
}

/** The client, once the service is found and a center opened. */
export async function connectTo(root: string, centerCode: string, options: Parameters<typeof connect>[1] = {}) {
  // How long a call may take is about those of the test, not about what leads there.
  const { access, center } = connect(root);
  const manifest = await answerOf(center.manifest());
  const found = { base: manifest.service_base_url, additions: manifest.additions ?? [] };
  access.next({ ...access.value, ...found });
  const { token } = await answerOf(center.token(centerCode));
  const client = connect(root, options);
  client.access.next({ ...client.access.value, ...found, token });
  return client;
}

/** Logs a client of the portal in as a member of the demo, as the portal does. */
export async function logIn({ center, session, access }: ReturnType<typeof connect>, phone: string): Promise<void> {
  const { id } = await answerOf(center.center());
  const { whoami } = await answerOf(session.login({ username: phone, password: DEMO_PASSWORD, eier: id }));
  access.next({
    ...access.value,
    session: { id: whoami?.sessid ?? '', accessToken: whoami?.access_token ?? null },
  });
}

/** The answer to a page of a center at an address of the service, however that is spelled. */
export async function toldAt(root: string, { access }: Pick<ReturnType<typeof connect>, 'access'>, path: string) {
  const answer = await fetch(`${root}/rest${path}`, { headers: { authorization: `Bearer ${access.value.token}` } });
  return { status: answer.status, text: await answer.text() };
}

export const resultOf = <T>(reply: Reply<T>) => firstValueFrom(reply);
