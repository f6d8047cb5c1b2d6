// A browser is needed: only it has service workers, and pages that open without a network.
import type { Page } from 'playwright/test';
import { expect, test } from '../support/workspace.ts';

test.use({ serviceWorkers: 'allow' });

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
  await expect(next.getByRole('main').getByText('Frakoblet.')).toBeHidden();
});
