import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { osloDay } from '@felles/core';
import { demoPeople } from '@felles/fixtures';
import { buildMockServer, createWorld, type WorldOptions } from '@felles/mock-server/internal';
import { afterAll, describe, expect, it } from 'vitest';
import { aFolder, aLastingFolder } from '../support/a-folder.ts';
import { aMock, asking, NOON, refusalIn } from './mock.ts';

const STYLE = 'body { color: black }';
const SCRIPT = 'document.title = "</div>";\n';
const PORTAL = `<!doctype html><title>Portal</title><style>${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/assets/portal-Ab3_-xYz.js"></script>`;
const WORKER = 'addEventListener("fetch", () => {});';
const WORKSPACE = '<!doctype html><title>Workspace</title>';

const FILES = {
  'portal.html': PORTAL,
  'workspace.html': WORKSPACE,
  'x/worker.js': WORKER,
  'secret.txt': 'secret of the machine',
  'assets/portal-Ab3_-xYz.js': 'export {};',
  'assets/.hidden': 'secret of the machine',
  'assets/splash/splash-0.webp': 'RIFF',
  '.vite/manifest.json': JSON.stringify({ 'src/styles/developer.css': { file: 'assets/developer-12345678.css' } }),
};

const built = aLastingFolder(FILES);
const shared = buildMockServer({ world: createWorld({ realTime: () => NOON }), check: true, site: built.folder });
/** For a test that changes neither its files nor its world. */
const site = { app: shared, ...asking(shared) };
afterAll(async () => {
  await shared.close();
  built.remove();
});

/** For one test. */
function aSite(options: Parameters<typeof aMock>[0] = {}) {
  const folder = aFolder(FILES);
  return { folder, ...aMock({ site: folder, ...options }) };
}

describe('the page of the portal', () => {
  it.each([
    '/nordlys',
    '/nordlys/',
    '/nordlys/classes',
    '/nordlys/a/b.c',
    '/%C3%A5',
    '/nordlys?departmentId=101',
    '/nordlys/classes?utm_campaign=50%',
    '/nordlys/classes?departmentId=101&departmentId=102',
    '/NORDLYS',
  ])('should be at %s', async (url) => {
    const reply = await site.get(url);
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: PORTAL });
  });

  it.each([
    '/x',
    '/x/',
    '/x/a',
    '/x/-a',
    '/pubsub',
    '/oauth2/other',
    '/outside',
    '/control/nothing',
    '/rest',
    '/rest/',
    '/assets',
    '/assets/nothing.js',
    '/Manifest.json',
    '/%72est/x',
    '//nordlys',
    '/..%2fnordlys',
    '/%00',
  ])('should not be at %s, which is reserved', async (url) => {
    expect(refusalIn(await site.get(url))).toMatchObject({
      status: 404,
      body: { error: { http_status: 404, type: 'NotFound' } },
    });
  });

  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/.env',
    '/.well-known/security.txt',
    '/.git/config',
    '/apple-touch-icon.png',
    '/sitemap.xml?x=1',
    '/index.php/nordlys',
    '/%2eenv',
    '/nordlys%2Eno',
  ])('should not be at %s, for no code of a center holds a dot', async (url) => {
    expect(refusalIn(await site.get(url))).toMatchObject({ status: 404, body: { error: { type: 'NotFound' } } });
  });

  it('should be at the code of every center there is', async () => {
    const { get, world } = aSite();
    for (const { code } of world.demo.centers()) expect((await get(`/${code}`)).statusCode).toBe(200);
  });

  it('should be under a policy that names its inline script and style by hash, and allows nothing else', async () => {
    const { headers } = await site.get('/puls');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hash(SCRIPT)}`,
      'style-src': `'self' ${hash(STYLE)}`,
      'img-src': "'self' blob:",
      'frame-src': 'blob:',
      'font-src': "'self'",
      'connect-src': "'self' blob:",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify',
      'report-uri': '/control/csp-report',
    });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('should be the newest build without a new start', async () => {
    const { get, folder } = aSite();
    await get('/nordlys');
    writeFileSync(join(folder, 'portal.html'), '<!doctype html><title>New</title>');
    expect((await get('/nordlys')).body).toBe('<!doctype html><title>New</title>');
  });

  it('should be reported as missing without a build', async () => {
    expect(refusalIn(await aMock().app.inject('/nordlys'))).toMatchObject({
      status: 503,
      body: { error: { message: 'The portal is not built.' } },
    });
  });

  it('should be there to look at, not to write to', async () => {
    const { app } = site;
    expect((await app.inject({ method: 'HEAD', url: '/nordlys' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/nordlys' })).statusCode).toBe(404);
  });
});

describe('an address within the portal at which there can be no page', () => {
  const NOWHERE = [
    ['/nordlys/%E0%A4%A', 400],
    ['/%E0%A4%A', 400],
    ['/nordlys%2Flogin', 404],
    ['/nordlys%00', 404],
  ] as const;
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(NOWHERE)('should be shown in both languages to a visitor who opens %s', async (url, status) => {
    const reply = await site.app.inject({ url, headers: browser });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(reply.body).toContain('<html lang="no">');
    expect(reply.body).toContain('Her er det ingen side');
    expect(reply.body).toMatch(/lang="en">\s*<h2>There is no page here/);
  });

  it('should have the product’s colours, light and dark, without a script', async () => {
    const { body, headers } = await site.app.inject({ url: '/nordlys/%E0%A4%A', headers: browser });
    expect(body).toContain('<link rel="stylesheet" href="/assets/developer-12345678.css">');
    expect(body).toContain('<meta name="color-scheme" content="light dark">');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/style-src 'self';/);
  });

  it.each([
    ['/nordlys/%E0%A4%A', '/nordlys'],
    ['/nordlys/member/%E0%A4%A?departmentId=101', '/nordlys'],
    ['/no-such_center/%E0%A4%A', '/no-such_center'],
    ['/%E0%A4%A', '/'],
    ['/nordlys%2Flogin', '/'],
    ['/nordlys%00', '/'],
    ['/%22%3E%3Cb%3E/%E0%A4%A', '/'],
    ['/javascript:alert(1)/%E0%A4%A', '/'],
    ['/%5Cevil/%E0%A4%A', '/'],
    [`/${'a'.repeat(65)}/%E0%A4%A`, '/'],
  ])('should lead on from %s to %s, in both languages, and repeat nothing else of the address', async (url, to) => {
    const { body } = await site.app.inject({ url, headers: browser });
    const links = [...body.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, words]) => [href, words]);
    const [norwegian, english] =
      to === '/' ? ['Til forsiden', 'To the front page'] : ['Til startsiden', 'To the start page'];
    expect(links).toEqual([
      [to, norwegian],
      [to, english],
    ]);
    expect(body).not.toMatch(/evil|alert|<b>|%E0|member|aaaa/);
  });

  it.each(NOWHERE)('should have the service’s format for programs that request %s', async (url, status) => {
    for (const accept of ['application/json', '*/*'])
      expect(refusalIn(await site.app.inject({ url, headers: { accept } }))).toMatchObject({ status });
  });

  it.each([
    ['GET', '/rest/token/%E0%A4%A', 400],
    ['GET', '/rest/nothing', 404],
    ['GET', '/x', 404],
    ['GET', '/robots.txt', 404],
    ['POST', '/nordlys', 404],
  ] as const)('should not be a page at %s %s', async (method, url, status) => {
    expect(refusalIn(await site.app.inject({ method, url, headers: browser }))).toMatchObject({ status });
  });

  it('should not be shown without a built portal, or to a foreign host name', async () => {
    expect(refusalIn(await aMock().app.inject({ url: '/nordlys', headers: browser }))).toMatchObject({ status: 503 });
    const foreign = { ...browser, host: 'evil.example' };
    expect(refusalIn(await site.app.inject({ url: '/nordlys', headers: foreign }))).toMatchObject({ status: 403 });
  });
});

describe('the page of the workspace', () => {
  it.each(['/x/-', '/x/-/', '/x/-/about', '/x/-/a/b.c', '/x/-/about?p=1', '/x/-/%C3%A5'])(
    'should be at %s',
    async (url) => {
      const reply = await site.get(url);
      expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 200, body: WORKSPACE });
    },
  );

  it('should be under the policy of the portal, and may open a socket where it comes from', async () => {
    const { get } = site;
    const [portal, workspace] = [await get('/puls'), await get('/x/-/about')].map(({ headers }) =>
      String(headers['content-security-policy']).split('; '),
    );
    const own = workspace?.filter((rule) => !portal?.includes(rule));
    expect(own).toEqual([
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
      "connect-src 'self' blob: ws://localhost:80",
      'trusted-types dompurify worker',
    ]);
    expect((await get('/x/-/about')).headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('should reach the service and its socket where the manifest puts them', async () => {
    const elsewhere = { service_base_url: 'https://service.example', websocket_url: 'wss://socket.example/pubsub' };
    const { headers } = await aSite({ world: createWorld({ elsewhere }) }).get('/x/-/about');
    expect(headers['content-security-policy']).toContain(
      "; connect-src 'self' blob: https://service.example wss://socket.example ws://localhost:80;",
    );
  });

  it('should be reported as missing without a build, and otherwise be read-only', async () => {
    expect(refusalIn(await aMock().app.inject('/x/-/about'))).toMatchObject({
      status: 503,
      body: { error: { message: 'The workspace is not built.' } },
    });
    expect((await site.app.inject({ method: 'POST', url: '/x/-/about' })).statusCode).toBe(405);
  });
});

describe('the policy of the portal', () => {
  const HERE = { connect: "'self' blob:", images: "'self' blob:" };
  it.each([
    ['the service', { service_base_url: 'https://service.example/base' }, 'https://service.example', true],
    ['the service, at a port', { service_base_url: 'http://127.0.0.1:4999' }, 'http://127.0.0.1:4999', true],
    ['its socket', { websocket_url: 'wss://socket.example/pubsub?x=1' }, 'wss://socket.example', false],
    ['its socket, unsafely', { websocket_url: 'ws://127.0.0.1:4999/pubsub' }, 'ws://127.0.0.1:4999', false],
  ])('should reach where the manifest puts %s', async (_what, elsewhere, origin, shows) => {
    expect(await reachWith(elsewhere)).toEqual({
      connect: `'self' blob: ${origin}`,
      images: shows ? `'self' blob: ${origin}` : HERE.images,
    });
  });

  it('should show what the manifest calls static, and ask nothing there', async () => {
    expect(await reachWith({ static_url: 'https://static.example/' })).toEqual({
      connect: "'self' blob:",
      images: "'self' blob: https://static.example",
    });
  });

  it('should name an origin once', async () => {
    const all = 'https://service.example';
    expect(
      await reachWith({ service_base_url: all, static_url: all, websocket_url: `wss://service.example/` }),
    ).toEqual({
      connect: "'self' blob: https://service.example wss://service.example",
      images: "'self' blob: https://service.example",
    });
  });

  it.each([
    'http://localhost:80/rest',
    'http://localhost',
    '/rest',
    '',
    'service.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://service.example',
    'https://*',
    'https://*.example',
    "https://a;script-src'unsafe-inline'",
    "https://service.example;script-src 'unsafe-inline'",
    'https://a,b',
    'https://[::1]:80;x',
    'https:',
  ])('should stay with its own origin when the manifest says %j', async (address) => {
    expect(await reachWith({ service_base_url: address, static_url: address, websocket_url: address })).toEqual(HERE);
  });

  it('should name of an address its origin alone, without who is let in', async () => {
    expect((await reachWith({ service_base_url: 'https://ola:secret@service.example:8443/a?b#c' })).connect).toBe(
      "'self' blob: https://service.example:8443",
    );
  });

  it('should leave the pages for developers with their own origin', async () => {
    const { get } = aSite({ world: createWorld({ elsewhere: { service_base_url: 'https://service.example' } }) });
    for (const page of ['/', '/control', '/rest/docs'])
      expect((await get(page)).headers['content-security-policy']).toContain("; connect-src 'self' blob:;");
  });

  it('should be of the manifest that the service tells', async () => {
    const elsewhere = { service_base_url: 'https://service.example', websocket_url: 'wss://socket.example' };
    const { get } = aSite({ world: createWorld({ elsewhere }) });
    expect((await get('/manifest.json')).json()).toMatchObject(elsewhere);
  });

  async function reachWith(elsewhere: WorldOptions['elsewhere'] & object) {
    const { headers } = await aSite({ world: createWorld({ elsewhere }) }).get('/not-a-center');
    const policy = String(headers['content-security-policy']);
    const [, images] = /; img-src ([^;]*);/.exec(policy) ?? [];
    const [, connect] = /; connect-src ([^;]*);/.exec(policy) ?? [];
    return { connect, images };
  }
});

describe('assets', () => {
  it('should be cached for ever with a hash in the name, and revalidated otherwise', async () => {
    const { get } = site;
    const [hashed, plain] = [await get('/assets/portal-Ab3_-xYz.js'), await get('/assets/splash/splash-0.webp')];
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/webp' });
    expect(plain.headers.etag).toBeDefined();
  });

  it('should be sent compressed as they lie to a browser that can read that, and plain to others', async () => {
    const { app, folder } = aSite();
    const script = '/assets/portal-Ab3_-xYz.js';
    writeFileSync(join(folder, `${script}.br`), 'short');
    const ask = (encodings: string) => app.inject({ url: script, headers: { 'accept-encoding': encodings } });
    const [short, plain] = [await ask('gzip, deflate, br, zstd'), await ask('gzip')];
    expect(short.body).toBe('short');
    expect(short.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(plain.body).toBe('export {};');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [short, plain]) expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
  });

  it.each(['/assets/..%2fsecret.txt', '/assets/..%5csecret.txt', '/assets/.hidden', '/assets/'])(
    'should not be found outside their folder, nor listed: %s',
    async (url) => {
      const reply = await site.get(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(refusalIn(reply).body).toMatchObject({ error: { http_status: reply.statusCode } });
      expect(reply.body).not.toContain('secret of the machine');
    },
  );
});

describe('the worker of the workspace', () => {
  it('should run nothing but itself, and be asked for anew each time', async () => {
    const { get } = site;
    const { statusCode, body, headers } = await get('/x/worker.js');
    expect([statusCode, body]).toEqual([200, WORKER]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache',
    });
  });

  it('should not be a page where the workspace is not built', async () => {
    const { get } = aMock({ site: aFolder({ 'portal.html': PORTAL, 'workspace.html': WORKSPACE }) });
    expect(refusalIn(await get('/x/worker.js'))).toMatchObject({ status: 404 });
  });
});

describe('the pages for developers', () => {
  it.each(['/', '/control', '/rest/docs/list'])(
    'should have the stylesheet of the build, and nothing inline: %s',
    async (url) => {
      const reply = await site.get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<link rel="stylesheet" href="/assets/developer-12345678.css">');
      expect(reply.body).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/i);
      expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
      expect(reply.headers['content-security-policy']).toContain("style-src 'self';");
    },
  );

  it.each(['/', '/control', '/rest/docs/list'])('should do without one where there is none: %s', async (url) => {
    const reply = await aMock().get(url);
    expect({ status: reply.statusCode, linked: reply.body.includes('stylesheet') }).toEqual({
      status: 200,
      linked: false,
    });
  });

  it('should have every script they name, to be asked for again each time', async () => {
    const { get } = aMock();
    const { body } = await get('/control');
    const named = [...body.matchAll(/<script type="module" src="([^"]+)">/g)].map(([, address = '']) => address);
    expect(named).toHaveLength(1);
    for (const address of [...named, '/control/script/elements.js']) {
      const script = await get(address);
      expect(script.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      // Trusted Types would stop it, so that it is not even tried.
      expect(script.body).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/);
    }
  });

  it('should lead from the address of the control with a slash to the one without', async () => {
    const { statusCode, headers } = await aMock().get('/control/');
    expect([statusCode, headers.location]).toEqual([302, '/control']);
  });

  it('should escape any name that the world gives its centers', async () => {
    const { get, post } = aMock();
    await post('/control/api/scenario', { scenario: 'hostile' });
    const { body } = await get('/');
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;window.hacked=1&lt;/script&gt; &amp; &quot;Sønner&quot;');
  });

  it('should name everybody who can log in, and numbers that cannot apart from them', async () => {
    const { body } = await aMock().get('/');
    const demo = demoPeople(osloDay(NOON)).map(({ phone }) => phone);
    const [, people = '', others = ''] = body.split('<tbody>').slice(1);
    const phonesIn = (table: string) =>
      [...(table.split('</tbody>')[0] ?? '').matchAll(/<code>(\d+)</g)].map(([, phone]) => phone);
    expect(phonesIn(people)).toEqual(demo);
    const known = phonesIn(others).filter((phone) => demo.some((known) => known === phone));
    expect([phonesIn(others).length > 0, known]).toEqual([true, []]);
  });

  it('should say first what all is there', async () => {
    const [lead = ''] = (await aMock().get('/')).body.split('</header>');
    expect(lead).toContain('A membership portal for fitness centers and a workspace for construction projects');
  });

  it('should lead to every center and every way in', async () => {
    const { body } = await aMock().get('/');
    for (const address of [
      '/nordlys',
      '/nordlys/classes',
      '/solsiden/classes',
      '/puls/classes',
      '/stor/classes',
      '/control',
      '/rest/docs',
      '/rest/openapi.json',
      '/manifest.json',
    ]) {
      expect(body).toContain(`href="${address}"`);
    }
    expect(body).toContain('10000001');
  });
});
