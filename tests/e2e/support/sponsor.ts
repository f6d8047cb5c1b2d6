// Signing up with somebody else to pay, and paying for somebody else, as visitors find them: by role and by name.
import type { World } from '@felles/mock-server';
import type { Locator, Page } from 'playwright/test';
import { type PersonOnPage, personOn } from './person.ts';
import { expect } from './portal.ts';
import type { Language } from './words.ts';

/** The words of the pages, written out once more, so that a changed text is noticed. */
export const SPONSOR_WORDS = {
  no: {
    next: 'Neste',
    back: 'Tilbake',
    retry: 'Prøv igjen',
    home: 'Til forsiden',
    privateTitle: 'Bli medlem, betalt av en annen',
    privateSteps: ['Avtale', 'Personalia', 'Betaler'],
    intro: 'Er du under 18 år',
    chooseCenter: 'Velg et senter.',
    chooseMembership: 'Velg et medlemskap.',
    memberships: 'Velg medlemskap',
    payer: 'Hvem skal betale?',
    phone: 'Telefonnummeret til den som skal betale',
    send: 'Send SMS',
    notSigned: 'Betaleren har ikke signert ennå',
    signed: 'Betaleren har signert',
    illegal: 'Personen du prøvde å legge til, kan ikke være sponsoren din',
    failed: 'SMS-en ble ikke sendt',
    uncertain: 'Vi vet ikke om SMS-en ble sendt',
    offline: 'Du er uten nett, så ingen SMS er sendt.',
    asked: 'Du er ferdig her.',
    done: 'Det sponsede medlemmet er opprettet',
    invoice: 'Fakturaer sendes på e-post.',
    notDone: 'Medlemskapet ble ikke opprettet',
    known: 'Vi kjenner dette telefonnummeret',
    notKnown: 'Vi fikk ikke et klart svar, og vet ikke om medlemskapet ble opprettet.',
    sponsorTitle: 'Betale for en annen',
    sponsorSteps: ['Senter', 'Personalia', 'Bekreft'],
    askedFor: 'Du er bedt om å betale for',
    whoUnknown: 'Vi vet ikke hvem du skal betale for',
    linkRefused: 'Lenken kan ikke brukes',
    openAgain: 'Åpne lenken på nytt fra meldingen du fikk.',
    underage: 'Du må være fylt 18 år for å betale for en annen',
    exists: 'Medlem eksisterer allerede',
    notRegistered: 'Opplysningene dine er ikke registrert',
    notAnswered: 'Vi vet ikke om opplysningene dine ble registrert',
    sponsorFor: 'Betaler for',
    sign: 'Signer med elektronisk ID',
    noLink: 'Avtalen kan ikke signeres herfra nå',
    accepting: 'Vi registrerer svaret ditt …',
    finding: 'Vi finner ut hvem du betaler for …',
    accepted: 'Du betaler nå for Kari Kanari',
    accept: 'Godta og betal for Kari Kanari',
    used: 'Lenken er brukt',
    usedWords: 'Avtalen er signert. Du trenger ikke gjøre noe mer.',
    expired: 'Lenken er for gammel. Be om en ny.',
    notValid: 'Lenken er ikke gyldig.',
    paidByAnother: 'Noen andre betaler allerede.',
    phoneUnknown: 'Vi finner ingen med dette telefonnummeret.',
    costs: ['Medlemskap', 'Pris', 'Bindingstid', 'Første betaling', 'Første trekk'],
    terms: 'Les vilkårene',
    firstUnknown: 'Første betalingStår i avtalen du signerer',
    notAccepted: 'Avtalegiro ble ikke signert',
    signFirst: 'Signer avtalen først',
    answerUnknown: 'Vi vet ikke om svaret ditt ble registrert',
    notWhole: 'Lenken er ikke hel.',
    setUp: 'Avtalegiro er satt opp',
    notSetUp: 'Avtalegiro er ikke satt opp.',
    goOn: 'Fortsett som betaler',
    paidFor: 'Dette betaler du for',
  },
  en: {
    next: 'Next',
    back: 'Back',
    retry: 'Try again',
    home: 'To the front page',
    privateTitle: 'Become a member, paid for by somebody else',
    privateSteps: ['Agreement', 'Personal details', 'Payer'],
    intro: 'If you are under 18',
    chooseCenter: 'Choose a center.',
    chooseMembership: 'Choose a membership.',
    memberships: 'Choose a membership',
    payer: 'Who is to pay?',
    phone: 'Phone number of the person who is to pay',
    send: 'Send SMS',
    notSigned: 'The payer has not signed yet',
    signed: 'The payer has signed',
    illegal: 'the person you tried to assign cannot act as your sponsor',
    failed: 'The SMS was not sent',
    uncertain: 'We do not know whether the SMS was sent',
    offline: 'You are offline, so no SMS was sent.',
    asked: 'You are done here.',
    done: 'The sponsored member has been created',
    invoice: 'Invoices are sent by email.',
    notDone: 'The membership was not created',
    known: 'We know this phone number',
    notKnown: 'We got no clear answer, and do not know whether the membership was created.',
    sponsorTitle: 'Paying for somebody else',
    sponsorSteps: ['Center', 'Personal details', 'Confirm'],
    askedFor: 'You are asked to pay for',
    whoUnknown: 'We do not know who you are to pay for',
    linkRefused: 'The link cannot be used',
    openAgain: 'Open the link again from the message you got.',
    underage: 'You must be 18 or older to pay for somebody else',
    exists: 'The member already exists',
    notRegistered: 'Your information was not registered',
    notAnswered: 'We do not know whether your information was registered',
    sponsorFor: 'Sponsor for',
    sign: 'Sign with electronic ID',
    noLink: 'The agreement cannot be signed from here now',
    accepting: 'We are registering your answer …',
    finding: 'We are finding out who you pay for …',
    accepted: 'You now pay for Kari Kanari',
    accept: 'Accept and pay for Jonas Østby',
    used: 'The link has been used',
    usedWords: 'The agreement is signed. There is nothing more to do.',
    expired: 'The link is too old. Ask for a new one.',
    notValid: 'The link is not valid.',
    paidByAnother: 'Somebody else pays already.',
    phoneUnknown: 'We find nobody with this phone number.',
    costs: ['Membership', 'Price', 'Binding period', 'First payment', 'First withdrawal'],
    terms: 'Read the terms',
    firstUnknown: 'First paymentStated in the agreement you sign',
    notAccepted: 'Avtalegiro was not signed',
    signFirst: 'Sign the agreement first',
    answerUnknown: 'We do not know whether your answer was registered',
    notWhole: 'The link is not whole.',
    setUp: 'Direct debit is set up',
    notSetUp: 'Direct debit is not set up.',
    goOn: 'Continue as the payer',
    paidFor: 'What you pay for',
  },
} as const;
export type SponsorWords = (typeof SPONSOR_WORDS)[Language];

/** Where the link of a demo SMS leads. */
export const SPONSOR_LINK = '/nordlys/sponsor?departmentId=101&sponsorConnectionHash=hash-open';
export const STRANGER = '10000011';
export const HAS_SIGNED = '10000012';
export const TOO_YOUNG = '10000014';
export const NOBODY = '10000019';

interface FlowOnPage extends PersonOnPage {
  readonly words: SponsorWords;
  readonly main: Locator;
  readonly steps: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly alert: Locator;
}

function flowOn(page: Page, language: Language): FlowOnPage {
  const words = SPONSOR_WORDS[language];
  const main = page.getByRole('main');
  return {
    ...personOn(page, language),
    words,
    main,
    steps: main.getByRole('list').first().getByRole('listitem'),
    current: main.locator('[aria-current="step"]'),
    next: main.getByRole('button', { name: words.next, exact: true }),
    back: main.getByRole('button', { name: words.back, exact: true }),
    alert: main.getByRole('alert').filter({ hasText: /./ }),
  };
}

/** Everything a private sign-up offers. */
export function privateOn(page: Page, language: Language = 'no') {
  const flow = flowOn(page, language);
  const { main, words, next, fillIn, place } = flow;
  const department = main.getByRole('button', { name: /Sentrum/ });
  const membership = main.getByRole('button', { name: /Fri trening 12 måneder/ });
  return {
    ...flow,
    department,
    membership,
    memberships: main.getByRole('heading', { name: words.memberships }),
    phone: main.getByRole('textbox', { name: words.phone }),
    send: main.getByRole('button', { name: words.send }),
    home: main.getByRole('link', { name: words.home }),
    async choose() {
      await department.click();
      await membership.click();
      await next.click();
    },
    /** To the last step, as Vetle, who is 16. */
    async signUp() {
      await this.choose();
      await fillIn(VETLE);
      await expect(place).toHaveValue('Trondheim');
      await next.click();
      await expect(main.getByRole('heading', { name: words.payer })).toBeVisible();
    },
  };
}

export const VETLE = { first: 'Vetle', last: 'Kanari', phone: '10000077', year: '2010' } as const;
export const MARIT = { first: 'Marit', last: 'Kanari', phone: STRANGER, year: '1980' } as const;

/** Everything a sponsor's sign-up offers. */
export function sponsorOn(page: Page, language: Language = 'no') {
  const flow = flowOn(page, language);
  const { main, words, next, fillIn, place } = flow;
  const sign = main.getByRole('button', { name: words.sign });
  return {
    ...flow,
    sign,
    whom: (name: string) => main.getByText(`${words.askedFor} ${name}`),
    /** To the second step, filled in as Marit, an adult whom nobody knows. */
    async fillInInformation(over: Parameters<typeof fillIn>[0] = {}) {
      await next.click();
      await fillIn({ ...MARIT, ...over });
      await expect(place).toHaveValue('Trondheim');
    },
  };
}

/** How many messages have reached a phone. */
export const smsTo = ({ state }: World, phone: string): number =>
  state.messages.filter(({ kind, to }) => kind === 'sms' && to === phone).length;
