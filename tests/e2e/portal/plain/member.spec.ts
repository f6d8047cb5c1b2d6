// In the browser, for a session has its cookie, its pages and its calls.
import { expect, test } from '../../support/portal.ts';
import { INGRID, logIn } from '../../support/session.ts';
import { turnTo } from '../../support/turn.ts';

test.use({ plain: true });

test('logs in, changes the profile, asks for a password and reads the classes of a plain service', async ({
  page,
  portal,
  timetable,
}) => {
  await logIn({ page, portal }, INGRID);
  const main = page.getByRole('main');
  const address = main.getByRole('textbox', { name: 'Adresse' });
  await address.fill('Nyveien 4');
  await main.getByRole('button', { name: /Oppdater|Lagre/ }).click();
  await expect(page.getByText('Medlemsinformasjon oppdatert').first()).toBeVisible();
  await turnTo(page, '/nordlys/forgotten-password');
  await main.getByRole('textbox').first().fill(INGRID.phone);
  await main.getByRole('button', { name: /nytt passord/i }).click();
  await expect(page.getByText('Nytt passord er sendt på SMS').first()).toBeVisible();
  await turnTo(page, '/nordlys/classes?departmentId=101');
  await expect(timetable.cards.first()).toBeVisible();
});
