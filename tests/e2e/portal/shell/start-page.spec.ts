import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { openProfile } from '../../support/session.ts';
import { IN_THE_VIEWER } from '../../support/viewer.ts';
import { WORDS } from '../../support/words.ts';

const ENTRIES = {
  no: [
    [/^Bli medlem/, '/nordlys/member'],
    [/^Tidligere medlem/, '/nordlys/login'],
    [/^Opprett profil/, '/nordlys/member/profile'],
    [/^Timeplan/, '/nordlys/classes'],
  ],
  en: [
    [/^Become a member/, '/nordlys/member'],
    [/^Previous member/, '/nordlys/login'],
    [/^Create a profile/, '/nordlys/member/profile'],
    [/^Timetable/, '/nordlys/classes'],
  ],
} as const;

test('[P-SIGNUP-01] [P-SIGNUP-02] [P-SIGNUP-03] offers every way on there is at a center and nothing that it has not', async ({
  page,
  portal,
}) => {
  await portal.open('/nordlys');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(7);
  const addresses = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(await addresses()).toEqual([
    '/nordlys/member',
    '/nordlys/classes',
    '/nordlys/login',
    '/nordlys/member/company',
    '/nordlys/member/private',
    '/nordlys/member/profile',
    '/nordlys/vilkar',
  ]);
  await readInBothLanguages(page, async (words, language) => {
    for (const [name, address] of ENTRIES[language])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
    await page.getByRole('main').getByRole('link', { name: words.terms }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/vilkar`);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: words.previousMember }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/login`);
    await page.goBack();
  });

  await portal.open('/puls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(links).toHaveCount(4);
  expect(await addresses()).toEqual(['/puls/member', '/puls/classes', '/puls/login', '/puls/member/profile']);

  // What is known of the one says nothing of the other.
  goesWrong(portal.world, { call: 'center.sponsorSetup', kind: 'status', status: 503 });
  await portal.open('/nordlys');
  await expect(links.filter({ hasText: WORDS.en.terms })).toHaveCount(1);
  expect((await addresses()).filter((address) => /company|private/.test(address ?? ''))).toEqual([]);
});

test('[P-SIGNUP-01] offers the profile too to a member who is logged in', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await readInBothLanguages(page, async (words) => {
    await page.getByRole('banner').getByRole('link').first().click();
    const main = page.getByRole('main');
    const profile = main.getByRole('link', { name: words.myProfile });
    await expect(profile).toBeVisible();
    await expect(main.getByRole('link', { name: words.previousMember })).toHaveAttribute('href', '/nordlys/login');
    await profile.click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
  });
});

test(
  '[P-PAYMENT-59] [P-PAYMENT-60] shows the terms: a document, a page elsewhere, or word that there are none',
  IN_THE_VIEWER,
  async ({ page, portal }) => {
    await portal.open('/nordlys/vilkar');
    await readInBothLanguages(page, (words) => expect(page.getByTitle(words.terms)).toHaveAttribute('src', /^blob:/));
    await portal.open('/solsiden/vilkar');
    const elsewhere = page.getByRole('main').getByRole('link');
    await expect(elsewhere).toHaveAttribute('href', `${portal.outside}/vilkar/solsiden`);
    await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('main')).toContainText(new URL(portal.outside).host);
    await portal.open('/puls/vilkar');
    await readInBothLanguages(page, (words) => expect(page.getByRole('main')).toContainText(words.noTerms('Puls')));
  },
);

test(
  'says that the terms could not be fetched, and fetches them at the next try',
  IN_THE_VIEWER,
  async ({ page, portal }) => {
    for (const call of ['terms.conditionUrl', 'terms.conditions'])
      goesWrong(portal.world, { call, kind: 'status', status: 503 });
    await portal.open('/nordlys/vilkar');
    const failed = page.getByRole('alert');
    await readInBothLanguages(page, async ({ retry }) => {
      await expect(failed).toContainText('Tjenesten er ikke tilgjengelig akkurat nå.');
      await expect(failed.getByRole('button', { name: retry })).toBeVisible();
    });
    goesRight(portal.world);
    await failed.getByRole('button').click();
    await expect(page.getByTitle(WORDS.en.terms)).toHaveAttribute('src', /^blob:/);
    await expect(failed).toHaveCount(0);
  },
);

test('never says that there are no terms while their address is unknown, and finds them at the next try', async ({
  page,
  portal,
}) => {
  const call = 'terms.conditionUrl';
  // Solsiden has its terms on a page elsewhere, and no document.
  goesWrong(portal.world, { call, kind: 'html' });
  await portal.open('/solsiden/vilkar');
  const failed = page.getByRole('main').getByRole('alert');
  await readInBothLanguages(page, async ({ retry, unknownAnswer }) => {
    await expect(failed).toContainText(unknownAnswer);
    await expect(failed.getByRole('button', { name: retry })).toBeVisible();
  });
  for (const fault of [
    { kind: 'status', status: 500, said: 'Noe gikk galt hos oss. Prøv igjen om litt.' },
    { kind: 'cut', said: WORDS.en.unreachable },
    { kind: 'malformed', said: WORDS.en.unknownAnswer },
  ] as const) {
    const { said, ...order } = fault;
    goesRight(portal.world);
    goesWrong(portal.world, { call, ...order });
    await failed.getByRole('button').click();
    await expect(failed).toContainText(said);
  }
  goesRight(portal.world);
  await failed.getByRole('button').click();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `${portal.outside}/vilkar/solsiden`);
  await expect(failed).toHaveCount(0);
});
