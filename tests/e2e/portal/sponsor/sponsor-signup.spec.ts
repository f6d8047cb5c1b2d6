import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';

const LINK = '/nordlys/sponsor?departmentId=101&sponsorConnectionHash=hash-open';

const TEXTS = {
  no: {
    title: 'Betale for en annen',
    steps: ['Senter', 'Personalia', 'Bekreft'],
    known: 'Du er bedt om å betale for Jonas Østby',
    unknown: 'Vi vet ikke hvem du skal betale for',
    next: 'Neste',
    underage: 'Du må være fylt 18 år for å betale for en annen',
    exists: 'Medlem eksisterer allerede',
    sponsorFor: 'Sponsor for',
    sign: 'Signer med elektronisk ID',
    noLink: 'Avtalen kan ikke signeres herfra nå',
    retry: 'Prøv igjen',
    fields: ['Fornavn', 'Etternavn', 'Adresse', 'Postnummer', 'Telefonnummer', 'E-post'],
    place: 'Poststed',
    date: ['Dag', 'Måned', 'År'],
    gender: 'Kvinne',
    terms: 'vilkår',
  },
  en: {
    title: 'Paying for somebody else',
    steps: ['Center', 'Personal information', 'Confirm'],
    known: 'You are asked to pay for Jonas Østby',
    unknown: 'We do not know who you are to pay for',
    next: 'Next',
    underage: 'You must be 18 or older to pay for somebody else',
    exists: 'The member already exists',
    sponsorFor: 'Sponsor for',
    sign: 'Sign with electronic ID',
    noLink: 'The agreement cannot be signed from here now',
    retry: 'Try again',
    fields: ['First name', 'Last name', 'Address', 'Postal code', 'Phone number', 'Email'],
    place: 'Place',
    date: ['Day', 'Month', 'Year'],
    gender: 'Female',
    terms: 'terms',
  },
} as const;
type Texts = (typeof TEXTS)['no' | 'en'];

const VALUES = ['Marit', 'Kanari', 'Kanariveien 7', '5014', '10000011', 'marit@kanari.example'] as const;

function sponsorOn(page: Page, texts: Texts) {
  const main = page.getByRole('main');
  return {
    main,
    next: main.getByRole('button', { name: texts.next }),
    sign: main.getByRole('button', { name: texts.sign }),
    current: main.locator('[aria-current="step"]'),
    field: (name: string) => main.getByRole('textbox', { name, exact: true }),
    async born(year: number) {
      const [day, month, years] = texts.date;
      await main.getByRole('combobox', { name: month }).selectOption({ index: 2 });
      await main.getByRole('combobox', { name: day }).selectOption('9');
      await main.getByRole('combobox', { name: years }).selectOption(String(year));
    },
    async fillIn(over: Partial<Record<number, string>> = {}) {
      for (const [place, name] of texts.fields.entries())
        await this.field(name).fill(over[place] ?? VALUES[place] ?? '');
      await this.born(1980);
      await main.getByRole('radio', { name: texts.gender }).check();
      await main.getByRole('checkbox').check();
      await expect(this.field(texts.place)).toHaveValue('Bergen');
    },
  };
}

inBothLanguages((_, language) => {
  const texts = TEXTS[language];

  test('[P-SHELL-07] [P-SPONSOR-23] [P-SPONSOR-24] leads the link of an SMS through three steps, with the department chosen', async ({
    page,
    portal,
  }) => {
    await portal.open(LINK);
    const { main, next, current } = sponsorOn(page, texts);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(
      texts.steps.map((name, place) => `${place + 1}${name}`),
    );
    await expect(main.getByText(texts.known)).toBeVisible();
    await expect(current).toContainText(texts.steps[0]);
    await expect(main.getByRole('button', { name: /Sentrum/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${portal.origin}/nordlys/sponsor`);
    expect(await obstaclesOn(page)).toEqual([]);
    await next.click();
    await expect(current).toContainText(texts.steps[1]);
    expect(await obstaclesOn(page)).toEqual([]);
  });

  test('[P-SPONSOR-26] [P-SPONSOR-27] [P-SPONSOR-28] confirms who pays for whom, and leads to where it is signed', async ({
    page,
    portal,
    promises,
  }) => {
    promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//);
    await portal.open(LINK);
    const { main, next, sign, current, fillIn } = sponsorOn(page, texts);
    await next.click();
    await fillIn.call(sponsorOn(page, texts));
    await next.click();
    await expect(current).toContainText(texts.steps[2]);
    await expect(main.getByText('Marit Kanari')).toBeVisible();
    await expect(main.getByText('5014 Bergen')).toBeVisible();
    await expect(main.locator('dl')).toContainText(`${texts.sponsorFor}Jonas Østby`);
    expect(await obstaclesOn(page)).toEqual([]);
    await page.reload();
    await expect(main.getByText('Marit Kanari')).toBeVisible();
    expect(portal.world.state.ledger.filter(({ kind }) => kind === 'member')).toHaveLength(1);
    await sign.click();
    await expect(page).toHaveURL(new RegExp(`^${portal.outside}/direct-debit/`));
  });

  test('[P-SPONSOR-29] blocks a sponsor under 18, on the very day before, and says why', async ({ page, portal }) => {
    await portal.open(LINK);
    const { main, next, born } = sponsorOn(page, texts);
    await next.click();
    const [day, month, year] = texts.date;
    await main.getByRole('combobox', { name: month }).selectOption({ index: 11 });
    await main.getByRole('combobox', { name: day }).selectOption('20');
    await main.getByRole('combobox', { name: year }).selectOption('2008');
    await expect(main.getByText(texts.underage)).toBeVisible();
    await expect(next).toHaveCount(0);
    expect(await obstaclesOn(page)).toEqual([]);
    await main.getByRole('combobox', { name: day }).selectOption('19');
    await expect(main.getByText(texts.underage)).toHaveCount(0);
    await expect(next).toBeVisible();
    await born.call(sponsorOn(page, texts), 1980);
  });

  test('[P-SPONSOR-34] says that the sponsor exists already, until the number changes', async ({ page, portal }) => {
    await portal.open(LINK);
    const { main, next, field, current, fillIn } = sponsorOn(page, texts);
    await next.click();
    await fillIn.call(sponsorOn(page, texts), { 4: '10000001' });
    await next.click();
    await expect(main.getByRole('alert')).toContainText(texts.exists);
    await expect(main.getByRole('alert')).toBeFocused();
    await field(texts.fields[4]).fill('10000011');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await waitOutGuard(page);
    await next.click();
    await expect(current).toContainText(texts.steps[2]);
  });

  test('[P-SPONSOR-35] tells any other error beside the page, and keeps what was typed', async ({ page, portal }) => {
    goesWrong(portal.world, { call: 'sponsor.createSponsor', kind: 'status', status: 503 });
    await portal.open(LINK);
    const { main, next, field, current, fillIn } = sponsorOn(page, texts);
    await next.click();
    await fillIn.call(sponsorOn(page, texts));
    await next.click();
    await expect(page.getByRole('region').getByText('503')).toBeVisible();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(field(texts.fields[0])).toHaveValue('Marit');
    goesRight(portal.world);
    await waitOutGuard(page);
    await next.click();
    await expect(current).toContainText(texts.steps[2]);
    expect(portal.world.state.ledger.filter(({ kind }) => kind === 'member')).toHaveLength(1);
  });

  test('[P-SPONSOR-32] warns and offers nothing to sign where nobody knows who is paid for, and tries again', async ({
    page,
    portal,
  }) => {
    goesWrong(portal.world, { call: 'sponsor.sponsored', kind: 'status', status: 503 });
    await portal.open(LINK);
    const { main, next, sign } = sponsorOn(page, texts);
    await expect(main.getByText(texts.unknown)).toBeVisible();
    await expect(next).toHaveCount(0);
    await expect(sign).toHaveCount(0);
    expect(await obstaclesOn(page)).toEqual([]);
    goesRight(portal.world);
    await main.getByRole('button', { name: texts.retry }).click();
    await expect(main.getByText(texts.known)).toBeVisible();
    await expect(next).toBeVisible();
  });
});

for (const [hash, words] of [
  ['hash-used', 'Lenken er brukt. Avtalen er signert.'],
  ['hash-expired', 'Lenken er for gammel. Be om en ny.'],
  ['%3Cscript%3E', 'Lenken er ikke gyldig.'],
] as const)
  test(`[P-SPONSOR-32] says what is wrong with a link that carries ${hash}`, async ({ page, portal }) => {
    await portal.open(`/nordlys/sponsor?departmentId=101&sponsorConnectionHash=${hash}`);
    const { main, next } = sponsorOn(page, TEXTS.no);
    await expect(main.getByText(words)).toBeVisible();
    await expect(next).toHaveCount(0);
  });

test('[P-SIGNUP-81] finds the member by sponsedId too', async ({ page, portal }) => {
  await portal.open('/nordlys/sponsor?sponsedId=hash-open');
  await expect(sponsorOn(page, TEXTS.no).main.getByText(TEXTS.no.known)).toBeVisible();
});

test('keeps what was typed over a reload, back and forward, and another language, and none of it for another link', async ({
  page,
  portal,
}) => {
  await portal.open(LINK);
  const { next, field, current } = sponsorOn(page, TEXTS.no);
  await next.click();
  await field('Fornavn').fill('Marit');
  await page.reload();
  await expect(current).toContainText('Personalia');
  await expect(field('Fornavn')).toHaveValue('Marit');
  await page.goBack();
  await expect(current).toContainText('Senter');
  await page.goForward();
  await expect(field('Fornavn')).toHaveValue('Marit');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(field('First name')).toHaveValue('Marit');
  await portal.open(LINK.replace('hash-open', 'nonsense'));
  await expect(page.getByRole('main').getByText(TEXTS.en.unknown)).toBeVisible();
  await portal.open(LINK);
  await sponsorOn(page, TEXTS.en).next.click();
  await expect(field('First name')).toHaveValue('');
});

test('creates one sponsor however often it is pressed, and when the answer is lost', async ({ page, portal }) => {
  await portal.open(LINK);
  const { main, next, current, fillIn } = sponsorOn(page, TEXTS.no);
  await next.click();
  await fillIn.call(sponsorOn(page, TEXTS.no));
  await page.route('**/v1/boostsignup/sponsor', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await next.dblclick();
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute('**/v1/boostsignup/sponsor');
  await waitOutGuard(page);
  await next.press('Enter');
  await expect(current).toContainText('Bekreft');
  expect(portal.world.state.ledger.filter(({ kind }) => kind === 'member')).toHaveLength(1);
});

test('offers nothing to sign at an address that is not allowed', async ({ page, portal }) => {
  await page.route('**/v1/boostsignup/sponsor', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), link_to_nets: 'https://foreign.example/sign' } });
  });
  await portal.open(LINK);
  const { main, next, sign, fillIn } = sponsorOn(page, TEXTS.no);
  await next.click();
  await fillIn.call(sponsorOn(page, TEXTS.no));
  await next.click();
  await expect(main.getByText(TEXTS.no.noLink)).toBeVisible();
  await expect(sign).toHaveCount(0);
});
