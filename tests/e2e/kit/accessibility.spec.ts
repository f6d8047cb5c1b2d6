import type { Page } from 'playwright/test';
import { expectNoBarriersAt, LONGEST_STATE } from '../support/axe.ts';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { CHECKED_WIDTHS } from '../support/widths.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './kit.ts';

interface KitState {
  readonly name: string;
  /** Brings the page there, from the state before it on its way where there is one. */
  readonly reach: (page: Page) => Promise<void>;
}

const TOASTS: readonly KitState[] = ['primary', 'success', 'info', 'warning', 'danger'].map((type) => ({
  name: `a toast: ${type}`,
  async reach(page: Page) {
    await page.evaluate(() => window.kit.closeToasts());
    await expect(page.getByText('×2')).toHaveCount(0);
    const given = [
      type,
      '412 · Ugyldig sponsor',
      { subtitle: 'Personen kan ikke være sponsor.', duration: 0 },
    ] as const;
    await page.evaluate((words) => window.kit.show(...words), given);
    await page.evaluate((words) => window.kit.show(...words), given);
    await expect(page.getByText('×2')).toBeVisible();
  },
}));

const WAY: readonly KitState[] = [
  {
    name: 'all parts, some with mistakes',
    async reach(page) {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: 'Vis passord' }).click();
    },
  },
  ...TOASTS,
  {
    name: 'a document that loads',
    async reach(page) {
      await page.evaluate(() => window.kit.closeToasts());
      await page.evaluate(() => window.kit.openDocument('never'));
      await expect(page.getByText('Laster inn dokument')).toBeVisible();
    },
  },
  {
    name: 'the question about unsaved data',
    async reach(page) {
      await page.evaluate(() => window.kit.openChanged(true));
      await expect(page.getByRole('dialog', { name: 'Endret' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a document that cannot be shown, and a toast above it',
    async reach(page) {
      await page.evaluate(() => window.kit.leave());
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.evaluate(() => window.kit.openDocument('page'));
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      await page.evaluate(() => window.kit.show('danger', 'Ikke lagret', {}));
      await expect(page.getByRole('button', { name: 'Lukk melding' })).toBeVisible();
    },
  },
];

const IN_THE_VIEWER_ONLY: readonly KitState[] = [
  {
    name: 'a document',
    async reach(page) {
      await page.evaluate(() => window.kit.openDocument('terms', 'vilkar.pdf'));
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    },
  },
];

for (const way of [WAY, IN_THE_VIEWER_ONLY]) {
  test(
    `is accessible, at every width, light and dark: ${way.map(({ name }) => name).join('; ')}`,
    way === IN_THE_VIEWER_ONLY ? IN_THE_VIEWER : {},
    async ({ page, portal }) => {
      test.setTimeout(way.length * LONGEST_STATE);
      await portal.open('/nordlys');
      for (const { name, reach } of way) {
        await test.step(name, async () => {
          await reach(page);
          for (const width of CHECKED_WIDTHS) {
            await makeWide(page, width);
            const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
            await expectNoBarriersAt(page, width);
          }
        });
      }
    },
  );
}
