import { expect, test } from '../../support/portal.ts';
import { INGRID, loginOn } from '../../support/session.ts';

test('can be walked with the keyboard alone: in, past a mistake, and out again', async ({ page, portal }) => {
  await portal.open('/nordlys/login');
  const { phone, password, submit, logOut } = loginOn(page);
  const tabTo = async (wanted: ReturnType<typeof page.locator>) => {
    for (let step = 0; step < 20; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
  };
  await expect(phone).toBeVisible();
  await tabTo(phone);
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await page.keyboard.type(INGRID.phone);
  await tabTo(password);
  await page.keyboard.type(INGRID.password);
  await tabTo(submit);
  await page.keyboard.press('Space');
  await page.waitForURL('**/profile');
  await portal.open('/nordlys/login');
  await expect(logOut).toBeVisible();
  await tabTo(logOut);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal.origin}/nordlys`);
  await expect(page.getByRole('main')).toBeFocused();
});
