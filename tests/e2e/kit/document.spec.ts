import type { Page } from 'playwright/test';
import { IN_THE_VIEWER } from '../support/viewer.ts';
import { expect, test } from './kit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Betalingsvilkår' });
const frame = (page: Page) => dialog(page).locator('iframe');
const download = (page: Page) => dialog(page).getByRole('link', { name: 'Last ned' });

async function open(page: Page, name: string, fileName?: string): Promise<void> {
  await page.evaluate((given) => window.kit.openDocument(...given), [name, fileName] as const);
  await expect(dialog(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The browser's own viewer has taken the document. */
const isInViewer = (page: Page) =>
  expect.poll(() => page.frames().some((inner) => inner.url().startsWith('chrome-extension:'))).toBe(true);

test(
  '[P-SHELL-43] [P-SHELL-44] a PDF shows in a frame of its own, which is left by keyboard, or says why not',
  IN_THE_VIEWER,
  async ({ page, portal, promises }) => {
    promises.except(/^console: Blocked script execution in 'blob:/);
    await portal.open('/nordlys');
    await page.evaluate(() => {
      const revoke = URL.revokeObjectURL.bind(URL);
      const made: string[] = [];
      Object.assign(window, { revoked: made });
      URL.revokeObjectURL = (url) => {
        made.push(url);
        revoke(url);
      };
    });

    await test.step('[P-SHELL-43] a named frame shows it, shut behind the document, and its address goes with its window', async () => {
      await open(page, 'terms');
      await expect(frame(page)).toHaveAttribute('title', 'Betalingsvilkår');
      await isInViewer(page);
      await expect(frame(page)).toHaveAttribute('sandbox', '');
      await expect(frame(page)).toHaveAttribute('src', /^blob:/);
      await expect(download(page)).toHaveCount(0);
      const address = (await frame(page).getAttribute('src'))?.split('#')[0] ?? '';
      await close(page);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'revoked'))).toContain(address);
    });

    await test.step('[P-SHELL-43] anything that came into the frame after the document would find it shut', async () => {
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
      await close(page);
    });

    await test.step('[P-SHELL-44] a document with a name can be left with the keyboard, and downloaded', async () => {
      await open(page, 'terms', 'vilkar.pdf');
      await isInViewer(page);
      const link = download(page);
      // The viewer tells nobody what has the focus in it, so that the next press may come before the last has done its work.
      await link.evaluate((element) =>
        element.addEventListener('focus', () => element.setAttribute('data-reached', '')),
      );
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(link).toHaveAttribute('data-reached', '', { timeout: 100 });
      }).toPass({ intervals: [50] });
      const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(file.suggestedFilename()).toBe('vilkar.pdf');
      await close(page);
    });

    await test.step('[P-SHELL-43] a page that calls itself a PDF is not shown', async () => {
      await open(page, 'page');
      await expect(dialog(page).getByRole('alert')).toContainText('Dokumentet kunne ikke vises');
      await expect(dialog(page).getByRole('alert')).toContainText('Ukjent svar fra serveren');
      await expect(frame(page)).toHaveCount(0);
      await close(page);
    });

    await test.step('a document that does not come says why, and is asked for again without losing the focus', async () => {
      await open(page, 'refused');
      await expect(dialog(page).getByRole('alert')).toContainText('Borte.');
      await dialog(page).getByRole('button', { name: 'Prøv igjen' }).click();
      await expect(dialog(page).getByRole('alert')).toContainText('Borte.');
      const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(isInside).toBe(true);
    });
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[P-SHELL-43] [P-SHELL-44] a document is a link to it', IN_THE_VIEWER, async ({ page, portal }) => {
    await portal.open('/nordlys');
    await open(page, 'terms', 'vilkar.pdf');
    const link = dialog(page).getByRole('link', { name: 'Åpne dokumentet' });
    await expect(link).toHaveAttribute('href', /^blob:/);
    await expect(download(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(dialog(page)).toContainText('Dokumentet er en PDF, som åpnes utenfor siden.');
  });
});
