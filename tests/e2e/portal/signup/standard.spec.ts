import type { World } from '@felles/mock-server/internal';
import { expect, test } from '../../support/portal.ts';
import { made, registerOn } from '../../support/register.ts';
import type { Language } from '../../support/words.ts';

const madeOf = (world: World) => ['member', 'contract', 'invoice'].map((kind) => made(world, kind));

test.beforeEach(({ promises }) =>
  promises.except(/^from elsewhere: http:\/\/127\.0\.0\.1:\d+\/(direct-debit|signing|styles|assets)/),
);

test.describe('in English', () => {
  const language: Language = 'en';
  test.use({ language });

  test('[P-PAYMENT-07] [P-SIGNUP-67] shows the cost without direct debit, and then what to pay and where', async ({
    page,
    portal,
  }) => {
    const register = registerOn(page, language);
    await portal.open('/nordlys/member');
    await register.choose('Sentrum', '30 dager');
    await register.next.click();
    await register.fillIn();
    // The visitor has read the cost, and the button names it.
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
    // The page offers the next thing to do first, in the place of the way on at every step.
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
