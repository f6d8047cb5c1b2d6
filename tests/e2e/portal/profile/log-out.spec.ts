import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { PEOPLE, profileOn } from '../../support/profile.ts';
import { goesWrong } from '../../support/service.ts';
import { asked, logIn } from '../../support/session.ts';

const WORDS = {
  no: {
    logOut: 'Logg ut',
    title: 'Er du sikker?',
    cancel: 'Avbryt',
    close: 'Lukk uten å lagre',
    save: 'Lagre og lukk',
  },
  en: {
    logOut: 'Log out',
    title: 'Are you sure?',
    cancel: 'Cancel',
    close: 'Close without saving',
    save: 'Save and close',
  },
} as const;

inBothLanguages((_, language) => {
  const words = WORDS[language];

  test('asks before changes are lost by logging out, and takes each of three answers', async ({ page, portal }) => {
    await logIn({ page, portal }, PEOPLE.active, 'nordlys', language);
    const { address } = profileOn(page, language);
    const logOut = page.getByRole('banner').getByRole('button', { name: words.logOut });
    const question = page.getByRole('alertdialog', { name: words.title });
    await address.fill('Ny Vei 1');

    await logOut.click();
    await question.getByRole('button', { name: words.cancel }).click();
    await expect(question).toBeHidden();
    await expect(logOut).toBeFocused();
    await expect(address).toHaveValue('Ny Vei 1');

    await logOut.click();
    await question.getByRole('button', { name: words.save }).click();
    await page.waitForURL(`${portal.origin}/nordlys`);
    expect(asked(portal.world, 'profile.updateMember')).toBe(1);
    expect(portal.world.state.sessions).toEqual([]);

    await logIn({ page, portal }, PEOPLE.active, 'nordlys', language);
    await expect(address).toHaveValue('Ny Vei 1');
    await address.fill('Ny Vei 2');
    await logOut.click();
    await question.getByRole('button', { name: words.close }).click();
    await page.waitForURL(`${portal.origin}/nordlys`);
    await logIn({ page, portal }, PEOPLE.active, 'nordlys', language);
    await expect(address).toHaveValue('Ny Vei 1');
  });
});

test('asks on every page, also without a network, and leads to where it says why nothing was saved', async ({
  page,
  context,
  portal,
}) => {
  const words = WORDS.no;
  await logIn({ page, portal });
  const { address } = profileOn(page);
  const question = page.getByRole('alertdialog', { name: words.title });
  await address.fill('Ny Vei 1');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`${portal.origin}/nordlys`);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: words.logOut }).click();
  await expect(question).toBeVisible();
  await context.setOffline(false);
  goesWrong(portal.world, { call: 'profile.updateMember', kind: 'status', status: 500 });
  await question.getByRole('button', { name: words.save }).click();
  await page.waitForURL('**/profile');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(address).toHaveValue('Ny Vei 1');
});

test('asks nothing of whoever has changed nothing', async ({ page, portal }) => {
  await logIn({ page, portal });
  await expect(profileOn(page).address).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL(`${portal.origin}/nordlys`);
});
