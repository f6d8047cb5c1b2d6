import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { asked, beLoggedIn, openProfile } from '../../support/session.ts';

const HEADER = {
  no: { logIn: 'Logg inn', logOut: 'Logg ut', profile: 'Min profil', menu: 'Åpne meny' },
  en: { logIn: 'Log in', logOut: 'Log out', profile: 'My profile', menu: 'Open menu' },
} as const;

test('[P-SHELL-21] offers to log in to a visitor who is not', async ({ page, portal }) => {
  await portal.open('/nordlys');
  const header = page.getByRole('banner');
  await readInBothLanguages(page, async (_, language) => {
    const words = HEADER[language];
    await header.getByRole('link', { name: words.logIn }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/login`);
    await expect(header.getByRole('button', { name: words.logOut })).toBeHidden();
    await expect(header.getByRole('link', { name: words.profile })).toBeHidden();
    await page.goBack();
  });
});

test('[P-SHELL-20] [P-SESSION-16] offers the profile and the way out to a logged-in member, and ends the session', async ({
  page,
  context,
  portal,
}) => {
  await openProfile({ page, portal });
  const header = page.getByRole('banner');
  await readInBothLanguages(page, async (_, language) => {
    const { profile, logIn: offer, logOut } = HEADER[language];
    await expect(header.getByRole('link', { name: profile })).toHaveAttribute('href', '/nordlys/profile');
    await expect(header.getByRole('link', { name: offer })).toBeHidden();
    await expect(header.getByRole('button', { name: logOut })).toBeVisible();
  });

  const words = HEADER.en;
  await header.getByRole('button', { name: words.logOut }).click();
  await expect(header.getByRole('link', { name: words.logIn })).toBeVisible();
  await expect(header.getByRole('button', { name: words.logOut })).toBeHidden();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(asked(portal.world, 'session.logout')).toBe(1);
  expect(portal.world.state.sessions).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

test('[P-SESSION-16] logs out from the menu of a narrow window, once however often it is chosen', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys');
  await page.getByRole('button', { name: HEADER.no.menu }).click();
  await page.getByRole('banner').getByRole('button', { name: HEADER.no.logOut }).dblclick();
  await expect.poll(() => portal.world.state.sessions).toEqual([]);
  await page.getByRole('button', { name: HEADER.no.menu }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: HEADER.no.logIn })).toBeVisible();
  expect(asked(portal.world, 'session.logout')).toBe(1);
});
