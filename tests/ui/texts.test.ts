import { textsIn } from '@felles/ui-react/internal/i18n/every';
import { describe, expect, it } from 'vitest';

const norwegian = textsIn('no');
const english = textsIn('en');

describe('texts', () => {
  it('should be Norwegian or English', () => {
    expect(norwegian('timetable.chooseDepartment')).toBe('Velg avdeling');
    expect(english('timetable.chooseDepartment')).toBe('choose department');
  });

  it('[P-TRANSPORT-17] should say in English what an answer was that cannot be understood', () => {
    expect(english({ key: 'failure.malformed', params: {} })).toBe('Unknown response from the server');
  });

  it('[P-MEMBERSHIP-22] should say in both languages that a membership has vanished', () => {
    const words = (text: typeof norwegian) =>
      (['membership.vanished.title', 'membership.vanished'] as const).map((key) => text({ key, params: {} }));
    expect(words(norwegian)).toEqual([
      'En feil har oppstått',
      'Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap',
    ]);
    expect(words(english)).toEqual([
      'Something went wrong',
      'The membership you want is no longer available. Choose another membership',
    ]);
  });

  it.each([
    ['P-MEMBERSHIP-07', 'membership.department', 'Velg senter', 'Choose a center'],
    [
      'P-MEMBERSHIP-07',
      'membership.departmentForProfile',
      'Velg senteret profilen din skal høre til',
      'Choose the center your profile belongs to',
    ],
    ['P-MEMBERSHIP-32', 'membership.oneTime', 'engangsbeløp', 'one-time'],
    ['P-MEMBERSHIP-32', 'membership.perMonth', 'per måned', 'per month'],
    ['P-PAYMENT-07', 'signup.invoiceByMail', 'Fakturaer sendes på e-post.', 'Invoices are sent by email.'],
    [
      'P-PAYMENT-07',
      'company.createdWords',
      'Fakturaen går til bedriften. Skal du betale en del selv, får du fakturaen din på e-post.',
      'The invoice goes to the company. If you pay a share yourself, you get your invoice by email.',
    ],
    ['P-PAYMENT-16', 'payment.statusMissing', 'Fikk ikke hentet betalingsstatus', "Couldn't get payment status"],
    ['P-PAYMENT-24', 'payment.scriptFailed', 'Betalingssiden åpnet seg ikke', 'Failed to load script'],
    ['P-PAYMENT-31', 'payment.finish', 'Fullfør', 'Finish'],
    ['P-PAYMENT-39', 'payment.attention', 'OBS!', 'OBS!'],
    [
      'P-PAYMENT-40',
      'payment.failedTryAgain',
      'Betalingen mislyktes. Velg en betalingsmåte og prøv igjen',
      'The payment failed. Please select a payment method and try again',
    ],
    [
      'P-PAYMENT-41',
      'payment.failedToRegister',
      'Betalingen mislyktes og ble ikke registrert. Trykk Til betaling for å prøve igjen',
      'The payment failed and was not registered. Click Go to payment to try again',
    ],
    ['P-PAYMENT-42', 'payment.alreadyPaid', 'Denne fakturaen er allerede betalt', 'This invoice has already been paid'],
    ['P-PAYMENT-43', 'payment.wentWrong', 'Noe gikk galt!', 'Something went wrong!'],
    ['P-PAYMENT-43', 'retry', 'Prøv igjen', 'Try again'],
    ['P-SIGNUP-27', 'signup.waitsForPayment', 'Venter på betaling …', 'Waiting for payment …'],
    ['P-SIGNUP-28', 'signup.step.code', 'Kode', 'Code'],
    ['P-SIGNUP-28', 'signup.step.agreement', 'Avtale', 'Agreement'],
    ['P-SIGNUP-28', 'signup.step.information', 'Personalia', 'Personal details'],
    [
      'P-SIGNUP-29',
      'company.noCodeWords',
      'Kontakt bedriften du jobber i. Det er de som har avtalen med senteret, og som deler ut koden.',
      'Contact the company you work for. It has the agreement with the center, and hands out the code.',
    ],
    [
      'P-SIGNUP-38',
      'company.created',
      'Medlemskapet er opprettet, og bedriften er sponsor',
      'The membership has been created, and the company is its sponsor',
    ],
    [
      'P-SIGNUP-38',
      'company.createdWords',
      'Fakturaen går til bedriften. Skal du betale en del selv, får du fakturaen din på e-post.',
      'The invoice goes to the company. If you pay a share yourself, you get your invoice by email.',
    ],
    ['P-SIGNUP-39', 'company.failed', 'Innmeldingen ble ikke fullført', 'The sign-up was not completed'],
    ['P-SIGNUP-43', 'signup.step.agreement', 'Avtale', 'Agreement'],
    ['P-SIGNUP-43', 'signup.step.payer', 'Betaler', 'Payer'],
    ['P-SIGNUP-53', 'newProfile.chooseCenter', 'Velg et senter', 'Choose a center'],
    ['P-SPONSOR-43', 'avtalegiro-not-signed', 'Avtalegiro ble ikke signert', 'Avtalegiro was not signed'],
    ['P-SIGNUP-56', 'created-user-success', 'Profilen din er opprettet', 'Your profile has been created'],
  ] as const)('[%s] should be in these words: %s', (_row, key, inNorwegian, inEnglish) => {
    expect([norwegian(key), english(key)]).toEqual([inNorwegian, inEnglish]);
  });

  it('should write a message inside a message in the same language', () => {
    const reason = { key: 'failure.timeout', params: {} } as const;
    expect(english({ key: 'timetable.notRefreshed', params: { reason } })).toBe(
      'The timetable could not be refreshed. The service is taking too long to answer.',
    );
  });

  it.each([
    '$t(timetable.offline)',
    '{{minutes}}',
    '$t(timetable.duration, {"minutes": 1})',
    '<b>&amp;</b>',
    '__proto__',
  ])("should write the server's words as they are: %s", (words) => {
    expect(norwegian({ key: 'failure.refused', params: { message: words } })).toBe(words);
  });

  it('should keep a name from turning the words after it', () => {
    expect(norwegian('layouts.sharedBy', { name: '\u202eiraK' })).toBe('Delt av \u2068\u202eiraK\u2069');
    expect(norwegian('layouts.sharedBy', { name: 'Kari' })).toBe('Delt av Kari');
  });
});
