import { setImmediate } from 'node:timers/promises';
import { createContext, runInContext } from 'node:vm';
import { FIRST_CALLS } from '@felles/adapters-http';
import { composePortal } from '@felles/ui-react/internal/composition/portal';
import { fetchOrTaken } from '@felles/ui-react/internal/first-page/asked-ahead';
import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import page from '../../ui-react/portal.html?raw';
import { at } from '../support/at.ts';
import { memoryAddress, memoryKeyValue, surroundings } from '../support/fake-ports.ts';

const STRANGE_BASES = [
  'javascript:alert(1)',
  'data:text/html,',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  'https:evil.example',
  'https://name@evil.example',
  'https://service.example?a=',
  'https://service.example/#a',
  'ftp://service.example',
  'service.example',
] as const;

describe('what the page asks before its script is there', () => {
  it('should be what the portal asks, in the same words and the same order', async () => {
    const { sent: byPortal } = await portal(service());
    const { sent } = await arriveAt({});
    expect(sent.length).toBe(8);
    expect(sent).toEqual(byPortal.slice(0, 8));
  });

  it('should be taken by the portal, which asks only for what the answers lead to', async () => {
    const { sent: byPortal } = await portal(service());
    const ahead = service();
    const there = await arrive(ahead);
    const { started, sent } = await portal(ahead, there);
    expect(started).toBe('ready');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent).toEqual(byPortal.slice(8));
  });

  it('should be taken also where it is not answered yet', async () => {
    const slow = service();
    const there = await arrive(slow, {}, 1);
    const { started } = await portal(slow, there);
    expect(started).toBe('ready');
    expect(new Set(slow.sent).size).toBe(slow.sent.length);
  });

  it.each([
    ['a session', { cookie: 'language=en; session=7-abc' }],
    ['no center', { pathname: '/' }],
    ['a code that cannot be read', { pathname: '/%E0%A4%A' }],
  ])('should be nothing with %s', async (_, place) => {
    const { sent } = await arriveAt(place);
    expect(sent).toEqual([]);
  });

  it.each([
    ['the manifest', 'manifest.json', 1],
    ['the token', '/token/', 2],
  ])('should end with %s after a refusal, which is reported to the portal', async (_, refused, asked) => {
    const ahead = service(refused);
    const there = await arrive(ahead);
    expect(ahead.sent.length).toBe(asked);
    const { started } = await portal(ahead, there);
    expect(started).toBe('failed');
    expect(ahead.sent.length).toBe(asked);
  });

  it.each(['', '/', '/api', 'http://127.0.0.1:4000', 'http://service.local:8080/', 'https://service.example/a/b'])(
    'should be sent to the service at %j, as the portal does',
    async (base) => {
      const { sent: byPortal } = await portal(service(undefined, { 'manifest.json': { service_base_url: base } }));
      const ahead = service(undefined, { 'manifest.json': { service_base_url: base } });
      await arrive(ahead);
      expect(ahead.sent.length).toBe(8);
      expect(ahead.sent).toEqual(byPortal.slice(0, 8));
    },
  );

  it.each([
    ...STRANGE_BASES.map((base) => ['manifest.json', { service_base_url: base }, 1] as const),
    ...['', 'a b', 'a\r\nX-Session: 1', 'å'].map((token) => ['/token/nord%20lys', { token }, 2] as const),
  ])('should end where %s answers %j, which the portal itself refuses', async (end, answer, asked) => {
    const ahead = service(undefined, { [end]: answer });
    const there = await arrive(ahead);
    expect(ahead.sent.length).toBe(asked);
    const { message } = await portal(ahead, there);
    expect(message).toMatchObject({ params: { message: { key: 'failure.malformed' } } });
    expect(ahead.sent.length).toBe(asked);
  });
});

describe('an answer that was asked for ahead', () => {
  const GET = { method: 'GET', headers: { Accept: 'application/json' } };

  it('should be taken once', async () => {
    const ahead = service();
    const fetch = fetchOrTaken(await arrive(ahead));
    const before = ahead.sent.length;
    await fetch('/manifest.json', GET);
    expect(ahead.sent.length).toBe(before);
    await fetch('/manifest.json', GET);
    expect(ahead.sent.length).toBe(before + 1);
  });

  it.each([
    ['with a session', { ...GET, headers: { ...GET.headers, 'X-Session': '7' } }],
    ['with another token', { ...GET, headers: { ...GET.headers, Authorization: 'Bearer other' } }],
    ['in another way', { ...GET, method: 'POST' }],
  ])('should not be taken by a caller who asks %s', async (_, init) => {
    const ahead = service();
    const fetch = fetchOrTaken(await arrive(ahead));
    const before = ahead.sent.length;
    await fetch('/manifest.json', init);
    expect(ahead.sent.length).toBe(before + 1);
  });

  it('should be given up with the caller who has taken it', async () => {
    const signals: AbortSignal[] = [];
    const there = await arrive({
      fetch: (_, init) => {
        if (init?.signal) signals.push(init.signal);
        return new Promise(() => {});
      },
    });
    const giveUp = new AbortController();
    void fetchOrTaken(there)('/manifest.json', { ...GET, signal: giveUp.signal });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    giveUp.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

type Page = Pick<Window, 'fetch' | 'askedAhead'>;

/** A service that answers the start well, but for one call that is refused and those whose answer is another; and every request it was sent, written out. */
function service(refused?: string, changed: Readonly<Record<string, unknown>> = {}) {
  const sent: string[] = [];
  const answers: readonly (readonly [end: string, answer: unknown])[] = [
    ['manifest.json', { service_base_url: 'https://service.example/api/' }],
    ['/token/nord%20lys', { token: 'center-token' }],
    ['/center', { id: 7, title: 'Nordlys' }],
    ['/departments', []],
    ['/sponsorsetup', { status: true }],
    ['/conditionurl', { has_condition: false }],
    ['/colors', []],
    ['/images', []],
  ];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const headers = [...new Headers(init?.headers)].map(([name, value]) => `${name}: ${value}`);
    sent.push([address, init?.credentials, ...headers].join('\n'));
    await setImmediate();
    if (refused !== undefined && String(address).includes(refused)) return new Response('', { status: 404 });
    const all = [...Object.entries(changed), ...answers];
    const answer = all.find(([end]) => String(address).endsWith(end));
    return answer ? Response.json(answer[1]) : new Response('', { status: 404 });
  };
  return { fetch, sent };
}

async function arriveAt(place: { readonly cookie?: string; readonly pathname?: string }) {
  const asked = service();
  await arrive(asked, place);
  return asked;
}

/** Runs the page's own script until nothing more comes of it or for a while. */
async function arrive(
  { fetch }: Pick<Page, 'fetch'>,
  { cookie = '', pathname = '/nord%20lys' } = {},
  turns = 60,
): Promise<Page> {
  const window: Page = { fetch };
  const script = (/<script type="module" vite-ignore>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '')
    .replace('__FIRST_CALLS__', JSON.stringify(FIRST_CALLS))
    .replace('__FIRST_FILES__', JSON.stringify({ always: [], pages: {} }));
  const onPage = {
    ...{ window, fetch, AbortController, TextDecoder },
    document: Object.assign(new EventTarget(), {
      cookie,
      documentElement: { dataset: {}, style: { setProperty: () => undefined } },
    }),
    location: { pathname },
    localStorage: { getItem: () => null },
    ...{ addEventListener: () => undefined, setTimeout: () => undefined },
  };
  runInContext(script, createContext(onPage));
  await passing(turns);
  return window;
}

/** Starts the portal, and says how that ended and what was sent for it. */
async function portal({ fetch, sent }: ReturnType<typeof service>, there: Page = { fetch }) {
  const before = sent.length;
  const services = composePortal({
    code: 'nord lys',
    root: '',
    fetch: fetchOrTaken(there),
    ...{ storage: memoryKeyValue(), tabStorage: memoryKeyValue(), cookies: memoryKeyValue() },
    sessionCookie: memoryKeyValue(),
    address: memoryAddress('', '/nord%20lys'),
    surroundings: surroundings(),
    tabs: { post: () => undefined, messages$: EMPTY, returned$: EMPTY },
    clock: at('2026-11-18T12:00:00+01:00'),
    chance: () => 0.5,
  });
  services.session.open();
  services.center.open();
  await passing(120);
  const { startUp } = services.center.view$.value;
  services.center.close();
  const message = startUp.status === 'failed' ? startUp.message : null;
  return { started: startUp.status, message, sent: sent.slice(before) };
}

async function passing(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
