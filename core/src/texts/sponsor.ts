import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The payer of another's membership: the company's code, the SMS, the payer's form and the acceptance. */
export const no = {
  'sponsor.codeMissing': 'Kode må fylles ut',
  'sponsor.phoneMissing': 'Skriv telefonnummeret til den som skal betale',
  'sponsor.phoneWrong': 'Skriv åtte sifre, eller et utenlandsk nummer som 0046123456789',
  'sponsor.notReady': 'Velg senter og fyll ut opplysningene dine først.',
  'sponsor.offline': 'Du er uten nett, så ingen SMS er sendt. Prøv igjen når du har nett.',
  'sponsor.acceptOffline': 'Du er uten nett, så ingenting er sendt nå. Prøv igjen når du har nett.',
  'sponsor.notSigned': 'Betaleren har ikke signert ennå',
  'sponsor.signed': 'Betaleren har signert',
  'sponsor.unknown': 'Vi forstår ikke svaret om betaleren. Snakk med senteret før du går videre.',
  'sponsor.illegal': 'Personen du prøvde å legge til, kan ikke være sponsoren din',
  'sponsor.uncertain': 'Vi vet ikke om SMS-en ble sendt',
  'sponsor.exists': 'Medlem eksisterer allerede',
  'sponsor.notRegistered': 'Opplysningene dine er ikke registrert',
  'sponsor.notAnswered': 'Vi vet ikke om opplysningene dine ble registrert',
  'sponsor.kept': 'Alt du har fylt ut, er tatt vare på. Prøv igjen.',
  'sponsor.departmentUnchanged':
    'Du er registrert ved senteret som ble sendt inn først. Avtalen du betaler for, er den samme. Si fra til senteret hvis det skal rettes.',
  'sponsor.codeUnknown': 'Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.',
  'sponsor.codeUnchecked': 'Vi fikk ikke sjekket koden. Prøv igjen.',
  'sponsor.phoneUnknown': 'Vi finner ingen med dette telefonnummeret.',
  'sponsor.alreadyPaid': 'Noen betaler allerede for deg.',
  'sponsor.linkUnknown': 'Lenken er ikke gyldig. Åpne den på nytt fra meldingen du fikk.',
  'sponsor.linkExpired': 'Lenken er for gammel. Be om en ny.',
  'sponsor.linkUsed': 'Avtalen er signert. Du trenger ikke gjøre noe mer.',
  'sponsor.paidByAnother': 'Noen andre betaler allerede. Du trenger ikke gjøre noe.',
  'sponsor.tooYoung': 'Du må ha fylt 18 år for å betale for en annen.',
  'sponsor.memberUnknown': 'Vi finner ikke den som skal bli medlem. Kontakt senteret.',
  'sponsor.departmentUnknown': 'Vi finner ikke senteret. Velg et annet, eller kontakt oss.',
  'sponsor.nameInvalid': 'Navnet mangler eller er for langt.',
  'sponsor.phoneInvalid': 'Telefonnummeret er ikke gyldig.',
  'sponsor.birthDateInvalid': 'Fødselsdatoen er ikke gyldig.',
  'sponsor.addressInvalid': 'Adressen mangler eller er for lang.',
  'sponsor.postalCodeUnknown': 'Postnummeret finnes ikke.',
  'sponsor.emailInvalid': 'E-postadressen er ikke gyldig.',
  'avtalegiro-not-signed': 'Avtalegiro ble ikke signert',
} as const;

/** In English. */
export const en = {
  'sponsor.codeMissing': 'Enter a code',
  'sponsor.phoneMissing': 'Enter the phone number of the person who is to pay',
  'sponsor.phoneWrong': 'Write eight digits, or a foreign number such as 0046123456789',
  'sponsor.notReady': 'Choose a center and fill in your information first.',
  'sponsor.offline': 'You are offline, so no SMS was sent. Try again when you are online.',
  'sponsor.acceptOffline': 'You are offline, so nothing has been sent now. Try again when you are online.',
  'sponsor.notSigned': 'The payer has not signed yet',
  'sponsor.signed': 'The payer has signed',
  'sponsor.unknown': 'We do not understand the answer about the payer. Talk to the center before you go on.',
  'sponsor.illegal': 'the person you tried to assign cannot act as your sponsor',
  'sponsor.uncertain': 'We do not know whether the SMS was sent',
  'sponsor.exists': 'The member already exists',
  'sponsor.notRegistered': 'Your information was not registered',
  'sponsor.notAnswered': 'We do not know whether your information was registered',
  'sponsor.kept': 'Everything you filled in is kept. Try again.',
  'sponsor.departmentUnchanged':
    'You are registered at the center that was sent first. The agreement you pay for is the same. Tell the center if it should be put right.',
  'sponsor.codeUnknown': 'We do not know this code. Check it with your company.',
  'sponsor.codeUnchecked': 'We could not check the code. Try again.',
  'sponsor.phoneUnknown': 'We find nobody with this phone number.',
  'sponsor.alreadyPaid': 'Somebody pays for you already.',
  'sponsor.linkUnknown': 'The link is not valid. Open it again from the message you got.',
  'sponsor.linkExpired': 'The link is too old. Ask for a new one.',
  'sponsor.linkUsed': 'The agreement is signed. There is nothing more to do.',
  'sponsor.paidByAnother': 'Somebody else pays already. There is nothing for you to do.',
  'sponsor.tooYoung': 'You must be 18 or older to pay for somebody else.',
  'sponsor.memberUnknown': 'We cannot find the person who is to become a member. Contact the center.',
  'sponsor.departmentUnknown': 'We cannot find the center. Choose another, or contact us.',
  'sponsor.nameInvalid': 'The name is missing or too long.',
  'sponsor.phoneInvalid': 'The phone number is not valid.',
  'sponsor.birthDateInvalid': 'The date of birth is not valid.',
  'sponsor.addressInvalid': 'The address is missing or too long.',
  'sponsor.postalCodeUnknown': 'The postal code does not exist.',
  'sponsor.emailInvalid': 'The email address is not valid.',
  'avtalegiro-not-signed': 'Avtalegiro was not signed',
} as const satisfies TextsOf<SponsorMessages>;

/** The company's code, the message to a payer, the payer's form, and the acceptance. */
export type SponsorMessages = MessagesOf<typeof no>;

/** A text for the member or the payer, or a failure of their requests. */
export type SponsorMessage = MessageOf<SharedMessages & SponsorMessages>;
