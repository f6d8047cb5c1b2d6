import { join } from 'node:path';
import { useBuiltPage } from '../../support/built-page.ts';
import { test as portalTest } from '../../support/portal.ts';

/** A browser at a page with the code of a company, the number of a payer, and nothing else. */
export const test = portalTest.extend<object, { readonly sponsorSite: string }>({
  sponsorSite: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads from the pattern what a fixture needs
    async ({}, use) => useBuiltPage(join(import.meta.dirname, 'page'), use),
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ sponsorSite }, use) => use(sponsorSite),
});
