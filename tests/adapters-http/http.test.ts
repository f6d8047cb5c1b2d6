import { createHttp } from '@felles/adapters-http';
import { type Call, search, terms, center as wire } from '@felles/adapters-http/wire';
import type { Result } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { NOT_OFFERED } from '@felles/core/internal/shared/result';
import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at, SECOND } from '../support/at.ts';

const LIMIT = 30 * SECOND;
const images = () => Response.json(['/a.webp']);
const cut = () => new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) });
const network = { ok: false, error: { kind: 'unreachable', cause: 'network' } };
const timeout = { ok: false, error: { kind: 'unreachable', cause: 'timeout' } };

describe('ask', () => {
  it('should give one result and be done', async () => {
    const { http } = connect(async () => images());
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toEqual([{ ok: true, value: ['/a.webp'] }]);
  });

  it('[P-TRANSPORT-09] should fetch a document for the viewer with credentials, on any host of the service', async () => {
    const { http, sent } = connect(async () => images());
    await follow(http.ask(terms.conditions, {})).done;
    await follow(http.ask(wire.images, { query: {} })).done;
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'same-origin']);
  });

  it('should send what the row and the moment say, with every subscription anew', async () => {
    const { http, access, sent } = connect(async () => images());
    const images$ = http.ask(wire.images, { query: { departmentId: 2 } });
    expect(sent).toEqual([]);
    await follow(images$).done;
    access.next({ ...access.value, token: 'center-token' });
    await follow(images$).done;
    expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://service.example/rest/images?departmentId=2'));
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer center-token']);
  });

  it('should find the service by an address with a slash at its end too', async () => {
    const sent: string[] = [];
    const http = createHttp({
      root: 'https://service.example/',
      fetch: async (url) => {
        sent.push(String(url));
        return Response.json({});
      },
      access: createAccess(),
      clock: at('2026-11-18T12:00:00Z'),
    });
    await follow(http.ask(wire.manifest, {})).done;
    expect(sent).toEqual(['https://service.example/manifest.json']);
  });

  it('should not send a call of ours until the manifest names its area', async () => {
    const { http, access, sent } = connect(async () => Response.json([]));
    const hits$ = http.ask(search.search, { query: { q: 'sko' } });
    const before = follow(hits$);
    await before.done;
    expect([before.heard, sent]).toEqual([[{ ok: false, error: NOT_OFFERED }], []]);
    access.next({ ...access.value, additions: ['search'] });
    const after = follow(hits$);
    await after.done;
    expect([after.heard, sent.length]).toEqual([[{ ok: true, value: [] }], 1]);
  });

  it.each([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['rejects with nothing', () => Promise.reject()],
    [
      'throws',
      () => {
        throw new Error('blocked');
      },
    ],
    ['breaks off within the body', async () => new Response(cut())],
  ])('should say that the network failed when fetch %s', async (_, fetch) => {
    const { http } = connect(fetch);
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toEqual([network]);
  });

  it('should give up at the limit, not before, and let go of the request', async () => {
    const { http, clock, signals } = connect(() => new Promise(() => {}));
    const reply = follow(http.ask(wire.images, { query: {} }));
    clock.pass(LIMIT - 1);
    expect(reply.heard).toEqual([]);
    expect(signals[0]?.aborted).toBe(false);
    clock.pass(1);
    expect(reply.heard).toEqual([timeout]);
    await reply.done;
    expect(signals[0]?.aborted).toBe(true);
  });

  it('should give up at a limit of its own where it has one', () => {
    const { http, clock } = connect(() => new Promise(() => {}), SECOND);
    const reply = follow(http.ask(wire.images, { query: {} }));
    clock.pass(SECOND - 1);
    expect(reply.heard).toEqual([]);
    clock.pass(1);
    expect(reply.heard).toEqual([timeout]);
  });

  it('should give up on a body that never ends, too', async () => {
    const { body, reading } = endlessBody();
    const { http, clock, signals } = connect(async () => new Response(body));
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reading;
    clock.pass(LIMIT);
    await reply.done;
    expect(reply.heard).toEqual([timeout]);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('should not say anything more when an answer comes too late', async () => {
    const late = withResolvers<Response>();
    const { http, clock } = connect(() => late.promise);
    const reply = follow(http.ask(wire.images, { query: {} }));
    clock.pass(LIMIT);
    late.resolve(images());
    await turn();
    expect(reply.heard).toEqual([timeout]);
  });

  it('should abort and stay silent when the last listener leaves', async () => {
    const answer = withResolvers<Response>();
    const { http, clock, signals } = connect(() => answer.promise);
    const reply = follow(http.ask(wire.images, { query: {} }));
    expect(signals[0]?.aborted).toBe(false);
    reply.stop();
    expect(signals[0]?.aborted).toBe(true);
    answer.resolve(images());
    await turn();
    clock.pass(LIMIT);
    expect(reply.heard).toEqual([]);
  });

  it('should not send what cannot be written, and say so as a result', async () => {
    const { http, sent } = connect(async () => images());
    const reply = follow(http.ask(wire.centerToken, { params: { centerident: '..' } }));
    await reply.done;
    expect(reply.heard).toEqual([
      {
        ok: false,
        error: {
          kind: 'malformed',
          where: wire.centerToken.path,
          issues: ['Error: a path value is empty or a dot'],
        },
      },
    ]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['an address that is none', { base: 'https://[' }],
    ['a token that breaks out of its header', { token: 'a\r\nX-Session: 1' }],
    ['a token that no header can carry', { token: 'å\u0100' }],
  ])('should not send %s, and blame no network for it', async (_, odd) => {
    const { http, access, sent } = connect(async () => images());
    access.next({ ...access.value, ...odd });
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toMatchObject([{ ok: false, error: { kind: 'malformed', where: '/images' } }]);
    expect(sent).toEqual([]);
  });

  it('should say as a mistake of the program that a call came before the manifest', async () => {
    const { http, access, sent } = connect(async () => images());
    access.next({ ...access.value, base: null });
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toMatchObject([{ ok: false, error: { kind: 'misuse', where: '/images' } }]);
    expect(sent).toEqual([]);
  });

  it('should refuse to be made for the origin of a page where there is none', () => {
    const options = { root: '', access: createAccess(), clock: at('2026-11-19T10:00:00+01:00') };
    expect(() => createHttp({ ...options, fetch })).toThrow('root');
    expect(createHttp({ ...options, fetch: async () => images() })).toBeDefined();
  });

  it('should read a logo no further than it may be large, and let go of the rest', async () => {
    const { body, given } = longBody(100);
    const { http, signals } = connect(async () => new Response(body, { headers: { 'Content-Type': 'image/png' } }));
    const reply = follow(http.ask(wire.centerLogo, { params: { centerId: 1 } }));
    await reply.done;
    expect(reply.heard).toEqual([
      {
        ok: false,
        error: { kind: 'malformed', where: wire.centerLogo.path, issues: ['a file of more than 1000000 bytes'] },
      },
    ]);
    expect(given()).toBeLessThanOrEqual(12);
    expect(signals[0]?.aborted).toBe(true);
  });

  it.each([
    ['data', wire.images, { query: {} }, 'an answer of more than 32000000 bytes'],
    ['a document', terms.conditions, {}, 'a file of more than 32000000 bytes'],
  ] as const)('should not read %s for as long as it goes on', async (_, call, input, issue) => {
    const { body, given } = longBody(Number.POSITIVE_INFINITY);
    const { http, signals } = connect(async () => new Response(body));
    const reply = follow<unknown>(http.ask<Call>(call, input));
    await reply.done;
    expect(reply.heard).toEqual([{ ok: false, error: { kind: 'malformed', where: call.path, issues: [issue] } }]);
    expect(given()).toBeLessThanOrEqual(323);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('should take a refusal for one whose words go on and on', async () => {
    const { body } = longBody(Number.POSITIVE_INFINITY);
    const { http } = connect(async () => new Response(body, { status: 503 }));
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toMatchObject([{ ok: false, error: { kind: 'refused', status: 503, message: '' } }]);
  });

  it('should put together what comes in pieces', async () => {
    const pieces = ['["/a.we', 'bp","/', 'å.webp"]'].map((text) => new TextEncoder().encode(text));
    const pull = (body: ReadableStreamDefaultController<Uint8Array>) => {
      const piece = pieces.shift();
      if (piece) body.enqueue(piece);
      else body.close();
    };
    const { http } = connect(async () => new Response(new ReadableStream({ pull })));
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toEqual([{ ok: true, value: ['/a.webp', '/å.webp'] }]);
  });

  it('should read a logo that is as large as it may be, whole', async () => {
    const { body } = longBody(10);
    const { http } = connect(async () => new Response(body, { headers: { 'Content-Type': 'image/png' } }));
    const reply = follow(http.ask(wire.centerLogo, { params: { centerId: 1 } }));
    await reply.done;
    expect(reply.heard).toMatchObject([{ ok: true, value: { type: 'image/png' } }]);
    expect(reply.heard.map((answer) => answer.ok && answer.value.bytes.length)).toEqual([1_000_000]);
  });

  it('should give a refusal with its words', async () => {
    const { http } = connect(async () => Response.json({ error: { message: 'Nei', type: 'Stengt' } }, { status: 403 }));
    const reply = follow(http.ask(wire.images, { query: {} }));
    await reply.done;
    expect(reply.heard).toEqual([
      {
        ok: false,
        error: { kind: 'refused', refusal: 'forbidden', status: 403, type: 'Stengt', message: 'Nei' },
      },
    ]);
  });
});

describe('addressOf', () => {
  it('should give the address as it is at the moment', () => {
    const { http, access } = connect(async () => images());
    access.next({ ...access.value, token: 'center-token' });
    expect(http.addressOf(wire.centerLogo, { params: { centerId: 1 } })).toBe(
      'https://service.example/rest/document/logo/1?token=center-token',
    );
  });
});

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
}

/** Calls over a fetch of the test's own, on a clock that stands still; it remembers what was sent. */
function connect(fetch: () => Promise<Response>, limit?: number) {
  const clock = at('2026-11-18T12:00:00Z');
  const access = createAccess();
  access.next({ ...access.value, base: 'https://service.example' });
  const sent: Sent[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const remembering: typeof globalThis.fetch = (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers), credentials: init?.credentials });
    signals.push(init?.signal);
    return fetch();
  };
  const http = createHttp({ root: '', fetch: remembering, access, clock, ...(limit !== undefined && { limit }) });
  return { access, clock, http, sent, signals };
}

/** What a reply says, and a promise that it is done: kept when it completes, broken when it errs. */
function follow<T>(reply: Observable<Result<T>>) {
  const heard: Result<T>[] = [];
  const done = withResolvers<void>();
  const subscription = reply.subscribe({
    next: (result) => heard.push(result),
    error: done.reject,
    complete: done.resolve,
  });
  return { heard, done: done.promise, stop: () => subscription.unsubscribe() };
}

/** A body whose first byte never comes, and the moment at which somebody begins to wait for it. */
function endlessBody() {
  const reading = withResolvers<void>();
  const pull = () => {
    reading.resolve();
    return new Promise<void>(() => {});
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), reading: reading.promise };
}

/** A body in pieces of 100 kB, and how many of them were asked for. */
function longBody(pieces: number) {
  let given = 0;
  const pull = (body: ReadableStreamDefaultController<Uint8Array>) => {
    if (given === pieces) return body.close();
    given += 1;
    body.enqueue(new Uint8Array(100_000));
  };
  return { body: new ReadableStream({ pull }), given: () => given };
}

/** Everything that promises had still to do is done when this one is kept. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Promise.withResolvers, which Node 20 does not have. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((keep, breakIt) => {
    resolve = keep;
    reject = breakIt;
  });
  return { promise, resolve, reject };
}
