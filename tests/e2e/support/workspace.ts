import type { AddressInfo } from 'node:net';
import { buildMockServer, buildOutside, createWorld, issueGrant, type World } from '@felles/mock-server/internal';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { NOW } from './portal.ts';
import { BUILT_SITE } from './site.ts';
import { openTunnel, type Tunnel } from './tunnel.ts';

export interface Workspace {
  /** The service behind the page, fresh for every test. */
  readonly world: World;
  readonly origin: string;
  /** Where the host system is that may have the workspace in a frame. */
  readonly host: string;
  /** The line between the page and the service. */
  readonly tunnel: Tunnel;
  open(path?: string): Promise<void>;
  /** Moves the live connection, as a developer does on the service's own page for it. */
  live(call: string, body: object): Promise<unknown>;
  /** The lines there are, as the service knows them. */
  connections(): Promise<readonly { readonly channels: readonly string[] }[]>;
  clearFaults(): Promise<unknown>;
  /** Ends the service, with a farewell to whoever is connected; and starts another of the same world. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Options {
  /** Whether time only goes by itself, or the test can move it on as well. */
  readonly time: 'real' | 'moved';
  /** Who is signed in from the start; null for a browser that knows no one. */
  readonly login: string | null;
  /** The pages that the service gives. */
  readonly site: string;
}

export interface Fixtures {
  readonly workspace: Workspace;
  readonly shown: Shown;
  /** Texts that the page may write to its console: the browser's own words on sockets that cannot be had. */
  readonly spoken: string[];
}

/** A browser at a workspace of its own. The page throws nothing, and says nothing but what the browser says of sockets. */
export const test = base.extend<Options & Fixtures>({
  time: ['real', { option: true }],
  login: ['ola', { option: true }],
  site: [BUILT_SITE, { option: true }],
  workspace: async ({ page, context, time, login, site }, use) => {
    const world = createWorld();
    world.change((state) => {
      state.clock = { kind: 'frozen', at: NOW };
    });
    if (login !== null) await signInAhead(page, issueGrant(world, login).access);
    const tunnel = await openTunnel();
    const origin = `http://127.0.0.1:${tunnel.port}`;
    const outside = buildOutside({ world, application: origin });
    const host = await listening(outside);
    const build = () => buildMockServer({ world, check: true, site, trackers: host });
    let app = build();
    let service = '';
    const start = async () => {
      service = await listening(app);
      tunnel.leadTo(Number(new URL(service).port));
    };
    const control = async (path: string, method: string, body: object | null) => {
      const reply = await fetch(`${service}/control/api/live/${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    };
    await start();
    if (time === 'moved') await page.clock.install({ time: NOW });
    await use({
      world,
      origin,
      host,
      tunnel,
      open: async (path = '/x/-/about?developers=on') => void (await page.goto(`${origin}${path}`)),
      live: (call, body) => control(call, 'POST', body),
      connections: () => control('connections', 'GET', null),
      clearFaults: () => control('faults', 'DELETE', null),
      stop: async () => void (await app.close()),
      async start() {
        app = build();
        await start();
      },
    });
    await context.close();
    await Promise.all([tunnel.close(), app.close(), outside.close()]);
  },
  shown: async ({ page }, use) => use(shownOn(page)),
  spoken: [
    async ({ page }, use) => {
      const spoken: string[] = [];
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      page.on('console', (message) => message.text() !== WITHOUT_WORKER && spoken.push(message.text()));
      await use(spoken);
      expect(thrown).toEqual([]);
      expect(spoken.filter((text) => !OF_THE_BROWSER.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Starts a server on a free port; gives its origin. */
async function listening(app: ReturnType<typeof buildOutside>): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  // Fastify listens on a TCP port here, so its address is never a pipe's name.
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** The browser has a token as if the user had signed in before; once, so that logging out ends it. */
export async function signInAhead(page: Page, access: string): Promise<void> {
  await page.addInitScript((token) => {
    if (window.top !== window || location.protocol !== 'http:' || sessionStorage.getItem('signed in ahead')) return;
    sessionStorage.setItem('signed in ahead', 'yes');
    const tokens = { access: token, expiresAt: Date.now() + 86_400_000, refresh: null };
    localStorage.setItem('felles.workspace.tokens', JSON.stringify(tokens));
  }, access);
}

const OF_THE_BROWSER = /^WebSocket connection to|^Failed to load resource:|Content Security Policy/;

/** Most tests run without the worker of the pages. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/** The parts of the page about the live connection. */
export interface Shown {
  /** In the line that stays above, wherever in the page one is. */
  readonly dot: Locator;
  readonly notice: Locator;
  readonly reconnect: Locator;
  readonly state: Locator;
  readonly subscriptions: Locator;
  readonly lines: Locator;
  /** Everything was fetched, and there was nothing. */
  readonly nothingTold: Locator;
  readonly history: Locator;
  readonly message: Locator;
  readonly publish: Locator;
}

export function shownOn(page: Page): Shown {
  const part = (name: string) => page.getByRole('region', { name });
  const channel = page.getByRole('region', { name: /^Kanalen/ });
  return {
    dot: page.getByRole('link', { name: /Tilkobling:/ }),
    notice: page.getByRole('status').filter({ hasText: 'Det som vises' }),
    reconnect: page.getByRole('button', { name: 'Koble til på nytt' }),
    state: part('Tilstand'),
    subscriptions: part('Abonnementer hos tjenesten'),
    lines: channel.getByRole('log').getByRole('listitem'),
    nothingTold: channel.getByText('Ingenting er sagt i kanalen ennå'),
    history: page.getByRole('table', { name: 'Brudd' }).locator('tbody > tr'),
    message: channel.getByLabel('Melding', { exact: true }),
    publish: channel.getByRole('button', { name: 'Publiser' }),
  };
}

/** Holds once the page has subscribed to a channel. */
export const hears = (workspace: Workspace, channel: string): Promise<void> =>
  expect.poll(async () => (await workspace.connections()).flatMap(({ channels }) => channels)).toContain(channel);

/** How often the page has fetched what was told in its channel. */
export const fetchedBy = (world: World): number =>
  world.observed.calls.entries.filter(({ row }) => row === 'realtime.recent').length;

/** How often a connection has been let in, or tried to be. */
export const tokensFor = (world: World): number =>
  world.observed.calls.entries.filter(({ row }) => row === 'realtime.token').length;

export { expect };
