import type { Page } from 'playwright/test';
import { readInBothLanguages } from '../../support/languages.ts';
import { holdBack } from '../../support/network.ts';
import { expect, test } from '../../support/portal.ts';
import { PEOPLE, profileOn } from '../../support/profile.ts';
import { goesWrong } from '../../support/service.ts';
import { asked, beLoggedIn, openProfile } from '../../support/session.ts';

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

test('asks before changes are lost by logging out, and takes each of three answers', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await profileOn(page).address.fill('Ny Vei 1');
  await readInBothLanguages(page, async (_, language) => {
    const words = WORDS[language];
    const { logOut, question } = leavingOn(page, words);
    await logOut.click();
    for (const answer of [words.close, words.save])
      await expect(question.getByRole('button', { name: answer, exact: true })).toBeVisible();
    await question.getByRole('button', { name: words.cancel }).click();
    await expect(question).toBeHidden();
    await expect(logOut).toBeFocused();
    await expect(profileOn(page, language).address).toHaveValue('Ny Vei 1');
  });

  const { logOut, question } = leavingOn(page, WORDS.en);
  await logOut.click();
  const letGo = await holdBack(page, 'profile.updateMember');
  await question.getByRole('button', { name: WORDS.en.save }).click();
  await expect(page.getByRole('alertdialog', { name: 'Saving …' }).getByRole('button')).toHaveText([WORDS.en.cancel]);
  await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused();
  await letGo();
  await page.waitForURL(`${portal.origin}/nordlys`);
  expect(asked(portal.world, 'profile.updateMember')).toBe(1);
  expect(portal.world.state.sessions).toEqual([]);

  await openProfile({ page, portal }, PEOPLE.active, 'nordlys', 'en');
  const { address } = profileOn(page, 'en');
  await expect(address).toHaveValue('Ny Vei 1');
  await address.fill('Ny Vei 2');
  await logOut.click();
  await question.getByRole('button', { name: WORDS.en.close }).click();
  await page.waitForURL(`${portal.origin}/nordlys`);
  await openProfile({ page, portal }, PEOPLE.active, 'nordlys', 'en');
  await expect(address).toHaveValue('Ny Vei 1');
});

/** The way out of the header, and what is asked on it. */
const leavingOn = (page: Page, words: (typeof WORDS)['no' | 'en']) => ({
  logOut: page.getByRole('banner').getByRole('button', { name: words.logOut }),
  question: page.getByRole('alertdialog', { name: words.title }),
});

test('asks on every page, also without a network, and leads to where it says why nothing was saved', async ({
  page,
  context,
  portal,
}) => {
  const words = WORDS.no;
  await openProfile({ page, portal });
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
  const { logOut, question } = leavingOn(page, WORDS.no);
  await logOut.click();
  await question.getByRole('button', { name: WORDS.no.cancel }).click();
  await expect(address).toHaveValue('Ny Vei 1');
});

test('does not offer to leave without saving while a saving is on its way, and leaves once it is done', async ({
  page,
  portal,
}) => {
  const words = WORDS.no;
  await openProfile({ page, portal });
  const { address, update } = profileOn(page);
  const { logOut } = leavingOn(page, words);
  const waits = page.getByRole('alertdialog', { name: 'Lagrer …' });
  await address.fill('Ny Vei 1');
  const letGo = await holdBack(page, 'profile.updateMember');
  await update.click();
  await logOut.click();
  await expect(waits).toContainText('Vent til endringene er lagret.');
  // Nothing but what can be done: to stay.
  await expect(waits.getByRole('button')).toHaveText([words.cancel]);
  await expect(waits.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waits).toHaveCount(0);
  await expect(logOut).toBeFocused();
  await expect(address).toHaveValue('Ny Vei 1');
  await logOut.click();
  await expect(waits).toBeVisible();
  await letGo();
  await page.waitForURL(`${portal.origin}/nordlys`);
  expect(asked(portal.world, 'profile.updateMember')).toBe(1);
  expect(portal.world.state.sessions).toEqual([]);
  await openProfile({ page, portal });
  await expect(address).toHaveValue('Ny Vei 1');
});

test('asks nothing of a member who has changed nothing', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await expect(profileOn(page).address).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL(`${portal.origin}/nordlys`);
});
