import type { Page } from 'playwright/test';
import { goesRight, goesWrong } from '../support/service.ts';
import { makeWide } from '../support/window.ts';
import { WORDS } from '../support/words.ts';
import { expect, type Toasts, test } from './kit.ts';

const SECOND = 1_000;

/** Leaves nothing of what was shown, and nothing under the pointer. */
async function showNone(page: Page, toasts: Toasts): Promise<void> {
  await page.evaluate(() => window.kit.closeToasts());
  await page.mouse.move(0, 0);
  await expect(toasts.close).toHaveCount(0);
}

test.describe('toasts', () => {
  test.use({ timers: 'wait' });

  test.beforeEach(async ({ page, portal }) => {
    await portal.open('/nordlys');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('[P-SHELL-33] [P-SHELL-38] [P-SHELL-39] [P-SHELL-30] [P-SHELL-31] [P-SHELL-40] look and speak as they should', async ({
    page,
    toasts,
  }) => {
    await test.step('[P-SHELL-33] count repeated messages, also for screen readers', async () => {
      await toasts.show('warning', 'Nei');
      await toasts.show('warning', 'Nei');
      await toasts.show('warning', 'Nei');
      await expect(page.getByRole('status').getByText('×3')).toBeVisible();
      await expect(page.getByRole('status')).toContainText('3 ganger');
    });

    await test.step('[P-SHELL-38] are status messages, and only a danger interrupts', async () => {
      await showNone(page, toasts);
      for (const type of ['primary', 'success', 'info', 'warning', 'danger']) {
        await toasts.show(type, type);
        const role = type === 'danger' ? 'alert' : 'status';
        await expect(page.getByRole(role).getByText(type)).toBeVisible();
        await toasts.close.click();
      }
    });

    await test.step('[P-SHELL-39] have a bar that moves in steps of ten milliseconds and stands when they do', async () => {
      await showNone(page, toasts);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await toasts.show('info', 'Hei');
      const bar = toasts.card.locator('[data-paused]');
      await expect(bar).toHaveCSS('animation-duration', '5s');
      await expect(bar).toHaveCSS('animation-timing-function', 'steps(500)');
      await expect(bar).toHaveCSS('animation-play-state', 'running');
      await toasts.card.getByText('Hei').hover();
      await expect(bar).toHaveCSS('animation-play-state', 'paused');
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    await test.step('can be closed by a small pointer movement', async () => {
      await showNone(page, toasts);
      await toasts.show('danger', 'Ikke sendt');
      const box = await toasts.close.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    });

    await test.step('[P-SHELL-30] [P-SHELL-31] [P-SHELL-40] appear at the bottom right, no wider than half of the window', async () => {
      await showNone(page, toasts);
      await toasts.show('danger', 'Et langt ord: medlemskapsinnmeldingsskjema', {
        subtitle: 'Og noen ord til om det.',
      });
      for (const width of [320, 390, 600, 601, 1024, 1600]) {
        await makeWide(page, width);
        const box = await toasts.card.boundingBox();
        if (!box) throw new Error('there is no toast');
        expect(box.width, `at ${width} px`).toBeLessThanOrEqual(width / 2);
        expect(box.x, `at ${width} px`).toBeGreaterThanOrEqual(width / 2 - 1);
        expect(width - box.x - box.width, `at ${width} px`).toBeLessThanOrEqual(20);
        expect(900 - box.y - box.height, `at ${width} px`).toBeLessThanOrEqual(20);
      }
    });

    await test.step('can be used above a dialog, and leave its controls free', async () => {
      await showNone(page, toasts);
      for (const width of [390, 1600]) {
        await makeWide(page, width);
        await page.getByRole('button', { name: 'Vis vilkår' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.evaluate(() => window.kit.openChanged(true));
        await toasts.show('danger', 'Ikke sendt');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Avbryt' }).click();
        await toasts.close.click();
        await expect(toasts.close).toHaveCount(0);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Lukk uten å lagre' }).click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    await test.step('leave free what gets the focus on a phone, and what stands at the lower edge already', async () => {
      await showNone(page, toasts);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('--room-for-bar', '100px'));
      await toasts.show('danger', 'Ikke sendt');
      const toast = await toasts.card.boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(700);
      const last = page.getByRole('button', { name: 'Send', exact: true });
      await last.focus();
      const button = await last.boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
    });
  });

  test('[P-SHELL-32] [P-SHELL-36] [P-SHELL-34] [P-SHELL-35] [P-SHELL-37] [P-SHELL-55] come and go in time', async ({
    page,
    toasts,
  }) => {
    await test.step('[P-SHELL-32] [P-SHELL-36] follow each other, also when closed', async () => {
      for (const title of ['En', 'To', 'Tre']) await toasts.show('info', title);
      await expect(toasts.card).toHaveText('En');
      await page.clock.runFor(5 * SECOND);
      await expect(toasts.card).toHaveText('To');
      await toasts.close.click();
      await page.mouse.move(0, 0);
      await expect(toasts.card).toHaveText('Tre');
      await page.clock.runFor(5 * SECOND);
      await expect(toasts.close).toHaveCount(0);
    });

    await test.step('[P-SHELL-34] stand still under the pointer, and leave when it has left', async () => {
      await showNone(page, toasts);
      await toasts.show('success', 'Lagret');
      await toasts.card.getByText('Lagret').hover();
      await page.clock.runFor(60 * SECOND);
      await expect(toasts.card).toHaveText('Lagret');
      await page.mouse.move(0, 0);
      await page.clock.runFor(5 * SECOND);
      await expect(toasts.close).toHaveCount(0);
    });

    await test.step('[P-SHELL-34] stand still under the focus, which goes back to where it came from', async () => {
      await showNone(page, toasts);
      await toasts.show('success', 'Lagret');
      await toasts.show('danger', 'Ikke sendt');
      await page.getByRole('button', { name: 'Send', exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(toasts.close).toBeFocused();
      await page.clock.runFor(60 * SECOND);
      await expect(toasts.card).toHaveText('Lagret');
      await page.keyboard.press('Enter');
      await expect(toasts.card).toHaveText('Ikke sendt');
      await expect(toasts.close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toasts.close).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
    });

    await test.step('[P-SHELL-34] let a click be a click: closing one by pointer does not stop the next', async () => {
      await showNone(page, toasts);
      await toasts.show('info', 'En');
      await toasts.show('info', 'To');
      await toasts.close.click();
      await page.mouse.move(0, 0);
      await expect(toasts.card).toHaveText('To');
      await page.clock.runFor(5 * SECOND);
      await expect(toasts.close).toHaveCount(0);
    });

    await test.step('[P-SHELL-35] stay with a duration of 0', async () => {
      await showNone(page, toasts);
      await toasts.show('info', 'Bli', { duration: 0 });
      await page.clock.runFor(3_600 * SECOND);
      await expect(toasts.card).toHaveText('Bli');
    });

    await test.step('[P-SHELL-37] all go with shift, by pointer or key', async () => {
      await showNone(page, toasts);
      const ways = [
        () => toasts.close.click({ modifiers: ['Shift'] }),
        async () => {
          await toasts.close.focus();
          await page.keyboard.press('Shift+Enter');
        },
      ];
      for (const closeAll of ways) {
        for (const title of ['En', 'To', 'Tre']) await toasts.show('danger', title);
        await closeAll();
        await expect(toasts.close).toHaveCount(0);
        await page.clock.runFor(60 * SECOND);
        await expect(toasts.close).toHaveCount(0);
      }
    });

    await test.step('[P-SHELL-55] show later ones although a danger is there, which comes back unannounced', async () => {
      await showNone(page, toasts);
      await toasts.show('danger', 'Ikke sendt');
      await expect(toasts.card).toHaveText('Ikke sendt');
      await page.clock.runFor(20 * SECOND);
      await toasts.show('success', 'Lagret');
      await page.clock.runFor(1);
      await expect(toasts.card).toHaveText('Lagret');
      await page.clock.runFor(5 * SECOND);
      await expect(page.getByRole('alert')).toHaveText('Ikke sendt');
      await expect(page.getByRole('alert')).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(60 * SECOND);
      await expect(toasts.card).toHaveText('Ikke sendt');
    });
  });
});

test.describe('toasts on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('can be closed by a finger, and do not stand still under where it was', async ({ page, portal, toasts }) => {
    await portal.open('/nordlys');
    await toasts.show('danger', 'Ikke sendt');
    // Long enough to be seen on a busy machine.
    await toasts.show('info', 'Hei', { duration: 4_000 });
    const box = await toasts.close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await toasts.close.tap();
    await expect(page.getByRole('status')).toHaveText('Hei');
    await expect(toasts.close).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[P-TRANSPORT-14] [P-TRANSPORT-15] tell what went wrong with a call', async ({ page, portal, toasts }) => {
    const alert = page.getByRole('alert');
    await portal.open('/nordlys');

    await test.step('[P-TRANSPORT-14] tell of a failed call that has no place on the page, once', async () => {
      goesWrong(portal.world, { call: 'center.manifest', kind: 'status', status: 503 });
      await page.evaluate(() => window.kit.ask());
      await expect(alert.getByText('503 · Unavailable', { exact: true })).toBeVisible();
      await expect(alert.getByText('Tjenesten er ikke tilgjengelig akkurat nå.', { exact: true })).toBeVisible();
      await expect(toasts.close).toHaveAccessibleName('Close message');
      await expect(page.getByText(/^×/)).toHaveCount(0);
    });

    await test.step('tell of an answer that cannot be understood', async () => {
      await showNone(page, toasts);
      goesRight(portal.world);
      goesWrong(portal.world, { call: 'center.manifest', kind: 'malformed' });
      await page.evaluate(() => window.kit.ask());
      await expect(alert).toContainText('Something went wrong');
      await expect(alert).toContainText(WORDS.en.unknownAnswer);
    });

    await test.step('[P-TRANSPORT-15] say Error where the answer was plain text', async () => {
      await showNone(page, toasts);
      goesRight(portal.world);
      await page.route('**/manifest.json', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
      await page.evaluate(() => window.kit.ask());
      await expect(alert.getByText('502 · Error')).toBeVisible();
      await expect(alert.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText('Bad gateway')).toHaveCount(0);
    });
  });
});
