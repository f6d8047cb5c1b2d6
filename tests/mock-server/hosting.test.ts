import { SOCKET_PATH } from '@felles/adapters-http/wire';
import { forCaddy, forNginx, type Hosting, hostingRules, type Rule } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { aMock } from './mock.ts';

const NAME = 'felles.example';
const FRAME = 'https://host.example';
const NAMED = 'portal-12345678.js';
const PAGES = {
  portal: '<!doctype html><head></head><script>start()</script><style>p { margin: 0 }</style>',
  workspace: '<!doctype html><head></head><script>work()</script>',
};
const SITE = {
  'portal.html': PAGES.portal,
  'workspace.html': PAGES.workspace,
  [`assets/${NAMED}`]: 'content',
  'assets/icon.png': 'content',
};
const HOSTING: Hosting = {
  site: `https://${NAME}`,
  manifest: {
    service_base_url: 'https://service.example',
    authorization_server: 'https://login.example',
    static_url: 'https://files.example',
    version: '1',
    websocket_url: null,
    checkout_hosts: ['checkout.example'],
  },
  trackers: ['pixel', 'googleTag'],
  host: FRAME,
  reports: null,
  service: null,
};

const ruleFor = (rules: readonly Rule[], path: string) => rules.find(({ match }) => new RegExp(match).test(path));

/** The places that a policy names for a kind of thing. */
const placesOf = (path: string, kind: string): readonly string[] => {
  const policy = ruleFor(hostingRules(PAGES, HOSTING), path)?.headers['content-security-policy'] ?? '';
  const [, ...places] =
    policy
      .split('; ')
      .find((rule) => rule.startsWith(`${kind} `))
      ?.split(' ') ?? [];
  return places;
};

describe('how a host for files alone serves the pages', () => {
  it.each([
    ['/nordlys/classes', ['pixel'] as const],
    ['/puls', []],
    ['/x/-', []],
    ['/x/-/project/1', []],
    [`/assets/${NAMED}`, []],
    ['/assets/icon.png', []],
  ])('should send what the mock sends with its own pages: %s', async (path, trackers) => {
    const { app } = aMock({ site: aFolder(SITE), hosts: [NAME] });
    const ask = async (url: string) => app.inject({ url, headers: { host: NAME } });
    const manifest = (await ask('/manifest.json')).json<Hosting['manifest']>();
    const hosting = {
      site: `http://${NAME}`,
      manifest,
      trackers,
      host: null,
      reports: '/control/csp-report',
      service: null,
    };
    const { headers = {}, file } = ruleFor(hostingRules(PAGES, hosting), path) ?? {};
    const sent = await ask(path);
    expect(Object.keys(headers).length).toBeGreaterThan(1);
    expect(sent.headers).toMatchObject(headers);
    expect(sent.body).toBe(file?.startsWith('portal') ? PAGES.portal : file ? PAGES.workspace : 'content');
  });

  it('should let the pages reach the service, the provider and the checkout that the manifest names', () => {
    expect(placesOf('/x/-/project/1', 'connect-src')).toEqual([
      ...["'self'", 'blob:', 'https://service.example', 'https://login.example', 'wss://service.example'],
    ]);
    expect(placesOf('/x/-', 'frame-ancestors')).toEqual([FRAME]);
    expect(placesOf('/nordlys', 'frame-ancestors')).toEqual(["'none'"]);
    expect(placesOf('/nordlys', 'frame-src')).toContain('https://checkout.example');
    expect(placesOf('/nordlys', 'script-src')).toEqual(
      expect.arrayContaining([
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://www.googletagmanager.com/gtag/js',
      ]),
    );
    expect(placesOf('/nordlys', 'script-src')).not.toContain('https://www.googletagmanager.com');
    expect(placesOf('/nordlys', 'report-uri')).toEqual([]);
  });

  it('should have no rule for the address of the product’s own page', () => {
    expect(ruleFor(hostingRules(PAGES, HOSTING), '/')).toBeUndefined();
  });

  it.each([
    ['nginx', /^ {2}location ~ "(.+)" \{$/, /^ {4}add_header (\S+) "(.*)";$/],
    ['Caddy', /^ {4}path_regexp `(.+)`$/, /^ {4}header (\S+) "(.*)"$/],
  ])('should be written for %s rule by rule, with each header', (server, match, header) => {
    const rules = hostingRules(PAGES, HOSTING);
    const text = server === 'nginx' ? forNginx(rules, HOSTING, '/srv', '80') : forCaddy(rules, HOSTING, '/srv');
    const read: { match: string; headers: Record<string, string> }[] = [];
    for (const line of text.split('\n')) {
      const [, place] = match.exec(line) ?? [];
      if (place !== undefined) read.push({ match: place, headers: {} });
      const [, name, value] = header.exec(line) ?? [];
      const latest = read.at(-1);
      if (name !== undefined && value !== undefined && latest) latest.headers[name] = value;
    }
    // nginx has words of its own for the type of a file.
    const { 'content-type': type, ...inNginx } = ruleFor(rules, '/nordlys')?.headers ?? {};
    expect(type).toBe('text/html; charset=utf-8');
    expect(read.map((rule) => rule.match)).toEqual(rules.map((rule) => rule.match));
    expect(read.at(-1)?.headers).toEqual(server === 'nginx' ? inNginx : { 'content-type': type, ...inNginx });
    expect(read[1]?.headers).toEqual(rules[1]?.headers);
  });

  it.each([
    ['nginx', forNginx, / {2}location ~ "([^"]+)" \{\n {4}proxy_pass http:\/\/service:4000;/],
    ['Caddy', forCaddy, / {2}@service path_regexp `([^`]+)`[\s\S]+?reverse_proxy http:\/\/service:4000/],
  ])('should lead the calls to a service behind the pages before every rule in %s', (_, write, place) => {
    const rules = hostingRules(PAGES, HOSTING);
    const text = write(rules, { ...HOSTING, service: 'http://service:4000' }, '/srv', '80');
    const [all = '', match = ''] = place.exec(text) ?? [];
    expect(text.indexOf(all)).toBeLessThan(text.indexOf(rules[0]?.match ?? ''));
    const leads = (path: string) => new RegExp(match).test(path);
    expect(['/rest/v1/tasks', '/oauth2/token', SOCKET_PATH].map(leads)).toEqual([true, true, true]);
    expect(['/manifest.json', '/x/-', '/restaurant/classes', '/nordlys/rest/'].map(leads)).not.toContain(true);
  });
});
