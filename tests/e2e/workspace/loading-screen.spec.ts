import type { Route } from 'playwright/test';
import { expectNoBarriers } from '../support/axe.ts';
import { pressAt, tabTo } from '../support/keyboard.ts';
import { isPainted } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

const CODE = /\/assets\/workspace-.*\.js$/;
const LOOKS = /\/assets\/first-.*\.css$/;
const FAILED = /^Kunne ikke laste siden\.\s*Prøv igjen$/;

test('should say that the page could not be loaded, and load it again where the visitor was', async ({
  page,
  workspace,
  context,
}) => {
  const screen = page.getByRole('status');
  for (const file of [CODE, LOOKS]) {
    await page.unrouteAll();
    await page.goto('about:blank');
    await page.route(file, (route) => route.abort());
    await workspace.open('/x/-/about?kanal=kran#brudd');
    await expect(screen).toHaveText(FAILED, { useInnerText: true });
  }
  const again = screen.getByRole('button', { name: 'Prøv igjen', exact: true });
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await context.setOffline(true);
  await pressAt(page, again);
  await expect(screen.getByText('Du er uten nett.', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'the loading screen that failed');
  await context.setOffline(false);
  await expect(screen).toHaveText(FAILED, { useInnerText: true });

  await page.unrouteAll();
  await pressAt(page, again);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/x\/-\/about\?kanal=kran#brudd$/);
});

test.describe('for a visitor who waits long', () => {
  test.use({ time: 'moved' });

  test('should say that it takes long, and go on when everything has come', async ({ page, workspace }) => {
    const waiting: Route[] = [];
    for (const file of [CODE, LOOKS]) await page.route(file, (route) => void waiting.push(route));
    await page.goto(`${workspace.origin}/x/-/about`, { waitUntil: 'commit' });
    await expect(page.getByText('Laster …', { exact: true })).toBeVisible();
    await isPainted(page);
    const long = page.getByText('Det tar lang tid å laste siden.', { exact: true });
    await expect(long).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(long).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Prøv igjen', exact: true }));

    for (const route of waiting) await route.continue();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The button is gone on which somebody stood.
    await expect(page.getByRole('main')).toBeFocused();
  });
});
