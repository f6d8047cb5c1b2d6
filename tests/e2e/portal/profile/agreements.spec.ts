import type { Locator } from 'playwright/test';
import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { PEOPLE, PROFILE_WORDS, profileOn, tellOf } from '../../support/profile.ts';
import { openProfile } from '../../support/session.ts';

const NBSP = '\u00a0';

test('[P-PROFILE-01] [P-SHELL-10] [P-PROFILE-03] [P-PROFILE-04] [P-PROFILE-12] [P-PROFILE-11] [P-MEMBERSHIP-42] shows what agreements a member has, and leads to a new one', async ({
  page,
  context,
  portal,
}) => {
  await test.step('[P-PROFILE-01] [P-SHELL-10] shows active agreements, personal information and an update button', async () => {
    await openProfile({ page, portal }, PEOPLE.active, 'nordlys');
    await readInBothLanguages(page, async (_, language) => {
      const words = PROFILE_WORDS[language];
      const profile = profileOn(page, language);
      await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([words.agreements, words.information]);
      await expect(profile.cards).toHaveCount(1);
      await expect(profile.cards).toContainText('Hele Nordlys, 12 måneder');
      await expect(profile.cards).toContainText('20260117');
      await expect(profile.cards).toContainText(`${words.total}kr${NBSP}498.50`);
      await expect(profile.cards).toContainText(`${words.binding}17.07.2027`);
      await expect(profile.email).toHaveValue('ingrid.solbakken@demo.example');
      await expect(profile.update).toBeEnabled();
    });
  });

  await test.step('[P-PROFILE-03] says to a sponsored member that there can be no new agreement', async () => {
    await context.clearCookies();
    await openProfile({ page, portal }, PEOPLE.sponsored, 'nordlys');
    await readInBothLanguages(page, async (_, language) => {
      const words = PROFILE_WORDS[language];
      await expect(page.getByText(words.sponsored)).toBeVisible();
      expect(await groundUnder(page.getByText(words.sponsored))).toBe('--bad-soft');
      await expect(page.getByRole('link', { name: words.newAgreement })).toHaveCount(0);
    });
  });

  await test.step('[P-PROFILE-04] leads a member without an agreement to a new one', async () => {
    await context.clearCookies();
    await openProfile({ page, portal }, PEOPLE.without, 'nordlys');
    await readInBothLanguages(page, async (_, language) => {
      const words = PROFILE_WORDS[language];
      await expect(page.getByText(words.none)).toBeVisible();
      const link = page.getByRole('link', { name: words.newAgreement });
      await expect(link).toHaveAttribute('href', '/nordlys/member?directdebit=false');
    });
  });

  await test.step('[P-PROFILE-04] [P-MEMBERSHIP-42] leads a previous member to a new agreement', async () => {
    await context.clearCookies();
    await openProfile({ page, portal }, PEOPLE.previous, 'nordlys');
    await readInBothLanguages(page, async (_, language) => {
      const words = PROFILE_WORDS[language];
      await expect(page.getByText(words.previous)).toBeVisible();
      await expect(profileOn(page, language).cards).toHaveCount(0);
      const link = page.getByRole('link', { name: words.newAgreement });
      await expect(link).toHaveAttribute('href', '/nordlys/member?directdebit=false');
    });
    // What the link says is read, and stands in the address no more.
    await page.getByRole('link', { name: PROFILE_WORDS.en.newAgreement }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
    await page.getByRole('button', { name: 'Sentrum' }).click();
    const offers = page.getByRole('region', { name: 'Choose a membership' }).getByRole('heading', { level: 3 });
    await expect(offers.nth(1)).toHaveText('30 dager');
  });

  await test.step('[P-PROFILE-12] [P-PROFILE-11] says that a commitment is over, and where direct debit is set up', async () => {
    await context.clearCookies();
    await openProfile({ page, portal }, PEOPLE.expired, 'solsiden');
    await readInBothLanguages(page, async (_, language) => {
      const words = PROFILE_WORDS[language];
      const { cards } = profileOn(page, language);
      await expect(cards).toContainText(`${words.binding}${words.expired}`);
      await expect(cards).toContainText(`kr${NBSP}1${NBSP}299.00`);
      const link = cards.getByRole('link', { name: `${words.setUp} ${new URL(portal.outside).host}` });
      await expect(link).toHaveAttribute('href', new RegExp(`^${portal.outside}/direct-debit/[\\da-f]{32}$`));
      await expect(link).toHaveAttribute('rel', /noopener/);
    });
  });
});

test('[P-PROFILE-02] shows no personal data without a session, but the way to log in', async ({ page, portal }) => {
  await portal.open('/nordlys/profile');
  const main = page.getByRole('main');
  await readInBothLanguages(page, async (_, language) => {
    const words = PROFILE_WORDS[language];
    await expect(main.getByText(words.notLoggedIn)).toBeVisible();
    expect(await groundUnder(main.getByText(words.notLoggedIn))).toBe('--bad-soft');
    await expect(main.getByRole('link', { name: words.login })).toHaveAttribute('href', '/nordlys/login');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});

test('[P-PROFILE-13] says that there is no commitment, and leads to what is not paid', async ({ page, portal }) => {
  const unpaid = { status: false, title: 'Prøveuke', unpaid_invoice: 7 };
  const signed = { status: false, title: 'Fri trening', waits_for: 'bank' };
  await tellOf(page, { avtaler: [{ status: true, binding_dato: 0 }, unpaid, signed] });
  await openProfile({ page, portal }, PEOPLE.active, 'nordlys');
  await readInBothLanguages(page, async (_, language) => {
    const words = PROFILE_WORDS[language];
    await expect(profileOn(page, language).cards).toContainText(words.noBinding);
    await expect(page.getByText(words.unpaid)).toBeVisible();
    await expect(page.getByText(words.signed)).toBeVisible();
    const link = page.getByRole('link', { name: words.toPayment });
    await expect(link).toHaveAttribute('href', '/nordlys/payment?invoiceId=7&directdebit=false');
  });
  await page.getByRole('link', { name: PROFILE_WORDS.en.toPayment }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/payment`);
  await expect(page.getByText('We find no such invoice')).toBeVisible();
});

test('leads a member who has signed nowhere, and a member who has not to where it is signed', async ({
  page,
  portal,
}) => {
  const words = PROFILE_WORDS.no;
  const signed = { status: false, title: 'Fri trening', waits_for: 'bank' };
  await tellOf(page, { avtaler: [signed] });
  await openProfile({ page, portal }, PEOPLE.active, 'nordlys');
  await expect(page.getByText(words.signed)).toBeVisible();
  await expect(page.getByText(words.previous)).toHaveCount(0);
  await expect(page.getByRole('link', { name: words.newAgreement })).toHaveCount(0);
  const unsigned = { status: false, title: 'Fri trening', waits_for: 'signature', nets_url: `${portal.outside}/x` };
  await tellOf(page, { avtaler: [unsigned] });
  await portal.open('/nordlys/profile');
  const link = page.getByRole('link', { name: `Signer hos ${new URL(portal.outside).host}` });
  await expect(link).toHaveAttribute('href', `${portal.outside}/x`);
  await expect(page.getByRole('link', { name: words.newAgreement })).toBeVisible();
});

test('shows markup, odd prices and bad addresses as the words they are', async ({ page, portal }) => {
  const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const line = { tittel: markup, pris: 'etter avtale' };
  await tellOf(page, {
    adresse: markup,
    avtaler: [
      {
        status: true,
        title: markup,
        text: `${markup}\n{{title}}`,
        number: markup,
        nets_url: 'javascript:window.hacked=1',
        linjer: [line],
      },
      { status: true },
    ],
  });
  await openProfile({ page, portal });
  const { cards, address } = profileOn(page);
  await expect(cards.first().getByRole('heading')).toHaveText(markup);
  await expect(cards.first()).toContainText('Pris ikke oppgitt');
  await expect(cards.first().getByRole('link')).toHaveCount(0);
  await expect(cards.nth(1).getByRole('heading')).toHaveText('Avtale');
  await expect(address).toHaveValue(markup);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

test('shows five hundred agreements, and a form that answers at once', async ({ page, portal }) => {
  const linjer = Array.from({ length: 3 }, (_, index) => ({ tittel: `Linje ${index}`, pris: 100 + index }));
  const avtaler = Array.from({ length: 500 }, (_, id) => ({ id: 1, title: `Avtale ${id}`, status: true, linjer }));
  await tellOf(page, { avtaler });
  await openProfile({ page, portal });
  const { cards, address, update } = profileOn(page);
  await expect(cards).toHaveCount(500);
  await address.fill('Ny vei 1');
  await expect(update).toBeEnabled();
});

test('shows a profile in which everything is missing as a form that can be filled in', async ({ page, portal }) => {
  const names = [
    'fornavn',
    'etternavn',
    'adresse',
    'postnr',
    'poststed',
    'mobil',
    'epost',
    'kjonn',
    'memberid',
    'avtaler',
  ];
  await tellOf(page, { ...Object.fromEntries(names.map((name) => [name, null])), birth: '2000-02-30' });
  await openProfile({ page, portal });
  const { missing, update, field } = profileOn(page);
  await expect(page.getByText(PROFILE_WORDS.no.none)).toBeVisible();
  await expect(missing.getByRole('button')).toHaveCount(9);
  await expect(update).toBeDisabled();
  await expect(page.getByText(PROFILE_WORDS.no.noMemberId)).toBeVisible();
  await expect(field('Fornavn')).toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Dag' })).toBeEnabled();
});

test('does no harm in a world that means to', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await expect(profileOn(page).cards).toHaveCount(1);
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/profile');
  const { cards, field } = profileOn(page);
  await expect(cards).toHaveCount(375);
  await expect(cards.getByRole('link')).toHaveCount(0);
  await expect(field('Fornavn')).toHaveValue(/<script>/);
  await expect(field('Telefonnummer')).toBeEditable();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

const GROUNDS = ['--ok-soft', '--info-soft', '--warn-soft', '--bad-soft', '--mute-soft'];

/** Which of the grounds of a box the words stand on, by the colour that a visitor sees. */
const groundUnder = (words: Locator): Promise<string> =>
  words.locator('xpath=ancestor::div[2]').evaluate((box, grounds) => {
    const seen = getComputedStyle(box).backgroundColor;
    const probe = box.appendChild(document.createElement('i'));
    const found = grounds.filter((ground) => {
      probe.style.backgroundColor = `var(${ground})`;
      return getComputedStyle(probe).backgroundColor === seen;
    });
    probe.remove();
    return found.join(' ');
  }, GROUNDS);
