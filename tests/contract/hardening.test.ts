import { once } from 'node:events';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { answerIn, exchange } from './raw.ts';
import { serve } from './serving.ts';

const HOST = 'Host: 127.0.0.1\r\n';
const CLOSE = 'Connection: close\r\n';

/** Patience that a test can wait for. */
const SHORT = { headers: 150, request: 300, every: 25 } as const;

const BROKEN: readonly (readonly [what: string, bytes: string | Buffer, status: number])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['another version of HTTP', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a method there is not', `FLY /rest/center HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['no host', `GET /manifest.json HTTP/1.1\r\n${CLOSE}\r\n`, 400],
  ['two hosts', `GET /manifest.json HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`, 400],
  ['the same host twice', `GET /manifest.json HTTP/1.1\r\n${HOST}${HOST}${CLOSE}\r\n`, 400],
  ['a foreign host', `GET /manifest.json HTTP/1.1\r\nHost: evil.example\r\n${CLOSE}\r\n`, 403],
  ['the address of another server', `GET http://evil.example/manifest.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 400],
  ['a method of WebDAV', `PROPFIND /rest/center HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 405],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['an expectation', `GET /manifest.json HTTP/1.1\r\n${HOST}Expect: wonders\r\n${CLOSE}\r\n`, 417],
  ['headers of 20 KB', `GET /manifest.json HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'bytes in a header that are no UTF-8',
    Buffer.from(`GET /manifest.json HTTP/1.1\r\n${HOST}X-Name: \xff\r\n${CLOSE}\r\n`, 'latin1'),
    400,
  ],
  ['bytes in the path that are no ASCII', Buffer.from(`GET /\xc3\xa5 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, 'latin1'), 400],
  ['two lengths', `POST /control/api/reset HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `POST /control/api/reset HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    400,
  ],
  [
    'chunks that are none',
    `POST /control/api/reset HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
];

describe('a request that is broken', () => {
  it.each(BROKEN)('should be refused in the one shape when it is %s', async (_what, bytes, status) => {
    const { port } = await serve();
    expect(answerIn(await exchange(port, bytes))).toEqual({
      status,
      type: 'application/json; charset=utf-8',
      body: {
        error: { http_status: status, message: expect.stringMatching(/./), type: expect.stringMatching(/^[A-Z]\w+$/) },
      },
    });
  });

  it('should not disturb the requests of others', async () => {
    const { port, root } = await serve();
    await Promise.all(BROKEN.map(([, bytes]) => exchange(port, bytes)));
    expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
  });
});

describe('a step up through the path', () => {
  it.each([
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/assets/..%2fpackage.json',
    '/rest/../control/api/state',
    '/rest/%2e%2e/control/api/state',
  ])('should lead nowhere: %s', async (path) => {
    // The folder above the assets is this package, with a file worth reading.
    const { port } = await serve({ site: join(import.meta.dirname, '..') });
    const { status, body } = answerIn(await exchange(port, `GET ${path} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`));
    expect([403, 404]).toContain(status);
    expect(body).toMatchObject({ error: { http_status: status } });
  });
});

describe('a request that takes its time', () => {
  it('should be closed with 408 when its headers do not come', async () => {
    const { port } = await serve({ patience: SHORT });
    const slow = await exchange(port, `GET /manifest.json HTTP/1.1\r\n${HOST}`);
    expect(answerIn(slow)).toMatchObject({
      status: 408,
      body: { error: { http_status: 408, type: 'RequestTimeout' } },
    });
  });

  it('should be closed with 408 when its body does not come', async () => {
    const { port } = await serve({ patience: SHORT });
    const slow = await exchange(
      port,
      `POST /control/api/reset HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
    );
    expect(answerIn(slow)).toMatchObject({
      status: 408,
      body: { error: { http_status: 408, type: 'RequestTimeout' } },
    });
  });

  it('should have at most 30 seconds by default', async () => {
    const { app } = await serve();
    const { headersTimeout, requestTimeout } = app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(Math.max(headersTimeout, requestTimeout)).toBeLessThanOrEqual(28_000);
  });
});

describe('a body without an end', () => {
  it('should be refused with 413 as soon as it is too large, however it comes, and fill no memory', async () => {
    const { port, root } = await serve();
    const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
    let sent = 0;
    const before = process.memoryUsage().rss;
    const endless = await exchange(
      port,
      `POST /control/api/reset HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      () => {
        sent += chunk.length;
        return sent < 200 * 1024 * 1024 ? chunk : null;
      },
    );
    expect(answerIn(endless)).toMatchObject({ status: 413, body: { error: { type: 'PayloadTooLarge' } } });
    expect(sent).toBeLessThan(100 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
  });

  it('should be refused with 413 by its length alone', async () => {
    const { port } = await serve();
    const head = `POST /control/api/reset HTTP/1.1\r\n${HOST}${CLOSE}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n`;
    expect(answerIn(await exchange(port, head))).toMatchObject({ status: 413 });
  });
});

describe('a crowd of idle and slow connections', () => {
  it('should let others be answered, and be sent away in its time', async () => {
    const { app, port, root } = await serve({ patience: { headers: 300_000, request: 300_000, every: 100 } });
    const crowd = Array.from({ length: 500 }, (_, index) =>
      exchange(port, index % 2 === 0 ? '' : `GET / HTTP/1.1\r\n${HOST}X-Slow`),
    );
    await eventually(async () => expect(await connectionsOf(app.server)).toBeGreaterThanOrEqual(500));
    for (let count = 0; count < 60; count++) expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
    expect(await connectionsOf(app.server)).toBeGreaterThanOrEqual(500);
    app.server.headersTimeout = SHORT.headers;
    app.server.requestTimeout = SHORT.request;
    expect(await Promise.all(crowd)).toHaveLength(500);
  });

  const connectionsOf = (server: Server): Promise<number> =>
    new Promise((resolve, reject) => {
      server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count)));
    });
});

describe('a service that ends', () => {
  it('should wait for no connection that has asked nothing', async () => {
    const { app, port } = await serve();
    const silent = exchange(port, '');
    await once(app.server, 'connection');
    await app.close();
    expect(await silent).toEqual({ text: '' });
  });
});
