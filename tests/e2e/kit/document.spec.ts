import type { Page } from 'playwright/test';
import { inBothLanguages } from '../support/portal.ts';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { expect, test } from './kit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Betalingsvilkår' });
const frame = (page: Page) => dialog(page).locator('iframe');

async function open(page: Page, name: string, fileName?: string): Promise<void> {
  await page.evaluate((given) => window.kit.openDocument(...given), [name, fileName] as const);
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ portal, page }) => {
  await portal.open('/nordlys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[P-SHELL-43] a PDF shows in a named frame that nothing else can come into', IN_THE_VIEWER, async ({ page }) => {
  await open(page, 'terms');
  await expect(frame(page)).toHaveAttribute('title', 'Betalingsvilkår');
  // The browser's own viewer has taken the document, and the frame is shut behind it.
  await expect.poll(() => page.frames().some((inner) => inner.url().startsWith('chrome-extension:'))).toBe(true);
  await expect(frame(page)).toHaveAttribute('sandbox', '');
  await expect(frame(page)).toHaveAttribute('src', /^blob:/);
});

test(
  '[P-SHELL-43] anything that came into the frame after the document would find it shut',
  IN_THE_VIEWER,
  async ({ page, promises }) => {
    promises.except(/^console: Blocked script execution in 'blob:/);
    await open(page, 'terms');
    await expect(frame(page)).toHaveAttribute('sandbox', '');
    const reach = await frame(page).evaluate(async (inner) => {
      if (!(inner instanceof HTMLIFrameElement)) throw new Error('this is no frame');
      const arrived = new Promise((resolve) => inner.addEventListener('load', resolve, { once: true }));
      inner.src = URL.createObjectURL(new Blob(['<p>Kom inn'], { type: 'text/html' }));
      await arrived;
      return inner.contentDocument;
    });
    expect(reach).toBeNull();
  },
);

test('a document can be left with the keyboard', IN_THE_VIEWER, async ({ page }) => {
  await open(page, 'terms', 'vilkar.pdf');
  await expect.poll(() => page.frames().some((inner) => inner.url().startsWith('chrome-extension:'))).toBe(true);
  const link = dialog(page).getByRole('link', { name: 'Last ned' });
  // The viewer tells nobody what has the focus in it, so that the next press may come before the last has done its work.
  await link.evaluate((element) => element.addEventListener('focus', () => element.setAttribute('data-reached', '')));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toHaveAttribute('data-reached', '', { timeout: 100 });
  }).toPass({ intervals: [50] });
});

test('[P-SHELL-43] the address of a document is gone when its window is', IN_THE_VIEWER, async ({ page }) => {
  await page.evaluate(() => {
    const revoke = URL.revokeObjectURL.bind(URL);
    const made: string[] = [];
    Object.assign(window, { revoked: made });
    URL.revokeObjectURL = (url) => {
      made.push(url);
      revoke(url);
    };
  });
  await open(page, 'terms');
  const address = (await frame(page).getAttribute('src'))?.split('#')[0] ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'revoked'))).toContain(address);
});

test('[P-SHELL-43] a document that cannot be shown says why', IN_THE_VIEWER, async ({ page }) => {
  await test.step('[P-SHELL-43] a page that calls itself a PDF is not shown', async () => {
    await open(page, 'page');
    await expect(dialog(page).getByRole('alert')).toContainText('Dokumentet kunne ikke vises');
    await expect(dialog(page).getByRole('alert')).toContainText('Ukjent svar fra serveren');
    await expect(frame(page)).toHaveCount(0);
  });

  await test.step('a document that does not come says why, and is asked for again without losing the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await open(page, 'refused');
    await expect(dialog(page).getByRole('alert')).toContainText('Borte.');
    await dialog(page).getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Borte.');
    const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(isInside).toBe(true);
  });
});

test(
  '[P-SHELL-44] a document can be downloaded where it has a name, and only there',
  IN_THE_VIEWER,
  async ({ page }) => {
    await open(page, 'terms', 'vilkar.pdf');
    const link = dialog(page).getByRole('link', { name: 'Last ned' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('vilkar.pdf');
    await page.keyboard.press('Escape');
    await open(page, 'terms');
    await expect(frame(page)).toBeVisible();
    await expect(link).toHaveCount(0);
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[P-SHELL-43] [P-SHELL-44] a document is a link to it', IN_THE_VIEWER, async ({ page }) => {
    await open(page, 'terms', 'vilkar.pdf');
    const link = dialog(page).getByRole('link', { name: 'Åpne dokumentet' });
    await expect(link).toHaveAttribute('href', /^blob:/);
    await expect(dialog(page).getByRole('link', { name: 'Last ned' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText('Dokumentet er en PDF, som åpnes utenfor siden.');
  });
});

inBothLanguages((_words, language) => {
  test('[P-SHELL-45] a document that loads says so', async ({ page }) => {
    await open(page, 'never');
    const words = language === 'no' ? 'Laster inn dokument' : 'Loading document';
    await expect(dialog(page).getByRole('status').filter({ hasText: words })).toBeVisible();
  });
});
