import { expect, test } from '../../support/portal.ts';
import { beLoggedIn } from '../../support/session.ts';
import { undocumentedIn } from '../../support/storage-inventory.ts';

test.use({ colorScheme: 'dark' });

test('[P-MEMBER-47] a code is black on white at 320 px, kept nowhere, and a number once there is no network', async ({
  page,
  portal,
  context,
}) => {
  await page.clock.install();
  await beLoggedIn({ page, portal });
  let code = '';
  await page.route('**/rest/card', async (route) => {
    const response = await route.fetch();
    ({ code } = await response.json());
    await route.fulfill({ response });
  });
  await portal.open('/nordlys/card');
  const drawn = page.getByRole('img', { name: 'Kode for døren' });
  await expect(drawn).toBeVisible();
  const box = drawn.locator('..');
  await expect(box).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(drawn.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  expect((await box.boundingBox())?.width).toBe(320);

  expect(await undocumentedIn(page, context)).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(code.length).toBeGreaterThan(20);
  expect(kept + (await page.content())).not.toContain(code);

  await context.setOffline(true);
  await expect(page.getByText('Du er uten nett, så den fornyes ikke nå.')).toBeVisible();
  await page.clock.runFor('05:00');
  await expect(drawn).toBeHidden();
  await expect(page.getByText('9001', { exact: true })).toHaveCSS('font-size', '56px');
});
