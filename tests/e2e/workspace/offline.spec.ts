// A browser is needed: only it has service workers, and pages that open without a network.
import type { Page } from 'playwright/test';
import { asked } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { expect, test } from '../support/workspace.ts';

test.use({ serviceWorkers: 'allow' });

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Once the worker has all files of the build. */
const untilStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/x/-'))?.active?.state))
    .toBe('activated');

test('[W-SITE-31] should open its pages and lists without a network, also when the token has expired', async ({
  page,
  context,
  workspace,
}) => {
  await workspace.open('/x/-/project/1001/tasks');
  const tasks = page.getByRole('main').getByRole('listitem');
  await expect(tasks.first()).toBeVisible();
  const title = (await tasks.first().textContent()) ?? '';
  await untilStored(page);
  await page.close();
  await workspace.stop();

  const next = await context.newPage();
  // Two days later, when the token has expired.
  await next.clock.install({ time: Date.now() + 48 * 3_600_000 });
  await next.goto(`${workspace.origin}/x/-/project/1001/tasks`);
  await expect(next.getByRole('main').getByText('Frakoblet.')).toBeVisible();
  await expect(next.getByRole('main').getByRole('listitem').first()).toHaveText(title);

  await workspace.start();
  // The page looks for the service every 15 to 20 s.
  await next.clock.fastForward(20_000);
  await expect(next.getByRole('main').getByText('Frakoblet.')).toBeHidden();
});

test('[W-SITE-29] should open the day without a network, and save a deviation with photos that is sent once', async ({
  page,
  context,
  workspace,
}) => {
  await workspace.open('/x/-/project/1001');
  await expect.poll(() => asked(workspace.world, 'visits.record')).toBe(1);
  await turnTo(page, '/x/-/site');
  await expect(page.getByText(/^Klar uten nett: \d+ prosjekt/)).toBeVisible();
  await untilStored(page);
  await page.close();
  await workspace.stop();

  const next = await context.newPage();
  await next.clock.install({ time: Date.now() + 60_000 });
  await next.goto(`${workspace.origin}/x/-/site`);
  await expect(next.getByRole('main').getByText('Frakoblet.')).toBeVisible();
  await expect(next.getByRole('region', { name: /^Min uke/ })).toBeVisible();
  await next
    .getByRole('navigation', { name: 'Registrer' })
    .getByRole('link', { name: /^Avvik/ })
    .click();
  const form = next.getByRole('dialog', { name: 'Nytt avvik' });
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await form.getByLabel('Velg fra bilder').setInputFiles([photo('1.png'), photo('2.png')]);
  await form.getByRole('textbox', { name: 'Hva er galt?' }).fill('Glippe');
  await form.getByRole('button', { name: 'Lagre avvik' }).click();
  await expect(next.getByRole('heading', { name: /^Lagret\. Sendes/ })).toBeVisible();
  await expect(next.getByText(/^Glippe · 2 bilder/)).toBeVisible();

  await workspace.start();
  await next.clock.fastForward(20_000);
  await expect(next.getByRole('heading', { name: /^Sendt / })).toBeVisible();
  await expect.poll(() => asked(workspace.world, 'deviations.addPhoto')).toBe(2);
  expect(asked(workspace.world, 'deviations.create')).toBe(1);
});
