import { join } from 'node:path';
import type { ToastRequest } from '@felles/core';
import type { Locator, Page } from 'playwright/test';
import { builtFrom } from '../../support/built-page.ts';
import { test as portalTest } from '../../support/portal.ts';

declare global {
  interface Window {
    readonly choosers: {
      readonly toasts: readonly ToastRequest[];
      reload(): void;
      /** Keeps the choice for the next load of the page. */
      keep(): void;
    };
  }
}

export interface Choosers {
  readonly departments: Locator;
  readonly memberships: Locator;
  /** The button of a card. */
  card(name: string | RegExp): Locator;
  /** The names of the memberships that show, in order. */
  titles(): Promise<readonly string[]>;
}

/** A browser at a page with the two choosers and nothing else. */
export const test = portalTest.extend<{ readonly choosers: Choosers }>({
  site: builtFrom(join(import.meta.dirname, 'page')),
  choosers: async ({ page }, use) => use(choosersOn(page)),
});

function choosersOn(page: Page): Choosers {
  const [departments, memberships] = [page.getByRole('region').first(), page.getByRole('region').nth(1)];
  const card = (name: string | RegExp) => page.getByRole('heading', { level: 3 }).getByRole('button', { name });
  return {
    departments,
    memberships,
    card,
    titles: () => memberships.getByRole('heading', { level: 3 }).getByRole('button').allTextContents(),
  };
}

export { expect } from '../../support/portal.ts';
