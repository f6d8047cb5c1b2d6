import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildMockServer, createWorld, type World } from '@felles/mock-server';
import { test as base, expect, type Page } from 'playwright/test';

const site = join(import.meta.dirname, '../../../ui-react/dist-app');

/** Thursday 19 November 2026, ten in the morning in Oslo: week 47. */
export const NOW = Date.UTC(2026, 10, 19, 9);

interface Portal {
  /** The service behind the page, fresh for every test. */
  readonly world: World;
  readonly origin: string;
  /** Opens an address of the portal at a settled moment. */
  open(path: string): Promise<void>;
}

/** A browser at a portal of its own. Whatever a test does, the page must keep its word on errors, policy and origin. */
export const test = base.extend<{ portal: Portal; promises: undefined }>({
  portal: async ({ page }, use) => {
    const world = createWorld();
    world.change((state) => {
      state.clock = { kind: 'frozen', at: NOW };
    });
    const app = buildMockServer({ world, check: true, site });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // Fastify listens on a TCP port here, so its address is never a pipe's name.
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await page.clock.setFixedTime(NOW);
    await use({ world, origin, open: async (path) => void (await page.goto(`${origin}${path}`)) });
    await page.goto('about:blank');
    await app.close();
  },
  promises: [
    async ({ page, portal }, use) => {
      const broken = watch(page, portal.origin);
      await use(undefined);
      expect(broken, 'no uncaught error, no policy violation, nothing from elsewhere').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, origin: string): readonly string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) broken.push(`policy: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:') && url !== 'about:blank')
      broken.push(`from elsewhere: ${url}`);
  });
  return broken;
}

export { expect };
