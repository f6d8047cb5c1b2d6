import type { Page } from 'playwright/test';
import { consentOn } from '../../support/consent.ts';
import { expect, test } from '../../support/portal.ts';
import { INGRID } from '../../support/session.ts';

/** Each runs in the page before anything of its own. */
const BROWSERS: readonly { readonly what: string; readonly closes: () => void }[] = [
  {
    what: 'refuses every word about cookies and storage',
    closes: () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    },
  },
  {
    what: 'has no storage at all, and forgets every cookie',
    closes: () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
        Object.defineProperty(window, name, { value: undefined });
    },
  },
  {
    what: 'has a storage that is full',
    closes: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    },
  },
];

test.use({ consent: 'unknown' });

for (const { what, closes } of BROWSERS) {
  test(`works, and lets a member in for as long as the page stands, in a browser that ${what}`, async ({
    page,
    portal,
    timetable,
  }) => {
    await page.addInitScript(closes);
    await portal.open('/nordlys?utm_source=x');
    await sayNo(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordlys Trening');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click();

    await page.getByRole('main').getByRole('link', { name: 'Timeplan' }).click();
    await timetable.department.selectOption('Sentrum');
    await expect(timetable.cards.first()).toBeVisible();
    await timetable.filter('Yoga').click();
    await expect(timetable.filter('Yoga')).toHaveAttribute('aria-pressed', 'true');
    await timetable.nextWeek.click();
    await expect(timetable.cards.first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('banner').getByRole('link', { name: 'Logg inn' }).click();
    await page.getByRole('main').getByRole('textbox', { name: 'Telefonnummer' }).fill(INGRID.phone);
    await page.getByRole('main').getByLabel('Passord', { exact: true }).fill(INGRID.password);
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await page.waitForURL('**/nordlys/profile');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Min profil' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logg inn' })).toBeVisible();
  });
}

async function sayNo(page: Page): Promise<void> {
  const consent = consentOn(page);
  await consent.fine.click();
  await expect(consent.dialog).toBeHidden();
}
