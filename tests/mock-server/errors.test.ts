import { refusalOf } from '@felles/core/internal/shared/result';
import { describe, expect, it } from 'vitest';
import { aMock, refusalIn } from './mock.ts';

interface Asking {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}

type Case = readonly [what: string, status: number, request: Asking];

const CASES: readonly Case[] = [
  ['a percent sign that encodes nothing in the path', 400, { url: '/rest/token/%E0%A4%A' }],
  ['a percent sign that encodes nothing in the query', 400, { url: '/rest/center?a=%zz' }],
  ['invalid UTF-8 in the path', 400, { url: '/rest/token/%ff' }],
  ['invalid UTF-8 in the query', 400, { url: '/rest/center?a=%ff' }],
  ['a name given twice in the query', 400, { url: '/rest/center?a=1&a=2' }],
  ['__proto__ in the query', 400, { url: '/rest/center?__proto__=1' }],
  ['no token', 401, { url: '/rest/center' }],
  ['a foreign host', 403, { url: '/manifest.json', headers: { host: 'evil.example' } }],
  ['a port there cannot be', 400, { url: '/manifest.json', headers: { host: 'localhost:99999' } }],
  ['a host that only begins like ours', 403, { url: '/manifest.json', headers: { host: 'localhost.evil.example' } }],
  [
    'a page of another origin that changes something',
    403,
    { method: 'POST', url: '/control/api/reset', headers: { origin: 'http://evil.example' } },
  ],
  [
    'a page without an origin that changes something',
    403,
    { method: 'POST', url: '/control/api/reset', headers: { origin: 'null' } },
  ],
  [
    'a page of the same site on another port',
    403,
    { method: 'POST', url: '/control/api/reset', headers: { 'sec-fetch-site': 'same-site' } },
  ],
  ['nothing there', 404, { url: '/rest/nothing' }],
  ['nothing there to write to', 404, { method: 'POST', url: '/rest/nothing' }],
  ['a reserved address without content yet', 404, { url: '/pubsub' }],
  ['another reserved address', 404, { url: '/oauth2' }],
  ['an empty first part', 404, { url: '//nordlys' }],
  ['a step up in disguise', 404, { url: '/rest/token/..%2f..%2fcontrol' }],
  ['matrix parameters', 404, { url: '/rest/center;a=1' }],
  ['another method', 405, { method: 'POST', url: '/rest/center' }],
  ['a method of no call', 405, { method: 'DELETE', url: '/rest/center' }],
  [
    'a body that is too large',
    413,
    {
      method: 'POST',
      url: '/control/api/reset',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(1_048_576)}"`,
    },
  ],
  ['a path value of 2,000 characters', 414, { url: `/rest/token/${'a'.repeat(2_000)}` }],
  [
    'a body of an unknown type',
    415,
    { method: 'POST', url: '/control/api/reset', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  ],
  [
    'a body in another encoding of letters',
    415,
    {
      method: 'POST',
      url: '/control/api/reset',
      headers: { 'content-type': 'application/json; charset=utf-16' },
      payload: '{}',
    },
  ],
  [
    'a form in another encoding of letters',
    415,
    {
      method: 'POST',
      url: '/rest/v1/portal/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset="iso-8859-1"' },
      payload: 'username=a',
    },
  ],
  [
    'a body that is packed',
    415,
    {
      method: 'POST',
      url: '/control/api/reset',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: '{}',
    },
  ],
  [
    'a form where JSON is wanted',
    415,
    {
      method: 'POST',
      url: '/control/api/scenario',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'scenario=empty',
    },
  ],
];

describe('every refusal', () => {
  it.each(CASES)('[P-TRANSPORT-11] should have the one shape: %s is %i', async (_what, status, request) => {
    const reply = await aMock().app.inject(request);
    expect(refusalIn(reply)).toEqual({
      status,
      type: 'application/json; charset=utf-8',
      body: {
        error: { http_status: status, message: expect.stringMatching(/./), type: expect.stringMatching(/^[A-Z]\w+$/) },
      },
    });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.body).not.toMatch(/ at |node_modules|\/src\/|\.ts|fastify|node\//i);
  });

  it('should say nothing of a mistake of the server itself, and report it', async () => {
    const { app, problems } = aMock({
      also: (routes) => {
        routes.get('/rest/broken', () => {
          throw new TypeError('secret in /home/somebody/file.ts');
        });
      },
    });
    const reply = await app.inject('/rest/broken');
    expect(refusalIn(reply).body).toEqual({
      error: { http_status: 500, message: 'Noe gikk galt hos oss. Prøv igjen om litt.', type: 'InternalError' },
    });
    expect(problems.map(String)).toEqual(['TypeError: secret in /home/somebody/file.ts']);
  });

  it('should bring nothing along that was meant for the answer it stands for', async () => {
    const { app } = aMock({
      also: (routes) => {
        routes.get('/rest/broken', (_request, reply) => {
          reply.headers({
            'cache-control': 'public, max-age=3600',
            etag: '"1"',
            'last-modified': 'now',
            'content-length': 2,
          });
          throw new TypeError('half way');
        });
      },
    });
    const { headers, body } = await app.inject('/rest/broken');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:etag|last-modified)$/)]),
    );
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('should say which methods an address does take', async () => {
    const reply = await aMock().app.inject({ method: 'POST', url: '/rest/center' });
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  it('should keep the kinds that a client tells apart', async () => {
    const { app } = aMock();
    const statuses = await Promise.all(
      ['/rest/center', '/rest/nothing'].map(async (url) => (await app.inject(url)).statusCode),
    );
    expect(statuses.map(refusalOf)).toEqual(['unauthorized', 'notFound']);
  });
});

describe('who may ask', () => {
  it.each(['127.0.0.1', '127.0.0.1:1', 'localhost:4000', 'LOCALHOST:4000', '[::1]:4000'])(
    'should include %s',
    async (host) => {
      expect((await aMock().app.inject({ url: '/manifest.json', headers: { host } })).statusCode).toBe(200);
    },
  );

  it('should include a name that was given, and no other', async () => {
    const { app } = aMock({ hosts: ['mock.example'] });
    expect((await app.inject({ url: '/manifest.json', headers: { host: 'mock.example:4000' } })).statusCode).toBe(200);
    expect((await app.inject({ url: '/manifest.json', headers: { host: 'a.mock.example' } })).statusCode).toBe(403);
  });

  it('should let no page of another origin read what it asks for', async () => {
    const reply = await aMock().app.inject({ url: '/manifest.json', headers: { origin: 'http://evil.example' } });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(
      (
        await aMock().app.inject({
          method: 'OPTIONS',
          url: '/manifest.json',
          headers: { origin: 'http://evil.example' },
        })
      ).statusCode,
    ).toBe(403);
  });

  it('should let the own pages change the world', async () => {
    const { app } = aMock();
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ method: 'POST', url: '/control/api/reset', headers })).statusCode).toBe(200);
  });
});
