import type { World } from '@felles/mock-server';
import { expect, test } from '../../support/portal.ts';
import { made, registerOn } from '../../support/register.ts';
import type { Language } from '../../support/words.ts';

const madeOf = (world: World) => ['member', 'contract', 'invoice'].map((kind) => made(world, kind));
const CHOICE = ['Sentrum', 'Fri trening uten binding'] as const;

test.beforeEach(({ promises }) =>
  promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\/(direct-debit|signing|styles|assets)/),
);

test.describe('in English', () => {
  const language: Language = 'en';
  test.use({ language });

  test('[P-PAYMENT-07] [P-SHELL-02] [P-SIGNUP-07] [P-SIGNUP-10] [P-SIGNUP-11] [P-SIGNUP-88] signs a visitor up with the pointer, from the start page to the result of the signing', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const register = registerOn(page, language);
    const { words } = register;
    await portal.open('/nordlys');
    await page.getByRole('main').getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toHaveText(new RegExp(words.steps[0] ?? ''));
    await expect(page.getByRole('list', { name: words.stepList }).getByRole('listitem')).toHaveText(
      words.steps.map((name) => new RegExp(name)),
    );
    await expect(register.next).toHaveAttribute('aria-disabled', 'true');
    await expect(register.next).toHaveAccessibleDescription(words.chooseCenter);

    await register.choose(...CHOICE);
    // What it costs is in sight also where the list is not.
    await expect(page.getByText('Fri trening uten binding kr 549,00 per month')).toBeInViewport();
    await register.next.click();
    await expect(page.getByRole('heading', { level: 2, name: words.personalia })).toBeVisible();
    await register.fillIn();
    await register.next.click();
    await expect(page.getByRole('heading', { level: 2, name: words.confirm })).toBeVisible();
    const summary = page.getByRole('main');
    for (const text of ['Sentrum', 'Fri trening uten binding', 'kr 549,00', 'Ola Nordmann', '5014 Bergen']) {
      await expect(summary.getByText(text).first()).toBeVisible();
    }
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);

    await page.getByRole('button', { name: words.sign }).click();
    await page.getByRole('button', { name: 'Go to signing' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys/member`);
    await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.directDebitSetUp)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome as a member of Nordlys Trening' })).toBeVisible();
    await expect(page.getByText('Invoices are sent by email.')).toBeVisible();
    for (const text of ['Sentrum', 'Fri trening uten binding', 'kr 549,00'])
      await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toMatch(
      /Nordmann|19000041|demo\.example/,
    );
  });

  test('[P-PAYMENT-07] [P-SIGNUP-67] shows the cost without direct debit, and then what to pay and where', async ({
    page,
    portal,
  }) => {
    const register = registerOn(page, language);
    await portal.open('/nordlys/member');
    await register.choose('Sentrum', '30 dager');
    await register.next.click();
    await register.fillIn();
    // Whoever presses it has read what it is, and the button says what it does.
    await expect(register.next).toHaveCount(0);
    await expect(page.getByRole('definition').filter({ hasText: 'kr 690,00' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Ola Nordmann' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign me up – kr 690,00' }).click();
    // The page of payment comes at once, and the confirmation stands behind it.
    await expect(page).toHaveURL(/\/nordlys\/payment/);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'You are signed up' })).toBeVisible();
    await expect(page.getByText('To pay: kr 690,00')).toBeVisible();
    await expect(page.getByText('First withdrawal')).toHaveCount(0);
    await expect(page.getByRole('button', { name: register.words.sign })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get a password by SMS' })).toHaveAttribute(
      'href',
      '/nordlys/forgotten-password',
    );
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /payment\?invoiceId=\d+/);
    // What is left to do is what the page offers first, in the place where the way on has been at every step.
    await expect(page.locator('[class*="bar"]').getByRole('link')).toHaveText(['Pay now']);
    await expect(page.getByText('Invoices are sent by email.')).toBeVisible();
    // Paid meanwhile, wherever that was.
    portal.world.change((state) => {
      state.invoices = state.invoices.map((invoice) => ({ ...invoice, rest: 0 }));
    });
    await page.reload();
    await expect(page.getByText('The payment is received')).toContainText('Invoices are sent by email.');
    await page.getByRole('link', { name: 'To the front page' }).click();
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    expect(madeOf(portal.world)).toEqual([1, 1, 1]);
  });
});
