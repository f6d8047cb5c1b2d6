import { expect, test } from '../../support/portal.ts';
import { profileOn } from '../../support/profile.ts';
import { beLoggedIn } from '../../support/session.ts';

test('lets no member change anything before it has what asks on the way out', async ({ page, portal }) => {
  await page.route('**/assets/windows-*.js', (route) => route.abort());
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/profile');
  const { address, alert } = profileOn(page);
  await expect(alert).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.unroute('**/assets/windows-*.js');
  await alert.getByRole('button').click();
  await address.fill('Ny Vei 1');
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await page.getByRole('alertdialog', { name: 'Er du sikker?' }).getByRole('button', { name: 'Avbryt' }).click();
  await expect(address).toHaveValue('Ny Vei 1');
});
