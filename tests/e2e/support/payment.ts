// Paying in the browser, as a visitor does it.
import type { Page } from 'playwright/test';
import { acceptedAtSolsiden, aWrittenMember } from '../../support/a-new-member.ts';
import { PAYMENT_WORDS } from './payment-words.ts';
import type { Portal } from './portal.ts';
import { sendTo } from './service.ts';
import type { Language } from './words.ts';

/** Somebody signs up by calls, as a page would; gives the invoice that is left to pay. */
export async function anInvoiceAt(
  { origin, outside }: Pick<Portal, 'origin' | 'outside'>,
  center: string,
  choice: object,
): Promise<string> {
  const accepted = center === 'solsiden' ? { acceptedTerms: acceptedAtSolsiden(outside) } : {};
  const member = aWrittenMember(origin, { netsCallbackUrl: `${origin}/${center}/member`, ...accepted, ...choice });
  const { invoiceId } = await sendTo(origin, center, '/v1/boostsignup/member', member);
  return String(invoiceId);
}

/** A member who has begun to pay it somewhere. */
export async function aBegunPaymentAt(
  portal: Pick<Portal, 'origin' | 'outside'>,
  center: string,
  choice: object,
): Promise<string> {
  const id = await anInvoiceAt(portal, center, choice);
  const order = { invoice_id: id, fallback: `${portal.origin}/${center}/payment?invoiceId=${id}&callback=vipps` };
  await sendTo(portal.origin, center, '/v2/boostsignup/initiatepayment', order);
  return id;
}

/** A membership of solsiden that is paid by invoice, without direct debit. */
export const BY_INVOICE = { departmentId: 201, membershipId: 2106 };

export function paymentOn(page: Page, language: Language = 'no') {
  const words = PAYMENT_WORDS[language];
  const frame = page.frameLocator(`section[aria-label="${words.window}"] iframe`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    words,
    frame,
    button,
    pay: button(words.pay),
    /** The act of the visitor in the frame or on the page of the provider. */
    at: (place: Pick<Page, 'getByRole' | 'getByText'>) => ({
      pay: () => place.getByRole('button', { name: /^Betal kr/ }).click(),
      cancel: () => place.getByRole('button', { name: 'Avbryt' }).click(),
      async chooses(outcome: string) {
        await place.getByText('Prøv et annet utfall').click();
        await place.getByRole('button', { name: outcome, exact: true }).click();
      },
    }),
  };
}
