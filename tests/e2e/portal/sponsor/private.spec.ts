import type { Page } from 'playwright/test';
import { obstaclesOn } from '../../support/axe.ts';
import { expect, inBothLanguages, test } from '../../support/portal.ts';
import { goesRight, goesWrong } from '../../support/service.ts';
import { waitOutGuard } from '../../support/session.ts';

const TEXTS = {
  no: {
    title: 'Bli medlem, betalt av en annen',
    steps: ['Avtale', 'Personalia', 'Betaler'],
    intro: 'Er du under 18 år',
    memberships: 'Velg medlemskap',
    next: 'Neste',
    phone: 'Telefonnummeret til den som skal betale',
    send: 'Send SMS',
    notSigned: 'Betaleren har ikke signert ennå',
    signed: 'Betaleren har signert',
    illegal: 'Personen du prøvde å legge til, kan ikke være sponsoren din',
    failed: 'SMS-en ble ikke sendt',
    uncertain: 'Vi vet ikke om SMS-en ble sendt',
    done: 'Det sponsede medlemmet er opprettet',
    invoice: 'Fakturaer sendes på e-post.',
    notDone: 'Medlemskapet ble ikke opprettet',
    fields: ['Fornavn', 'Etternavn', 'Adresse', 'Postnummer', 'Telefonnummer', 'E-post'],
    place: 'Poststed',
    date: ['Dag', 'Måned', 'År'],
    gender: 'Mann',
  },
  en: {
    title: 'Become a member, paid for by somebody else',
    steps: ['Agreement', 'Personal information', 'Payer'],
    intro: 'If you are under 18',
    memberships: 'Choose a membership',
    next: 'Next',
    phone: 'Phone number of the person who is to pay',
    send: 'Send SMS',
    notSigned: 'The payer has not signed yet',
    signed: 'The payer has signed',
    illegal: 'the person you tried to assign cannot act as your sponsor',
    failed: 'The SMS was not sent',
    uncertain: 'We do not know whether the SMS was sent',
    done: 'The sponsored member was created',
    invoice: 'Invoices are sent by e-mail.',
    notDone: 'The membership was not created',
    fields: ['First name', 'Last name', 'Address', 'Postal code', 'Phone number', 'Email'],
    place: 'Place',
    date: ['Day', 'Month', 'Year'],
    gender: 'Male',
  },
} as const;
type Texts = (typeof TEXTS)['no' | 'en'];

const VALUES = ['Vetle', 'Kanari', 'Kanariveien 7', '5014', '10000077', 'vetle@kanari.example'] as const;

function privateOn(page: Page, texts: Texts) {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: texts.next });
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  return {
    main,
    next,
    field,
    current: main.locator('[aria-current="step"]'),
    phone: field(texts.phone),
    send: main.getByRole('button', { name: texts.send }),
    async choose() {
      await main.getByRole('button', { name: /Sentrum/ }).click();
      await main.getByRole('button', { name: /Fri trening 12 måneder/ }).click();
      await next.click();
    },
    async fillIn() {
      for (const [place, name] of texts.fields.entries()) await field(name).fill(VALUES[place] ?? '');
      await main.getByRole('combobox', { name: texts.date[1] }).selectOption({ index: 2 });
      await main.getByRole('combobox', { name: texts.date[0] }).selectOption('9');
      await main.getByRole('combobox', { name: texts.date[2] }).selectOption('2010');
      await main.getByRole('radio', { name: texts.gender, exact: true }).check();
      await main.getByRole('checkbox').check();
      await expect(field(texts.place)).toHaveValue('Bergen');
    },
    /** To the last step. */
    async signUp() {
      await this.choose();
      await this.fillIn();
      await next.click();
      await expect(main.locator('[aria-current="step"]')).toContainText(texts.steps[2]);
    },
  };
}

const smsTo = (world: { readonly state: { readonly messages: readonly { readonly to: string }[] } }, phone: string) =>
  world.state.messages.filter(({ to }) => to === phone).length;

inBothLanguages((_, language) => {
  const texts = TEXTS[language];

  test('[P-SHELL-04] [P-SIGNUP-43] [P-SIGNUP-44] [P-SIGNUP-45] [P-SIGNUP-46] leads through three steps to the payer', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/member/private');
    const { main, current, next, fillIn, phone, send } = privateOn(page, texts);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(
      texts.steps.map((name, place) => `${place + 1}${name}`),
    );
    await expect(main.getByText(texts.intro)).toBeVisible();
    await expect(main.getByRole('heading', { name: texts.memberships })).toHaveCount(0);
    await main.getByRole('button', { name: /Sentrum/ }).click();
    await expect(main.getByRole('heading', { name: texts.memberships })).toBeVisible();
    await main.getByRole('button', { name: /Fri trening 12 måneder/ }).click();
    await next.click();
    await expect(current).toContainText(texts.steps[1]);
    await fillIn();
    await next.click();
    await expect(current).toContainText(texts.steps[2]);
    await expect(phone).toBeVisible();
    await expect(send).toBeDisabled();
    expect(await obstaclesOn(page)).toEqual([]);
  });

  test('[P-SPONSOR-21] sends one SMS by the Enter key, and not another when it is loaded again', async ({
    page,
    portal,
  }) => {
    await portal.open('/nordlys/member/private');
    const { main, signUp, phone, send } = privateOn(page, texts);
    await signUp.call(privateOn(page, texts));
    await phone.fill('100 00 011');
    await phone.press('Enter');
    await phone.press('Enter');
    await expect(main.getByText(texts.notSigned)).toBeVisible();
    await expect(send).toBeDisabled();
    expect(await obstaclesOn(page)).toEqual([]);
    expect(smsTo(portal.world, '10000011')).toBe(1);
    await page.reload();
    await expect(main.getByText(texts.notSigned)).toBeVisible();
    await expect(send).toBeDisabled();
    await phone.fill('10000012');
    await expect(main.getByText(texts.notSigned)).toHaveCount(0);
    await waitOutGuard(page);
    await send.click();
    await expect(main.getByText(texts.signed)).toBeVisible();
    expect([smsTo(portal.world, '10000011'), smsTo(portal.world, '10000012')]).toEqual([1, 1]);
  });

  test('[P-SPONSOR-19] [P-SPONSOR-20] says why somebody cannot pay, or was not asked', async ({ page, portal }) => {
    await portal.open('/nordlys/member/private');
    const { main, signUp, phone, send } = privateOn(page, texts);
    await signUp.call(privateOn(page, texts));
    await phone.fill('10000014');
    await send.click();
    await expect(main.getByRole('alert')).toContainText(texts.illegal);
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(send).toBeDisabled();
    expect(await obstaclesOn(page)).toEqual([]);
    await phone.fill('10000019');
    await waitOutGuard(page);
    await send.click();
    await expect(main.getByRole('alert')).toContainText(texts.failed);
    await expect(main.getByRole('alert')).toContainText('Vi finner ingen med dette telefonnummeret.');
    goesWrong(portal.world, { call: 'sponsor.contact', kind: 'cut' });
    await phone.fill('10000011');
    await waitOutGuard(page);
    await send.click();
    await expect(main.getByText(texts.uncertain)).toBeVisible();
    await expect(send).toBeDisabled();
    goesRight(portal.world);
    await page.reload();
    await expect(main.getByText(texts.uncertain)).toBeVisible();
    await phone.fill('');
    await phone.fill('10000011');
    await send.click();
    await expect(main.getByText(texts.notSigned)).toBeVisible();
    expect(smsTo(portal.world, '10000011')).toBe(1);
  });

  test('[P-SIGNUP-50] says how it ended when the address does', async ({ page, portal }) => {
    await portal.open('/nordlys/member/private?success=true');
    const { main } = privateOn(page, texts);
    await expect(main.getByText(texts.done)).toBeVisible();
    await expect(main.getByText(texts.invoice)).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
    await portal.open('/nordlys/member/private?success=no');
    await expect(main.getByText(texts.notDone)).toBeVisible();
    expect(await obstaclesOn(page)).toEqual([]);
  });
});

test('[P-SPONSOR-23] sends a link that leads the sponsor to who they pay for', async ({ page, portal }) => {
  await portal.open('/nordlys/member/private');
  const { main, signUp, phone, send } = privateOn(page, TEXTS.no);
  await signUp.call(privateOn(page, TEXTS.no));
  await phone.fill('10000011');
  await send.click();
  await expect(main.getByText(TEXTS.no.notSigned)).toBeVisible();
  const link = portal.world.state.messages.at(-1)?.link?.address ?? '';
  expect(link).toMatch(/\/nordlys\/sponsor\?departmentId=101&sponsorConnectionHash=[\da-f]{32}$/);
  await page.goto(link);
  await expect(page.getByRole('main').getByText('Du er bedt om å betale for Vetle Kanari')).toBeVisible();
});

test('creates one member and sends one SMS, whatever is clicked twice', async ({ page, portal }) => {
  await portal.open('/nordlys/member/private');
  const { choose, fillIn, next, phone, send, main, current } = privateOn(page, TEXTS.no);
  await choose();
  await fillIn();
  await next.dblclick();
  await expect(current).toContainText('Betaler');
  await phone.fill('10000011');
  await send.dblclick();
  await expect(main.getByText(TEXTS.no.notSigned)).toBeVisible();
  const kinds = portal.world.state.ledger.map(({ kind }) => kind);
  expect(['member', 'contract', 'invoice', 'sms'].map((kind) => kinds.filter((one) => one === kind).length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test('sends nothing without a network, and says so', async ({ page, portal, context }) => {
  await portal.open('/nordlys/member/private');
  const { main, signUp, phone, send } = privateOn(page, TEXTS.no);
  await signUp.call(privateOn(page, TEXTS.no));
  await phone.fill('10000011');
  await context.setOffline(true);
  await send.click();
  await expect(main.getByRole('alert')).toContainText('Du er uten nett');
  await context.setOffline(false);
  await send.click();
  await expect(main.getByText(TEXTS.no.notSigned)).toBeVisible();
  expect(smsTo(portal.world, '10000011')).toBe(1);
});
