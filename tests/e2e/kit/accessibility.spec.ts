import type { Page } from 'playwright/test';
import { keepsNobodyOut } from '../support/axe.ts';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './kit.ts';

interface KitState {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Whether the browser's own viewer shows something in it. */
  readonly viewer?: true;
}

const STATES: readonly KitState[] = [
  {
    name: 'all parts, some with mistakes',
    async reach(page) {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: 'Vis passord' }).click();
    },
  },
  ...['primary', 'success', 'info', 'warning', 'danger'].map((type) => ({
    name: `a toast: ${type}`,
    async reach(page: Page) {
      const given = [
        type,
        '412 · Ugyldig sponsor',
        { subtitle: 'Personen kan ikke være sponsor.', duration: 0 },
      ] as const;
      await page.evaluate((words) => window.kit.show(...words), given);
      await page.evaluate((words) => window.kit.show(...words), given);
      await expect(page.getByText('×2')).toBeVisible();
    },
  })),
  {
    name: 'a document',
    viewer: true,
    async reach(page) {
      await page.evaluate(() => window.kit.openDocument('terms', 'vilkar.pdf'));
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    },
  },
  {
    name: 'a document that loads',
    async reach(page) {
      await page.evaluate(() => window.kit.openDocument('never'));
      await expect(page.getByText('Laster inn dokument')).toBeVisible();
    },
  },
  {
    name: 'a document that cannot be shown, and a toast above it',
    async reach(page) {
      await page.evaluate(() => window.kit.openDocument('page'));
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await page.evaluate(() => window.kit.show('danger', 'Ikke lagret', {}));
      await expect(page.getByRole('button', { name: 'Lukk melding' })).toBeVisible();
    },
  },
  {
    name: 'the question about unsaved data',
    async reach(page) {
      await page.evaluate(() => window.kit.openDocument('never'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => window.kit.openChanged(true));
      await expect(page.getByRole('dialog', { name: 'Endret' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

for (const { name, reach, viewer } of STATES) {
  test(
    `keeps nobody out: ${name}, at every width, light and dark`,
    viewer ? IN_THE_VIEWER : {},
    async ({ page, portal }) => {
      await portal.open('/nordlys');
      await reach(page);
      for (const width of [320, 390, 1024, 1600]) {
        await makeWide(page, width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
          width,
        );
        await keepsNobodyOut(page, `at ${width} px`);
      }
    },
  );
}
