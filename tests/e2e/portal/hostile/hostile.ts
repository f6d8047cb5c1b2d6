import { join } from 'node:path';
import { builtFrom } from '../../support/built-page.ts';
import { test as portalTest } from '../../support/portal.ts';

interface Shown {
  readonly html: string;
  readonly words: string;
  readonly breaches: readonly string[];
}

interface Aftermath extends Shown {
  readonly hacked: boolean;
  readonly touched: number;
}

declare global {
  interface Window {
    readonly hostile: {
      show(html: string): Shown;
      unseen(html: string): Shown;
      showEach(markups: readonly string[]): Promise<readonly Aftermath[]>;
      describeEach(texts: readonly string[]): Promise<readonly Aftermath[]>;
      loose(html: string): void;
    };
  }
}

/** A browser at a page with one text on it, which keeps every word that the portal's pages keep. */
export const test = portalTest.extend({
  site: builtFrom(join(import.meta.dirname, 'page')),
  portal: async ({ page, portal }, use) => {
    await portal.open('/nordlys');
    await page.waitForFunction(() => 'hostile' in window);
    await use(portal);
  },
});

export { expect } from '../../support/portal.ts';
