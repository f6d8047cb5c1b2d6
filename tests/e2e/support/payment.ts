// Paying in the browser, as a visitor does it.
import type { Page } from 'playwright/test';
import { acceptedAtSolsiden, aWrittenMember } from '../../support/a-new-member.ts';
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

/** The same, and has begun to pay it somewhere. */
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

const WORDS = {
  no: {
    pay: 'Til betaling',
    retry: 'Prøv igjen',
    waiting: 'Venter på betaling …',
    statusMissing: 'Fikk ikke hentet betalingsstatus',
    checkAgain: 'Sjekk igjen',
    attention: 'OBS!',
    failedToRegister: 'Betalingen mislyktes og ble ikke registrert. Trykk Til betaling for å prøve igjen',
    failedTryAgain: 'Betalingen mislyktes. Velg en betalingsmåte og prøv igjen',
    aborted: 'Betalingen ble avbrutt',
    alreadyPaid: 'Denne fakturaen er allerede betalt',
    finish: 'Fullfør',
    continue: 'Betal senere',
    paid: 'Fakturaen er betalt',
    later: 'Fakturaen er ikke betalt ennå',
    scriptFailed: 'Betalingsvinduet kunne ikke lastes',
    frameBlocked: 'Betalingsvinduet svarer ikke.',
    amountChanged: 'Beløpet er endret. Se over det nye beløpet før du betaler',
    wentWrong: 'Noe gikk galt!',
    window: 'Betalingsvindu',
    nameless: 'Vi vet ikke hvilken faktura det gjelder',
    unknownInvoice: 'Vi finner ingen slik faktura',
    openElsewhere: 'avslutter vi den andre først',
  },
  en: {
    pay: 'Go to payment',
    retry: 'Try again',
    waiting: 'Waiting for payment …',
    statusMissing: "Couldn't get payment status",
    checkAgain: 'Check again',
    attention: 'OBS!',
    failedToRegister: 'The payment failed and was not registered. Click Go to payment to try again',
    failedTryAgain: 'The payment failed. Please select a payment method and try again',
    aborted: 'The payment was cancelled',
    alreadyPaid: 'This invoice has already been paid',
    finish: 'Finish',
    continue: 'Pay later',
    paid: 'The invoice is paid',
    later: 'The invoice is not paid yet',
    scriptFailed: 'Failed to load script',
    frameBlocked: 'The payment window does not answer.',
    amountChanged: 'The amount has changed. Look at the new amount before you pay',
    wentWrong: 'Something went wrong!',
    window: 'Payment window',
    nameless: 'We do not know which invoice this is about',
    unknownInvoice: 'We find no such invoice',
    openElsewhere: 'we end the other one first',
  },
} as const satisfies Readonly<Record<Language, object>>;

export function paymentOn(page: Page, language: Language = 'no') {
  const words = WORDS[language];
  const frame = page.frameLocator(`section[aria-label="${words.window}"] iframe`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    words,
    frame,
    button,
    pay: button(words.pay),
    /** What the visitor does in the frame or on the page of the provider. */
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
