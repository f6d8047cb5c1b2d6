import type { Locator, Page } from 'playwright/test';
import { CODES, companyOn } from '../../support/company.ts';
import { pressAt, typeAt } from '../../support/keyboard.ts';
import { expect, test } from '../../support/portal.ts';
import { made, type RegisterPage, type RegisterWords, registerOn } from '../../support/register.ts';
import { asked } from '../../support/session.ts';
import type { Language } from '../../support/words.ts';

test.beforeEach(async ({ page, promises }) => {
  promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\//);
  await page.setViewportSize({ width: 390, height: 844 });
});

/** Everything about a person, from the first field to the last. */
async function fillIn(page: Page, { words, field }: RegisterPage): Promise<void> {
  for (const [label, value] of words.fields) await typeAt(page, field(label), value);
  for (const [place, part] of words.born.entries()) await typeAt(page, page.getByRole('combobox').nth(place), part);
  await pressAt(page, page.getByRole('radio', { name: words.male, exact: true }), 'Space');
  await pressAt(page, page.getByRole('checkbox', { name: words.approve }), 'Space');
  await expect(field(words.place)).toHaveValue('Bergen');
}

async function chooseAndFillIn(page: Page, register: RegisterPage, choice: readonly [string, string]): Promise<void> {
  await pressAt(page, register.card(choice[0]));
  await pressAt(page, register.card(choice[1]), 'Space');
  await pressAt(page, register.next);
  await expect(page.getByRole('region', { name: register.words.personalia })).toBeFocused();
  await fillIn(page, register);
}

/** On the page of the bank, and of the electronic ID. */
async function sign(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: 'Gå til signering', exact: true }));
  await pressAt(page, page.getByRole('button', { name: 'Signer', exact: true }));
}

async function failToSign(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: 'Gå til signering', exact: true }));
  await pressAt(page, page.getByText('Prøv et annet utfall'));
  await pressAt(page, page.getByRole('button', { name: 'Signeringen feiler' }));
}

const stepsOn = (page: Page, { stepList }: RegisterWords) =>
  page.getByRole('list', { name: stepList }).getByRole('listitem');

/** The visitor comes past the terms before the button that agrees to them, with nothing over them. */
async function expectTermsAbove(page: Page, agree: Locator): Promise<void> {
  await expect(agree).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 }); // the height that a phone's browser leaves
  const terms = await page.getByRole('main').getByRole('link', { name: 'Les vilkårene' }).boundingBox();
  const ways = await button(page, 'Tilbake').boundingBox();
  expect((terms?.y ?? Number.NaN) + (terms?.height ?? 0)).toBeLessThan(ways?.y ?? Number.NaN);
}

const begin = (page: Page, name: string) => pressAt(page, page.getByRole('main').getByRole('link', { name }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('[P-SHELL-02] [P-SIGNUP-07] [P-SIGNUP-11] signs up by the keyboard alone, from the start page and back to it', async ({
  page,
  portal,
}) => {
  const register = registerOn(page);
  const { words } = register;
  await portal.open('/nordlys');
  await begin(page, words.title);
  await expect(stepsOn(page, words)).toHaveText(words.steps.map((name) => new RegExp(name)));
  await pressAt(page, register.next);
  await chooseAndFillIn(page, register, ['Sentrum', 'Fri trening uten binding']);
  await pressAt(page, register.next);
  await expect(page.getByRole('region', { name: words.confirm })).toBeFocused();
  await expectTermsAbove(page, button(page, words.sign));
  await pressAt(page, button(page, words.sign));
  await failToSign(page);
  // Here too it is agreed to: the way on stays at the end of what there is to read.
  const ways = page.locator('[data-agrees]').filter({ has: button(page, words.sign) });
  await expect(ways).toHaveCSS('position', 'static');
  await pressAt(page, button(page, words.sign));
  await sign(page);
  await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'Til forsiden' }));
  await expect(page).toHaveURL(`${portal.origin}/nordlys`);
  expect([made(portal.world, 'member'), made(portal.world, 'contract'), made(portal.world, 'invoice')]).toEqual([
    1, 1, 1,
  ]);
});

test.describe('in English', () => {
  const language: Language = 'en';
  test.use({ language });

  test('[P-SHELL-03] [P-SIGNUP-30] [P-SIGNUP-37] signs up through a company by the keyboard alone', async ({
    page,
    portal,
  }) => {
    const register = registerOn(page, language);
    const company = companyOn(page, language);
    await portal.open('/nordlys');
    await begin(page, 'Company agreement');
    await typeAt(page, company.code, CODES.two);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is valid')).toBeVisible();
    await pressAt(page, company.next);
    await expect(page.getByRole('region', { name: 'Choose a center and a membership' })).toBeFocused();
    await chooseAndFillIn(page, register, ['Sentrum', 'Student']);
    await expect(company.summary).toContainText('Ola Nordmann');
    await pressAt(page, company.finish);
    await expect(page.getByText('The membership has been created, and the company is its sponsor')).toBeVisible();
    await pressAt(page, page.getByRole('link', { name: 'To the front page', exact: true }));
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    expect([made(portal.world, 'member'), asked(portal.world, 'signup.createMember')]).toEqual([1, 1]);
  });
});
