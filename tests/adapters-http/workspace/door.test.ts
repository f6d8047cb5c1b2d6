import { setImmediate } from 'node:timers/promises';
import { createFinder } from '@felles/adapters-http/internal/workspace-door/finder';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { createAccess } from '@felles/core/internal/shared/access';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { aStaffPlace } from '../../support/a-staff-place.ts';
import { at, MINUTE, SECOND } from '../../support/at.ts';

const TOLD = {
  service_base_url: 'https://service.example/api/',
  websocket_url: 'wss://live.example/pubsub',
  version: '7',
};
const CLOSED = 3;

/** A browser's socket; what becomes of it is for the test to say. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  send = (text: string) => this.sent.push(text);
  close = () => {
    this.readyState = CLOSED;
  };
}

interface Situation {
  readonly missing: number;
  /** What the manifest waits for when it can be had. */
  readonly told?: Promise<void>;
}

/** The workspace of a page at `page.example`, with a manifest that cannot be had as often as said. */
async function aWorkspace({ missing, told = Promise.resolve() }: Situation) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const asked: string[] = [];
  const sockets: { readonly address: string; readonly socket: FakeSocket }[] = [];
  vi.stubGlobal('WebSocket', function open(address: string) {
    const socket = new FakeSocket();
    sockets.push({ address, socket });
    return socket;
  });
  const fetch: typeof globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (!String(address).endsWith('manifest.json')) return Response.json({ token: 'ticket' });
    const times = asked.filter((each) => each.endsWith('manifest.json')).length;
    if (times <= missing) return new Response('', { status: 503 });
    await told;
    return Response.json(TOLD);
  };
  const { connection } = await openWorkspace({
    root: 'https://page.example',
    fetch,
    online$: new BehaviorSubject(true),
    visible$: new BehaviorSubject(true),
    chance: () => 0,
    clock,
    steadyClock: clock,
    connect: (address, events) => connectOver({ openSocket: openBrowserSocket, address, clock }, events),
    agent: 'test',
    newKey: () => 'key',
    ...aStaffPlace(),
  });
  connection.open();
  await setImmediate();
  return {
    asked,
    sockets,
    connection,
    /** The socket that was opened last. */
    last: () => sockets.at(-1)?.socket ?? new FakeSocket(),
    /** It closes, and the next attempt begins. */
    async closes() {
      sockets.at(-1)?.socket.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
      clock.pass(SECOND);
      await setImmediate();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('should connect to the service that the manifest names, and ask for that once', async () => {
  const { asked, sockets, last, closes } = await aWorkspace({ missing: 0 });
  last().dispatchEvent(new Event('open'));
  await closes();
  expect(sockets.map(({ address }) => address)).toEqual([TOLD.websocket_url, TOLD.websocket_url]);
  expect(asked.filter((address) => address.endsWith('manifest.json'))).toHaveLength(1);
});

it('should use the page’s host without a manifest, and request the manifest with each attempt', async () => {
  const { asked, sockets, last, closes } = await aWorkspace({ missing: 2 });
  expect(sockets.map(({ address }) => address)).toEqual(['wss://page.example/pubsub']);
  await closes();
  expect(sockets.map(({ address }) => address)).toEqual(['wss://page.example/pubsub', TOLD.websocket_url]);
  expect(asked.at(-1)).toMatch(/^https:\/\/service\.example\/api\//);
  last().readyState = 1;
  last().dispatchEvent(new Event('open'));
  expect(last().sent.map((text) => JSON.parse(text).parameters)).toMatchObject([
    { server: 'live.example', base_url: TOLD.service_base_url, client: { version: '7' } },
  ]);
  expect(asked.filter((address) => address.endsWith('manifest.json'))).toHaveLength(3);
});

it('should open nothing any more for an attempt that was given up while the manifest was asked for', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { asked, sockets, connection } = await aWorkspace({ missing: 1, told });
  expect([asked.length, sockets.length]).toEqual([2, 0]);
  connection.close();
  tell();
  await setImmediate();
  expect([asked.length, sockets.length]).toEqual([2, 0]);
});

it('should connect with the sign-in where the service names no users', async () => {
  const asked: string[] = [];
  const workspace = await openWorkspace({
    root: 'https://page.example',
    async fetch(address) {
      asked.push(new URL(String(address)).pathname);
      return Response.json(asked.length === 1 ? TOLD : { token: 'ticket' });
    },
    clock: at('2026-11-19T10:00:00+01:00'),
    connect: () => ({ send: () => undefined, close: () => undefined }),
    ...aStaffPlace({ access: 'a1' }),
  });
  await workspace.open();
  await setImmediate();
  workspace.close();
  expect(asked).toContain('/api/rest/pubsub/auth/gettoken');
});

it.each([
  [{ ...TOLD, additions: ['idempotency-key'] }, 200, ['idempotency-key']],
  [TOLD, 200, []],
  [TOLD, 503, []],
])('should send beyond the specification what the manifest %j with %i names: %j', async (manifest, status, known) => {
  const access = createAccess();
  const fetch = async () => Response.json(manifest, { status });
  const { asked$ } = createFinder({
    root: 'https://page.example',
    fetch,
    clock: at('2026-11-19T10:00:00+01:00'),
    access,
  });
  await firstValueFrom(asked$);
  expect(access.value.additions).toEqual(known);
});

it.each([
  ['has no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['is silent', () => new Promise<never>(() => {})],
])('should sign no user in at a service that %s', async (_, fetch) => {
  const clock = at('2026-11-19T10:00:00+01:00');
  const opening = openWorkspace({ root: 'https://page.example', fetch, clock, ...aStaffPlace({ access: 'a1' }) });
  clock.pass(MINUTE);
  const { session } = await opening;
  session.open();
  clock.pass(MINUTE);
  await setImmediate();
  expect(session.state$.value).toMatchObject({ kind: 'signedOut', why: { key: 'signIn.failed' } });
});

it.each(['', 'service', '/x/-/'])(
  'should refuse the root "%s" where there is no page, as a mistake of the caller',
  async (root) => {
    await expect(openWorkspace({ root, fetch })).rejects.toThrow(`\`root\` is '${root}', and must be an address`);
  },
);
