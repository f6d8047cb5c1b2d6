import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { build, loadConfigFromFile } from 'vite';
import { expect, test as portalTest } from '../support/portal.ts';

const ui = join(import.meta.dirname, '../../../ui-react');
const page = join(import.meta.dirname, 'page');

/** Builds the kit's page with the portal's own configuration. */
async function buildKit(outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ui, 'vite.config.ts'));
  await build({
    ...loaded?.config,
    configFile: false,
    root: page,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...loaded?.config.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(page, 'portal.html') },
    },
  });
}

interface Toasts {
  /** The one that shows. */
  readonly card: Locator;
  readonly close: Locator;
  /** Says something; returns when something shows. */
  show(type: string, title: string, rest?: { readonly subtitle?: string; readonly duration?: number }): Promise<void>;
}

/** A browser at the page of the kit, which keeps every word that the portal's pages keep. */
export const test = portalTest.extend<{ readonly toasts: Toasts }, { readonly kitSite: string }>({
  kitSite: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'felles-kit-'));
      await buildKit(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ kitSite }, use) => use(kitSite),
  toasts: async ({ page: browser }, use) => {
    const region = browser.getByRole('region', { name: /^(Meldinger|Messages)$/ });
    await use({
      card: region,
      close: region.getByRole('button'),
      async show(type, title, rest) {
        await browser.evaluate((given) => window.kit.show(...given), [type, title, rest ?? {}] as const);
        await expect(region.getByRole('button')).toBeVisible();
      },
    });
  },
});

declare global {
  interface Window {
    readonly kit: {
      readonly saved: number;
      show(type: string, title: string, rest: object): Promise<void>;
      closeToasts(): void;
      openDocument(name: string, fileName?: string): Promise<void>;
      openChanged(canSave: boolean): void;
      ask(): void;
      /** Goes on to another page. */
      leave(): void;
    };
  }
}

export { expect };
