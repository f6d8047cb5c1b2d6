import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { builtFrom } from '../support/built-page.ts';
import { expect, test as portalTest } from '../support/portal.ts';

export interface Toasts {
  /** The one that shows. */
  readonly card: Locator;
  readonly close: Locator;
  /** Says something; returns when something shows. */
  show(type: string, title: string, rest?: { readonly subtitle?: string; readonly duration?: number }): Promise<void>;
}

/** A browser at the page of the kit, which keeps every word that the portal's pages keep. */
export const test = portalTest.extend<{ readonly toasts: Toasts }>({
  site: builtFrom(join(import.meta.dirname, 'page')),
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
      /** Shows one thing in the place of another. */
      replace(shown: string | null): void;
      /** Goes on to another page. */
      leave(): void;
    };
  }
}

export { expect };
