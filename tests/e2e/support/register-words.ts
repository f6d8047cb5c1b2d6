// The words of the register, written out once more, so that a changed text is noticed.
import type { Language } from './words.ts';

export interface RegisterWords {
  readonly title: string;
  /** The way on from a step, also where it registers the visitor. */
  readonly next: RegExp;
  readonly back: string;
  readonly sign: string;
  readonly toSigning: RegExp;
  readonly toPayment: RegExp;
  readonly personalia: string;
  readonly confirm: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly born: readonly [day: string, month: string, year: string];
  readonly male: string;
  readonly approve: RegExp;
  readonly earlierMember: string;
  readonly alreadyMember: string;
  readonly logIn: string;
  readonly alreadySigned: string;
  readonly notCreated: string;
  readonly notAnswered: string;
  readonly invoiceNotLoaded: string;
  readonly chooseCenter: string;
  readonly chooseMembership: string;
  readonly signingFailed: string;
  readonly success: string;
  readonly waits: string;
  readonly directDebitSetUp: string;
  readonly steps: readonly string[];
  readonly paymentSteps: readonly string[];
  readonly stepList: string;
  readonly place: string;
  readonly payment: string;
  readonly continue: string;
  readonly checkAgain: string;
}

const PERSON = ['Ola', 'Nordmann', 'Storgata 1', '5014', '19000041', 'ola@demo.example'] as const;
const labelled = (labels: readonly string[]) => labels.map((label, place) => [label, PERSON[place] ?? ''] as const);

export const REGISTER_WORDS: Readonly<Record<Language, RegisterWords>> = {
  no: {
    title: 'Bli medlem',
    next: /^(Neste|Registrer meg og gå videre)$/,
    back: 'Tilbake',
    sign: 'Signer med elektronisk ID',
    toSigning: /^(Til|Registrer meg og gå til) signering$/,
    toPayment: /^(Fortsett|Registrer meg og gå) til betaling$/,
    personalia: 'Personalia',
    confirm: 'Se over og signer',
    fields: labelled(['Fornavn', 'Etternavn', 'Adresse', 'Postnummer', 'Telefonnummer', 'E-post']),
    born: ['17', 'mai', '1990'],
    male: 'Mann',
    approve: /vilkår/i,
    earlierMember: 'Vi kjenner dette telefonnummeret',
    alreadyMember: 'Du er allerede medlem hos oss.',
    logIn: 'Logg inn',
    alreadySigned: 'Du har allerede et aktivt medlemskap, og kan ikke melde deg inn en gang til.',
    notCreated: 'Medlemskapet ble ikke opprettet. Kontakt senteret',
    notAnswered:
      'Vi fikk ikke et klart svar, og vet ikke om medlemskapet ble opprettet. Prøv igjen. Ser du to avtaler etterpå, retter senteret det.',
    invoiceNotLoaded: 'Vi fikk ikke hentet fakturaen. Du får den på e-post.',
    chooseCenter: 'Velg et senter.',
    chooseMembership: 'Velg et medlemskap.',
    signingFailed: 'Signeringen ble ikke fullført',
    success: 'Innmeldingen er fullført',
    waits: 'Venter på betaling …',
    directDebitSetUp: 'Avtalegiro er satt opp',
    steps: ['Senter', 'Personalia', 'Bekreft'],
    paymentSteps: ['Senter', 'Personalia', 'Signering', 'Betaling', 'Ferdig'],
    stepList: 'Steg i innmeldingen',
    place: 'Poststed',
    payment: 'Betaling',
    continue: 'Betal senere',
    checkAgain: 'Sjekk igjen',
  },
  en: {
    title: 'Become a member',
    next: /^(Next|Register me and go on)$/,
    back: 'Back',
    sign: 'Sign with electronic ID',
    toSigning: /^(Go|Register me and go) to signing$/,
    toPayment: /^(Continue|Register me and go) to payment$/,
    personalia: 'Personal details',
    confirm: 'Check and sign',
    fields: labelled(['First name', 'Last name', 'Address', 'Postal code', 'Phone number', 'Email']),
    born: ['17', 'mai', '1990'],
    male: 'Male',
    approve: /terms/i,
    earlierMember: 'We know this phone number',
    alreadyMember: 'You are already a member with us.',
    logIn: 'Log in',
    alreadySigned: 'You already have an active membership, and cannot sign up again.',
    notCreated: 'The membership was not created. Please contact the center',
    notAnswered:
      'We got no clear answer, and do not know whether the membership was created. Try again. If you see two agreements afterwards, the center puts it right.',
    invoiceNotLoaded: 'We could not fetch the invoice. You get it by email.',
    chooseCenter: 'Choose a center.',
    chooseMembership: 'Choose a membership.',
    signingFailed: 'The signing was not completed',
    success: 'The sign-up is complete',
    waits: 'Waiting for payment …',
    directDebitSetUp: 'Direct debit is set up',
    steps: ['Center', 'Personal details', 'Confirm'],
    paymentSteps: ['Center', 'Personal details', 'Signing', 'Payment', 'Done'],
    stepList: 'Steps of the sign-up',
    place: 'Place',
    payment: 'Payment',
    continue: 'Pay later',
    checkAgain: 'Check again',
  },
};
