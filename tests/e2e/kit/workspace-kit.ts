import type { AddressInfo } from 'node:net';
import { buildMockServer, createWorld } from '@felles/mock-server/internal';
import { test as base, expect } from 'playwright/test';
import { builtFrom } from '../support/built-page.ts';
import { KIT_PAGE } from '../support/sites.ts';

export interface Fixtures {
  /** Opens a page of the workspace's kit: lists, long, panels, parts or photos, where said with what follows its path. */
  readonly openKit: (page: 'lists' | 'long' | 'panels' | 'parts' | 'photos', search?: string) => Promise<void>;
}

/** A browser at the page of the workspace's kit, which throws nothing and says nothing in its console. */
export const test = base.extend<Fixtures>({
  openKit: async ({ page, context }, use) => {
    const told: string[] = [];
    page.on('pageerror', (error) => told.push(error.message));
    page.on('console', (message) => {
      // The page of the kit has no icon.
      if (!message.text().startsWith('Failed to load resource:')) told.push(message.text());
    });
    const app = buildMockServer({ world: createWorld(), site: builtFrom(KIT_PAGE) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // Fastify listens on a TCP port here, so its address is never a pipe's name.
    const { port } = app.server.address() as AddressInfo;
    await use(async (path, search = '') => void (await page.goto(`http://127.0.0.1:${port}/x/-/${path}${search}`)));
    await context.close();
    await app.close();
    expect(told).toEqual([]);
  },
});

export { expect };
