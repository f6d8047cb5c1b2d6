import type { AddressInfo } from 'node:net';
import type { Consent } from '@felles/core/internal/portal/tracking/rules';
import {
  buildMockServer,
  buildOutside,
  buildPages,
  createWorld,
  PLAIN_OUTSIDE,
  type World,
} from '@felles/mock-server/internal';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { PLAIN_SITE } from './site.ts';
import { type TimetablePage, timetableOn } from './timetable.ts';
import { type Language, WORDS } from './words.ts';

/** Thursday 19 November 2026, ten in the morning in Oslo: week 47. */
export const NOW = Date.UTC(2026, 10, 19, 9);

export interface Portal {
  /** The service behind the page, fresh for every test. */
  readonly world: World;
  readonly origin: string;
  /** The origin of the service: that of the pages, unless it speaks nothing but the specification. */
  readonly service: string;
  /** Where the trackers are; what they are sent is in the world's `observed.trackers`. */
  readonly outside: string;
  /** Opens an address of the portal at a settled moment. */
  open(path: string): Promise<void>;
  /**
   * Lets the browser find the world outside where a plain service says that it is. From then on it is Playwright that
   * answers whether a page may ask another origin, so a test about that does without.
   */
  findOutside(): Promise<void>;
}

export interface Promises {
  /** Lets something pass that this test is about. */
  except(pattern: RegExp): void;
}

export interface Options {
  /** The choice of the visitor at an earlier visit; null for one who comes for the first time. */
  readonly language: Language | null;
  /** The visitor's answer about trackers at an earlier visit to the center; most tests are about something else. */
  readonly consent: Consent;
  /** Whether the page's timers run by themselves or wait until the test moves its clock. */
  readonly timers: 'run' | 'wait';
  /** Whether the service speaks nothing but the specification. */
  readonly plain: boolean;
  /** Where the built pages are; their pictures are small, unless a test is about them. */
  readonly site: string;
}

export interface Fixtures {
  readonly portal: Portal;
  readonly promises: Promises;
  readonly timetable: TimetablePage;
}

/** A browser at a portal of its own. Whatever a test does, the page must keep its word on errors, policy and origin. */
export const test = base.extend<Options & Fixtures>({
  language: [null, { option: true }],
  consent: ['rejected', { option: true }],
  timers: ['run', { option: true }],
  plain: [false, { option: true }],
  site: [PLAIN_SITE, { option: true }],
  portal: async ({ page, context, language, consent, timers, plain, site }, use) => {
    const apart = plain ? { pages: '', service: '' } : null;
    const world = createWorld({ apart });
    world.change((state) => {
      state.clock = { kind: 'frozen', at: NOW };
    });
    const trackers = buildOutside({ world });
    const outside = await listening(trackers);
    const options = { world, check: true, site, trackers: outside };
    const app = buildMockServer({ ...options, plain });
    const pages = apart === null ? app : buildPages(options);
    const service = await listening(app);
    const origin = apart === null ? service : await listening(pages);
    if (apart !== null) Object.assign(apart, { pages: origin, service });
    if (consent !== 'unknown') await context.addInitScript(keepConsent, consent);
    if (language !== null) await context.addCookies([{ name: 'language', value: language, url: origin }]);
    if (timers === 'wait') await context.addInitScript(keepDrawing);
    await (timers === 'run' ? page.clock.setFixedTime(NOW) : page.clock.install({ time: NOW }));
    await use({
      world,
      origin,
      service,
      outside,
      findOutside: () => answerFor(context, PLAIN_OUTSIDE, outside),
      open: async (path) => void (await page.goto(`${origin}${path}`)),
    });
    await context.close();
    await Promise.all([app.close(), trackers.close(), ...(pages === app ? [] : [pages.close()])]);
  },
  timetable: async ({ page, language }, use) => use(timetableOn(page, WORDS[language ?? 'no'])),
  promises: [
    async ({ page, portal }, use) => {
      const excepted: RegExp[] = [];
      const broken = watch(page, [portal.origin, portal.service]);
      await use({ except: (pattern) => excepted.push(pattern) });
      const unexpected = broken.filter((what) => !excepted.some((pattern) => pattern.test(what)));
      expect(unexpected, 'no uncaught error, no policy violation, nothing from elsewhere').toEqual([]);
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

/** The browser finds at an address what is served at another. */
async function answerFor(context: BrowserContext, address: string, at: string): Promise<void> {
  await context.route(`${address}/**`, async (route) => {
    const request = route.request();
    const headers = { ...request.headers(), ...(request.method() === 'POST' && { origin: at }) };
    const url = request.url().replace(address, at);
    const response = await route.fetch({ url, headers, maxRedirects: 0 });
    // Where a redirect leads is asked for past this, so what stays at the address is followed here.
    const { location = '' } = response.headers();
    const isOwn = location.startsWith('/');
    await route.fulfill({ response: isOwn ? await route.fetch({ url: `${at}${location}`, method: 'GET' }) : response });
  });
}

/** Runs in the page before its clock is taken away: the page is drawn also while its time stands still. */
function keepDrawing(): void {
  const draw = window.requestAnimationFrame.bind(window);
  Object.defineProperty(window, 'requestAnimationFrame', { get: () => draw, set: () => {} });
}

/** Runs in the page before anything of its own: leaves what an earlier visit to this center would have left. */
function keepConsent(consent: string): void {
  const [, code] = window.location.pathname.split('/');
  if (!code) return; // a document inside a page
  const key = `felles.consent.${code}`;
  try {
    if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, consent);
  } catch {
    // A page without storage has no earlier visit.
  }
}

function watch(page: Page, own: readonly string[]): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // A refusal of the network is told in words on the page; everything else is a mistake of ours.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
      broken.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    // The browser's viewer of documents is its own.
    if (/^chrome(-extension)?:/.test(url)) return;
    if (!own.some((origin) => url.startsWith(`${origin}/`)) && !url.startsWith('blob:') && url !== 'about:blank')
      broken.push(`from elsewhere: ${url}`);
  });
  return broken;
}

export { expect };
