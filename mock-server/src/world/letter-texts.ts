// The words of a center's automatic letters, in the language in which the member has read the portal.
import type { Language } from '@felles/core';

/** Where and for what, as every letter about an agreement names them. */
interface About {
  readonly title: string;
  readonly center: string;
}

interface Sum {
  readonly number: number;
  /** In kroner, as it is read. */
  readonly amount: string;
}

export interface LetterTexts {
  readonly hello: (name: string) => string;
  readonly invoice: (about: About) => string;
  readonly invoiceSum: (invoice: Sum & { readonly due: string; readonly kid: string }) => string;
  readonly invoiceSubject: (number: number, center: string) => string;
  readonly pay: string;
  readonly sign: string;
  readonly void: (about: About & Sum) => string;
  readonly voidSubject: (number: number) => string;
  readonly welcome: (center: string) => string;
  readonly paidByCompany: (title: string) => string;
  readonly signed: (title: string) => string;
  readonly signedSubject: string;
  readonly receipt: (paid: Sum & { readonly title: string }) => string;
  readonly receiptSubject: (number: number) => string;
  readonly unsigned: (about: About) => string;
  readonly unsignedSubject: string;
  readonly logIn: string;
  readonly password: string;
  readonly newPassword: (center: string, password: string) => string;
  readonly payer: {
    readonly subject: (member: string) => string;
    readonly pays: (
      paid: About & { readonly member: string; readonly price: string; readonly isMonthly: boolean },
    ) => string;
    readonly first: (amount: string, due: string) => string;
    readonly terms: string;
    readonly told: (paid: About & { readonly payer: string }) => string;
    readonly membership: string;
    readonly asked: (asked: { readonly member: string; readonly what: string; readonly center: string }) => string;
    readonly something: string;
    readonly accept: string;
    readonly acceptHow: string;
    readonly read: string;
    readonly readHow: string;
  };
}

export const LETTERS: Readonly<Record<Language, LetterTexts>> = {
  no: {
    hello: (name) => `Hei ${name},`,
    invoice: ({ title, center }) => `Her er fakturaen for ${title} hos ${center}.`,
    invoiceSum: ({ number, amount, due, kid }) =>
      `Fakturanummer ${number}. Å betale: ${amount}. Forfall: ${due}. KID: ${kid}.`,
    invoiceSubject: (number, center) => `Faktura ${number} fra ${center}`,
    pay: 'Betal fakturaen',
    sign: 'Signer avtalen om fast betaling',
    void: ({ title, center, number, amount }) =>
      `Du har valgt noe annet enn ${title} hos ${center}. Faktura ${number} på ${amount} er kreditert og skal ikke betales.`,
    voidSubject: (number) => `Faktura ${number} gjelder ikke lenger`,
    welcome: (center) => `Velkommen til ${center}`,
    paidByCompany: (title) => `Firmaet ditt betaler for ${title}.`,
    signed: (title) => `Avtalen om fast betaling av ${title} er signert.`,
    signedSubject: 'Avtalen din er signert',
    receipt: ({ amount, title, number }) => `Vi har mottatt ${amount} for ${title}. Faktura ${number} er betalt.`,
    receiptSubject: (number) => `Kvittering for faktura ${number}`,
    unsigned: ({ title, center }) => `Avtalen om fast betaling av ${title} hos ${center} er ikke signert ennå.`,
    unsignedSubject: 'Avtalen din er ikke signert',
    logIn: 'Logg inn og se medlemskapet ditt',
    password: 'Har du ikke noe passord ennå, får du det på SMS når du velger «Glemt passordet?» på innloggingssiden.',
    newPassword: (center, password) => `Ditt nye passord hos ${center} er: ${password}`,
    payer: {
      subject: (member) => `Du betaler for ${member}`,
      pays: ({ member, title, center, price, isMonthly }) =>
        `Du betaler nå for ${member}: ${title} hos ${center}, ${price}${isMonthly ? ' per måned' : ''}, med fast betaling fra kontoen din.`,
      first: (amount, due) => `Første trekk er ${amount}, ${due}.`,
      terms: 'Les betalingsvilkårene',
      told: ({ payer, title, center }) => `${payer} betaler for ${title} hos ${center}. Velkommen!`,
      membership: 'Se medlemskapet ditt',
      asked: ({ member, what, center }) => `${member} ber deg betale for ${what} hos ${center}.`,
      something: 'et medlemskap',
      accept: 'Godta',
      acceptHow: 'Du har avtalegiro hos oss fra før. Godta for å betale for dette også.',
      read: 'Les og signer',
      readHow: 'Følg lenken for å signere.',
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    invoice: ({ title, center }) => `Here is the invoice for ${title} at ${center}.`,
    invoiceSum: ({ number, amount, due, kid }) =>
      `Invoice number ${number}. To pay: ${amount}. Due: ${due}. KID: ${kid}.`,
    invoiceSubject: (number, center) => `Invoice ${number} from ${center}`,
    pay: 'Pay the invoice',
    sign: 'Sign the direct debit agreement',
    void: ({ title, center, number, amount }) =>
      `You have chosen something else than ${title} at ${center}. Invoice ${number} of ${amount} has been credited and is not to be paid.`,
    voidSubject: (number) => `Invoice ${number} is no longer valid`,
    welcome: (center) => `Welcome to ${center}`,
    paidByCompany: (title) => `Your company pays for ${title}.`,
    signed: (title) => `The direct debit agreement for ${title} is signed.`,
    signedSubject: 'Your agreement is signed',
    receipt: ({ amount, title, number }) => `We have received ${amount} for ${title}. Invoice ${number} is paid.`,
    receiptSubject: (number) => `Receipt for invoice ${number}`,
    unsigned: ({ title, center }) => `The direct debit agreement for ${title} at ${center} is not signed yet.`,
    unsignedSubject: 'Your agreement is not signed',
    logIn: 'Log in and see your membership',
    password:
      'If you have no password yet, you get one by SMS when you choose “Forgot your password?” on the login page.',
    newPassword: (center, password) => `Your new password at ${center} is: ${password}`,
    payer: {
      subject: (member) => `You pay for ${member}`,
      pays: ({ member, title, center, price, isMonthly }) =>
        `You now pay for ${member}: ${title} at ${center}, ${price}${isMonthly ? ' per month' : ''}, by direct debit from your account.`,
      first: (amount, due) => `The first withdrawal is ${amount}, on ${due}.`,
      terms: 'Read the payment terms',
      told: ({ payer, title, center }) => `${payer} pays for ${title} at ${center}. Welcome!`,
      membership: 'See your membership',
      asked: ({ member, what, center }) => `${member} asks you to pay for ${what} at ${center}.`,
      something: 'a membership',
      accept: 'Accept',
      acceptHow: 'You have direct debit with us already. Accept to pay for this too.',
      read: 'Read and sign',
      readHow: 'Follow the link to sign.',
    },
  },
};
