import { barriersOn } from '../../support/axe.ts';
import { groundOf, tokenOn } from '../../support/ground.ts';
import { readInBothLanguages } from '../../support/languages.ts';
import { expect, test } from '../../support/portal.ts';
import { earlyWordsOn, watchRegions } from '../../support/regions.ts';
import { beLoggedIn } from '../../support/session.ts';

/** The words of the page, written out once more, so that a changed text is noticed. */
const WORDS = {
  no: {
    title: 'Avtalegiro',
    setUp: 'Adressen sier at avtalegiro er satt opp',
    notSetUp:
      'Avtalegiro er ikke satt opp. Du vil innen kort tid motta oppstartsfaktura og link for signering av AvtaleGiro på e-post og sms. Medlemskapet vil være aktivert med en gang du mottar dette',
    home: 'Til forsiden',
    payersLink: 'Lenken i SMS-en virker fortsatt.',
    goOn: 'Fortsett som betaler',
  },
  en: {
    title: 'Direct debit',
    setUp: 'The address says that direct debit is set up',
    notSetUp:
      'Direct debit is not set up. You will shortly receive the first invoice and a link for signing direct debit by email and SMS. The membership will be active as soon as you receive these',
    home: 'To the front page',
    payersLink: 'The link in the SMS still works.',
    goOn: 'Continue as the payer',
  },
} as const;

test('[P-SHELL-15] [P-PAYMENT-47] [P-PAYMENT-49] [P-PAYMENT-50] shows that the agreement is set up, and what the department tells', async ({
  page,
  portal,
}) => {
  await watchRegions(page);
  await portal.open('/nordlys/avtalegiro?status=ok&departmentId=102');
  const main = page.getByRole('main');
  await readInBothLanguages(page, async (_, language) => {
    const words = WORDS[language];
    await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const said = main.getByRole('status').filter({ hasText: words.setUp });
    await expect(said).toBeVisible();
    expect(await groundOf(said.locator('> div'))).toBe(await tokenOn(page, '--ok-soft'));
    expect(JSON.stringify(await earlyWordsOn(page))).not.toContain(words.setUp);
    const told = main.getByText('ny treningssal på Torget');
    await expect(told).toBeVisible();
    // Whatever language the page is read in, the center has written in its own.
    await expect(told.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'nb');
    await expect(main.getByRole('link', { name: words.home })).toBeVisible();
    await expect(main.getByText(words.notSetUp)).toHaveCount(0);
  });
  const asked = portal.world.observed.calls.entries.filter(({ row }) => row === 'center.portalInfo');
  expect(asked.at(-1)?.query).toBe('departmentId=102');
});

test('[P-PAYMENT-51] says that it is not set up, in exactly these words, and tells nothing else', async ({
  page,
  portal,
}) => {
  await watchRegions(page);
  await portal.open('/nordlys/avtalegiro?status=not_ok&success=true&departmentId=101');
  const main = page.getByRole('main');
  await readInBothLanguages(page, async (_, language) => {
    const words = WORDS[language];
    const said = main.getByRole('alert').filter({ hasText: words.notSetUp });
    await expect(said.getByText(words.notSetUp, { exact: true })).toBeVisible();
    expect(await groundOf(said.locator('> div'))).toBe(await tokenOn(page, '--bad-soft'));
    expect(JSON.stringify(await earlyWordsOn(page))).not.toContain(words.notSetUp);
    await expect(main.getByText(words.setUp)).toHaveCount(0);
    await expect(main.getByRole('link', { name: words.home })).toBeVisible();
    // A payer whose sign-up is kept nowhere still has their message.
    await expect(main.getByText(words.payersLink)).toBeVisible();
    await expect(main.getByRole('link', { name: words.goOn })).toHaveCount(0);
  });
  await expect(main.getByText('ny treningssal på Torget')).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  await main.getByRole('link', { name: WORDS.en.home }).click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
});

test('[P-PAYMENT-47] reads every way to say that it is set up, or not, and still does when it is loaded again', async ({
  page,
  portal,
}) => {
  for (const [query, isSetUp] of [
    ['success=true', true],
    ['success=false', false],
    ['success=ok', true],
    ['status=not_started', false],
    ['status=', false],
    ['status=%3Cscript%3Ewindow.hacked=1%3C/script%3E&departmentId=__proto__', false],
  ] as const) {
    await portal.open(`/nordlys/avtalegiro?${query}`);
    const box = page.getByRole('main').getByText(isSetUp ? WORDS.no.setUp : WORDS.no.notSetUp, { exact: true });
    await expect(box, query).toBeVisible();
    await page.reload();
    await expect(box, query).toBeVisible();
  }
});

test('tells a logged-in member how their agreement stands with the center, with any address', async ({
  page,
  portal,
}) => {
  await beLoggedIn({ page, portal });
  const main = page.getByRole('main');
  // Somebody who was to pay for somebody else, and left before signing.
  await portal.open('/nordlys/sponsor?departmentId=101&sponsorConnectionHash=hash-open');
  await expect(main.getByText('Du er bedt om å betale for')).toBeVisible();
  for (const [status, said] of [
    ['ok', WORDS.no.setUp],
    ['not_ok', WORDS.no.notSetUp],
  ] as const) {
    await portal.open(`/nordlys/avtalegiro?status=${status}`);
    await expect(main.getByText(said, { exact: true })).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: 'Avtalegiro er aktiv for Hele Nordlys' })).toBeVisible();
  }
  expect(await barriersOn(page)).toEqual([]);
  // Both ways on stand beside each other, in one bar.
  const toProfile = main.getByRole('link', { name: 'Se hvordan avtalen står på profilen din' });
  await expect(toProfile.locator('xpath=..').getByRole('link', { name: WORDS.no.goOn })).toBeVisible();
  await toProfile.click();
  await expect(page).toHaveURL(`${portal.origin}/nordlys/profile`);
});

test('should say that what the center has to tell did not arrive, and fetch it when the visitor asks', async ({
  page,
  portal,
}) => {
  // Whether it is fetched once or ahead of its use as well: none of it comes.
  await page.route('**/assets/RichText-*.js', (route) => route.abort());
  await portal.open('/nordlys/avtalegiro?status=ok&departmentId=101');
  const again = page.getByRole('alert').getByRole('button', { name: 'Last inn på nytt' });
  await expect(again).toBeVisible();
  const told = page.getByRole('region', { name: 'Fra senteret' });
  await expect(told).toHaveCount(0);
  await page.unroute('**/assets/RichText-*.js');
  await again.click();
  await expect(told).toBeVisible();
});
