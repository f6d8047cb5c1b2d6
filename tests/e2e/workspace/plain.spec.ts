// In a browser: the way to a provider on another origin and back is the browser's own, and so is what it may send there.
import type { Page } from 'playwright/test';
import { expect, test } from '../support/portal.ts';

test.use({ plain: true });

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Bruker').fill('ola');
  await page.getByLabel('Passord').fill('bygg');
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

test('signs in at the provider of a plain service on another origin, reads there and is live', async ({
  page,
  portal,
}) => {
  await portal.open('/x/-/projects');
  await page.waitForURL(`${portal.service}/oauth2/authorize*`);
  await signIn(page);
  await page.waitForURL(`${portal.origin}/x/-/projects`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await portal.open('/x/-/about');
  await expect(page.getByText('Tilkoblet').first()).toBeVisible();
});

test('puts a portlet into a dashboard of a plain service, which is sent no key', async ({ page, portal }) => {
  await portal.open('/x/-/dashboard/start');
  await signIn(page);
  await page.getByRole('button', { name: 'Endre oppsettet' }).click();
  const posted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/portlet'),
  );
  const choice = page.getByRole('combobox', { name: 'Legg til portlett' });
  await choice.selectOption({ index: 1 });
  const response = await posted;
  expect([response.status(), await response.request().headerValue('idempotency-key')]).toEqual([200, null]);
});
