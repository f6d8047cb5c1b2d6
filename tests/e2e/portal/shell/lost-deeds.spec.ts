import type { Locator, Page } from 'playwright/test';
import { companyOn } from '../../support/company.ts';
import { loseTheToken, lostOn, saysItOnce } from '../../support/lost.ts';
import { newProfileOn } from '../../support/new-profile.ts';
import { anInvoiceAt, BY_INVOICE, paymentOn } from '../../support/payment.ts';
import { expect, type Portal, test } from '../../support/portal.ts';
import { registerOn } from '../../support/register.ts';
import { goesRight } from '../../support/service.ts';
import { INGRID, SESSION_WORDS } from '../../support/session.ts';
import { privateOn, SPONSOR_LINK, STRANGER, sponsorOn } from '../../support/sponsor.ts';

// Whoever does something for which the service has to be asked, and has lost it, reads that once.

interface Stage {
  readonly page: Page;
  readonly portal: Portal;
}

interface Deed {
  readonly does: string;
  /** All but the last press; gives what is to be pressed. */
  readonly prepare: (stage: Stage) => Promise<Locator>;
  /** Whether the focus is led to where it is said: what was pressed is no field, and does not tell of it. */
  readonly isLed?: true;
}

const DEEDS: readonly Deed[] = [
  {
    does: 'asks for a new password',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open('/nordlys/forgotten-password');
      await page.getByRole('textbox', { name: SESSION_WORDS.no.phone }).fill(INGRID.phone);
      return page.getByRole('button', { name: SESSION_WORDS.no.send });
    },
  },
  {
    does: 'chooses where to train',
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member');
      return registerOn(page).card('Sentrum');
    },
  },
  {
    does: 'signs up',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member');
      const register = registerOn(page);
      await register.choose('Sentrum', 'Fri trening uten binding');
      await register.next.click();
      await register.fillIn();
      return register.next;
    },
  },
  {
    does: 'makes a profile',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member/profile');
      const { fillIn, chooseDepartment, place, create } = newProfileOn(page);
      await chooseDepartment('Sentrum');
      await fillIn();
      await expect(place).toHaveValue('Trondheim');
      return create;
    },
  },
  {
    does: 'looks themselves up',
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member/profile');
      await newProfileOn(page).find.fill('10000021');
      return page.getByRole('button', { name: 'Søk' });
    },
  },
  {
    does: 'signs up as a payer',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open(SPONSOR_LINK);
      const { fillInInformation, next } = sponsorOn(page);
      await fillInInformation();
      return next;
    },
  },
  {
    does: 'accepts to pay',
    async prepare({ page, portal }) {
      await portal.open('/nordlys/sponsor/accept?hash=hash-open');
      return page.getByRole('button', { name: /Godta og betal/ });
    },
  },
  {
    does: 'asks another person to pay',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member/private');
      const signup = privateOn(page);
      await signup.signUp();
      await signup.phone.fill(STRANGER);
      return signup.send;
    },
  },
  {
    does: 'has a company’s code checked',
    async prepare({ page, portal }) {
      await portal.open('/nordlys/member/company');
      await companyOn(page).code.fill('AB1C2D3E4F5G');
      return page.getByRole('button', { name: 'Sjekk koden' });
    },
  },
  {
    does: 'pays',
    isLed: true,
    async prepare({ page, portal }) {
      await portal.open(`/solsiden/payment?invoiceId=${await anInvoiceAt(portal, 'solsiden', BY_INVOICE)}`);
      return paymentOn(page).pay;
    },
  },
];

for (const { does, prepare, isLed } of DEEDS) {
  test(`says once that the service is lost, to a visitor who ${does}`, async ({ page, portal }) => {
    const pressed = await prepare({ page, portal });
    await expect(pressed).toBeEnabled();
    loseTheToken(portal);
    await pressed.click();
    await saysItOnce(page);
    if (isLed) await expect(lostOn(page)).toBeFocused();
  });
}

test('leaves standing what it says of something else', async ({ page, portal }) => {
  await portal.open('/nordlys/member/private');
  const signup = privateOn(page);
  await signup.signUp();
  await signup.phone.fill(STRANGER);
  await signup.send.click();
  const asked = page.getByText(/Vi har sendt en SMS/).first();
  await expect(asked).toBeVisible();

  loseTheToken(portal);
  await signup.phone.fill('41000099');
  await signup.send.click();
  await expect(lostOn(page)).toBeFocused();
  await signup.phone.fill(STRANGER);
  await expect(asked).toBeVisible();
  await expect(lostOn(page)).toBeVisible();
});

test('says what came of it where it was done, once the service is found again', async ({ page, portal }) => {
  await portal.open('/nordlys/member');
  const sentrum = registerOn(page).card('Sentrum');
  await expect(sentrum).toBeVisible();
  loseTheToken(portal);
  await sentrum.click();
  await saysItOnce(page);
  goesRight(portal.world);
  await lostOn(page).getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(lostOn(page)).toHaveCount(0);
  await expect(page.getByText('Medlemskapene kunne ikke lastes inn')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(registerOn(page).card('Student')).toBeVisible();
});
