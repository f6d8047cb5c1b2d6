// The profile page as a member finds it.
import { DEMO_PASSWORD } from '@felles/fixtures';
import type { Locator, Page } from 'playwright/test';
import type { Language } from './words.ts';

export const PEOPLE = {
  active: { phone: '10000001', password: DEMO_PASSWORD },
  previous: { phone: '10000002', password: DEMO_PASSWORD },
  sponsored: { phone: '10000003', password: DEMO_PASSWORD },
  without: { phone: '10000004', password: DEMO_PASSWORD },
  /** At solsiden. */
  expired: { phone: '10000005', password: DEMO_PASSWORD },
} as const;

/** The words of the page, written out once more, so that a changed text is noticed. */
export const PROFILE_WORDS = {
  no: {
    title: 'Min profil',
    notLoggedIn: 'Du må være logget inn for å se profilen din',
    login: 'Logg inn',
    agreements: 'Avtaler',
    information: 'Personopplysninger',
    consents: 'Tilbud og nyheter fra senteret',
    active: 'Aktiv',
    binding: 'Bindingstid',
    expired: 'Utgått',
    noBinding: 'Ingen bindingstid',
    total: 'Til sammen',
    sponsored: 'Du kan ikke starte en ny avtale',
    none: 'Du har ingen avtale',
    previous: 'Du har ingen aktiv avtale',
    newAgreement: 'Start en ny avtale',
    signed: 'Fri trening er signert, og venter på bekreftelse fra banken',
    unpaid: 'Betaling for Prøveuke er ikke registrert ennå',
    toPayment: 'Se betalingen',
    update: 'Oppdater',
    updated: 'Medlemsinformasjon oppdatert',
    notSaved: 'Endringene er ikke lagret',
    saveUncertain: 'Vi vet ikke om endringene ble lagretDet gjør ingenting om du lagrer en gang til.',
    unknownAnswer: 'Ukjent svar fra serveren',
    conflict: 'Opplysningene er allerede registrert på et annet medlem.',
    noMemberId: 'Profilen din mangler et medlemsnummer.',
    discard: 'Forkast endringene',
    unsaved: 'Du har endringer som ikke er lagret.',
    failed: 'Profilen kunne ikke lastes',
    retry: 'Prøv igjen',
    locked: 'Låst',
    missing: 'Manglende felter',
    lookOver: 'Se over disse feltene',
    fillIn: 'Fyll ut alle feltene.',
    loading: 'Laster profilen din',
    setUp: 'Sett opp avtalegiro hos',
    first: 'Fornavn',
    last: 'Etternavn',
    address: 'Adresse',
    postalCode: 'Postnummer',
    place: 'Poststed',
    phone: 'Telefonnummer',
    email: 'E-post',
    birth: 'Fødselsdato',
    gender: 'Kjønn',
    male: 'Mann',
    female: 'Kvinne',
    addressMissing: 'Adresse må fylles ut',
    emailWrong: 'E-postadressen er ikke hel.',
    unknownCode: 'Ukjent postnummer',
    unknownPlace: 'ukjent postnummer',
    placeAgain: 'Finn poststedet på nytt',
  },
  en: {
    title: 'My profile',
    notLoggedIn: 'You must be logged in to view your profile',
    login: 'Log in',
    agreements: 'Agreements',
    information: 'Personal information',
    consents: 'Offers and news of the center',
    active: 'Active',
    binding: 'Binding period',
    expired: 'Expired',
    noBinding: 'No binding period',
    total: 'In all',
    sponsored: 'You cannot start a new agreement',
    none: 'You have no agreement',
    previous: 'You have no active agreement',
    newAgreement: 'Start a new agreement',
    signed: 'Fri trening is signed, and waits for the bank to confirm',
    unpaid: 'No payment of Prøveuke is registered yet',
    toPayment: 'See the payment',
    update: 'Update',
    updated: 'Member information updated',
    notSaved: 'The changes are not saved',
    saveUncertain: 'We do not know whether the changes were savedIt does no harm to save once more.',
    unknownAnswer: 'Unknown response from the server',
    conflict: 'Another member is registered with this information.',
    noMemberId: 'Your profile has no member number.',
    discard: 'Discard the changes',
    unsaved: 'You have changes that are not saved.',
    failed: 'The profile could not be loaded',
    retry: 'Try again',
    locked: 'Locked',
    missing: 'Missing fields',
    lookOver: 'Look over these fields',
    fillIn: 'Please fill in the required fields.',
    loading: 'Loading your profile',
    setUp: 'Set up direct debit at',
    first: 'First name',
    last: 'Last name',
    address: 'Address',
    postalCode: 'Postal code',
    place: 'Place',
    phone: 'Phone number',
    email: 'Email',
    birth: 'Date of birth',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    addressMissing: 'Address is required',
    emailWrong: 'The email address is not complete.',
    unknownCode: 'Unknown Postal Code',
    unknownPlace: 'unknown postal code',
    placeAgain: 'Find the place again',
  },
} as const;

export interface ProfilePage {
  readonly cards: Locator;
  readonly update: Locator;
  readonly address: Locator;
  readonly postalCode: Locator;
  readonly place: Locator;
  readonly email: Locator;
  readonly alert: Locator;
  readonly missing: Locator;
  readonly toast: Locator;
  field(name: string): Locator;
}

export function profileOn(page: Page, language: Language = 'no'): ProfilePage {
  const words = PROFILE_WORDS[language];
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  return {
    cards: main.getByRole('article'),
    update: main.getByRole('button', { name: words.update, exact: true }),
    address: field(words.address),
    postalCode: field(words.postalCode),
    place: field(words.place),
    email: field(words.email),
    alert: main.getByRole('alert'),
    missing: main.getByRole('region', { name: new RegExp(`^(${words.missing}|${words.lookOver})$`) }),
    toast: page.getByText(words.updated),
    field,
  };
}
