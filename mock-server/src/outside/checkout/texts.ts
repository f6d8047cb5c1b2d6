// The words of the checkout, in the two languages that it speaks.
import type { Payment } from '../../world/records/payments.ts';
import type { PaymentOutcome } from '../../world/records/provider.ts';

export const LANGUAGES = ['no', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface CheckoutTexts {
  readonly brand: string;
  readonly payment: string;
  readonly method: string;
  readonly card: readonly [name: string, detail: string];
  readonly mobile: readonly [name: string, detail: string];
  readonly pay: string;
  readonly cancel: string;
  readonly others: string;
  readonly outcomes: Readonly<Record<Exclude<PaymentOutcome, 'pay' | 'abort'>, string>>;
  readonly ended: Readonly<Record<Exclude<Payment['state'], 'open'>, readonly [title: string, lead: string]>>;
  readonly back: string;
  readonly backInNewTab: string;
  readonly otherLanguage: string;
  readonly invented: string;
}

export const TEXTS: Readonly<Record<Language, CheckoutTexts>> = {
  no: {
    brand: 'Nettkassa',
    payment: 'Betaling',
    method: 'Hvordan vil du betale?',
    card: ['Kort', 'Prøvekort 0000 00•• •••• 0000'],
    mobile: ['Mobil', 'Godkjennes i appen på telefonen din'],
    pay: 'Betal',
    cancel: 'Avbryt',
    others: 'Prøv et annet utfall',
    outcomes: {
      late: 'Betal, senteret får vite det senere',
      lost: 'Betal, beskjeden til senteret blir borte',
      twice: 'Betal, senteret får beskjed to ganger',
      stay: 'Betal og bli på siden',
      decline: 'Betalingen blir avvist',
      expire: 'Tiden løper ut',
    },
    ended: {
      paid: ['Betalingen er godkjent', 'Beløpet er trukket én gang, og trekkes ikke igjen om du kommer tilbake hit.'],
      declined: [
        'Betalingen ble avvist',
        'Ingenting er trukket i denne betalingen. Har du betalt før, står det ved lag.',
      ],
      aborted: ['Betalingen ble avbrutt', 'Ingenting er trukket.'],
      expired: ['Tiden er ute', 'Ingenting er trukket.'],
    },
    back: 'Tilbake til',
    backInNewTab: 'Åpne i en ny fane',
    otherLanguage: 'English',
    invented: 'En oppdiktet betalingstjeneste. Ingenting trekkes fra noe kort.',
  },
  en: {
    brand: 'Nettkassa',
    payment: 'Payment',
    method: 'How do you want to pay?',
    card: ['Card', 'Test card 0000 00•• •••• 0000'],
    mobile: ['Mobile', 'Approved in the app on your phone'],
    pay: 'Pay',
    cancel: 'Cancel',
    others: 'Try another outcome',
    outcomes: {
      late: 'Pay, the center is told later',
      lost: 'Pay, the word to the center is lost',
      twice: 'Pay, the center is told twice',
      stay: 'Pay and stay on this page',
      decline: 'The payment is declined',
      expire: 'The time runs out',
    },
    ended: {
      paid: ['The payment is approved', 'The amount was taken once, and is not taken again if you come back here.'],
      declined: [
        'The payment was declined',
        'Nothing was taken in this payment. What you may have paid before stands.',
      ],
      aborted: ['The payment was cancelled', 'Nothing was taken.'],
      expired: ['The time is up', 'Nothing was taken.'],
    },
    back: 'Back to',
    backInNewTab: 'Open in a new tab',
    otherLanguage: 'Norsk',
    invented: 'An invented payment service. Nothing is taken from any card.',
  },
};
