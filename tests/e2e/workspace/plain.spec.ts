// In a browser: the way to a provider on another origin and back is the browser's own, and so is what it may send there.
import type { Request } from 'playwright/test';
import { expect, test } from '../support/portal.ts';
import { turnTo } from '../support/turn.ts';

test.use({ plain: true });

/** Every address of the workspace that is no entry of the menu, beneath its root. */
const BY_ADDRESS = [
  'about',
  'article/1',
  'calendar',
  'chat',
  'contact/30100?idtype=node',
  'contacts',
  'contract/1',
  'departments/reporting',
  'document/100100',
  'expense/1',
  'handbook/1001',
  'helpdesk',
  'hours',
  'invoice/1',
  'notifications',
  'nowhere',
  'order/1',
  'panels',
  'panels/1',
  'person/1',
  'persons',
  'planning',
  'project/1001/checkins',
  'project/1001/checklists',
  'project/1001/deviations',
  'project/1001/hours',
  'project/1001/hours/approval',
  'project/1001/documents',
  'project/1001/expenses',
  'project/1001/handbook',
  'project/1001/participants',
  'project/1001/phases',
  'project/1001/phases/2',
  'project/1001/photos',
  'project/1001/statistics',
  'project/1001/tasks',
  'resource/1',
  'search?q=skole',
  'statistics?tab=tasks',
  'statistics?tab=photos',
];

test('signs in at a plain service of another origin, is live, shows each page, and asks for no more', async ({
  page,
  portal,
}) => {
  const amiss: string[] = [];
  const titles = new Set<string | null>();
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) amiss.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => message.type() === 'error' && amiss.push(message.text()));
  const menu = page.getByRole('navigation', { name: 'Hovedmeny' });

  await test.step('signs in at the provider on another origin, reads there and is live', async () => {
    await portal.open('/x/-/projects');
    await page.waitForURL(`${portal.service}/oauth2/authorize*`);
    await page.getByLabel('Bruker').fill('ola');
    await page.getByLabel('Passord').fill('bygg');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await page.waitForURL(`${portal.origin}/x/-/projects`);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await portal.open('/x/-/about');
    await expect(page.getByText('Tilkoblet').first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Kunderegister' })).toBeVisible();
  });

  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/x/-', '') ?? ''));
  for (const address of [...addresses, ...BY_ADDRESS.map((path) => `/${path}`)]) {
    await turnTo(page, `/x/-${address}`);
    await expect.poll(() => underway.size).toBe(0);
    titles.add(await page.getByRole('heading', { level: 1 }).textContent());
    await expect.soft(menu.getByRole('link', { name: 'Prosjekter' }), address).toBeVisible();
    expect.soft(await page.getByRole('button', { name: /Prøv igjen|\d+ feil/ }).count(), address).toBe(0);
    expect.soft(amiss.splice(0), address).toEqual([]);
  }
  expect(titles.size).toBeGreaterThan(15);

  await test.step('puts a portlet into a dashboard, and sends no key', async () => {
    await turnTo(page, '/x/-/dashboard/start');
    await page.getByRole('button', { name: 'Endre oppsettet' }).click();
    const posted = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/portlet'),
    );
    const choice = page.getByRole('combobox', { name: 'Legg til portlett' });
    await choice.selectOption({ index: 1 });
    const response = await posted;
    expect([response.status(), await response.request().headerValue('idempotency-key')]).toEqual([200, null]);
  });
});
