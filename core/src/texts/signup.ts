import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MembershipMessages } from './membership.ts';
import type { PersonMessages } from './person.ts';
import type { SponsorMessages } from './sponsor.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** For all sign-ups of the portal: the missing input of a step, and the reason of a failed request. */
export const no = {
  'signup.step.department': 'Senter',
  'signup.step.information': 'Personalia',
  'signup.step.confirm': 'Bekreft',
  'signup.step.confirmed': 'Bekreftelse',
  'signup.step.directDebit': 'Signering',
  'signup.step.payment': 'Betaling',
  'signup.step.success': 'Ferdig',
  'signup.step.code': 'Kode',
  'signup.step.agreement': 'Avtale',
  'signup.step.payer': 'Betaler',
  'signup.notCreated': 'Medlemskapet ble ikke opprettet. Kontakt senteret',
  'signup.notReplaced':
    'Det nye valget ble ikke registrert. Medlemskapet du meldte deg inn med først, står ved lag. Kontakt senteret hvis du vil endre det.',
  'signup.notAnswered':
    'Vi fikk ikke et klart svar, og vet ikke om medlemskapet ble opprettet. Prøv igjen. Ser du to avtaler etterpå, retter senteret det.',
  'signup.offline': 'Du er uten nett, så ingenting er sendt nå. Alt er tatt vare på. Prøv igjen når du har nett.',
  'signup.notUpdated': 'Opplysningene dine ble ikke lagret. Prøv igjen, eller kontakt senteret.',
  'signup.updateNotAnswered': 'Vi vet ikke om opplysningene dine ble lagret. Prøv igjen.',
  'signup.codeNotUsed':
    'Medlemskapet er registrert, men bedriften er ikke satt til å betale. Prøv igjen, eller kontakt senteret.',
  'signup.codeNotAnswered':
    'Medlemskapet er registrert, men vi vet ikke om bedriften er satt til å betale. Prøv igjen.',
  'signup.whoUnknown': 'Vent litt, vi henter opplysningene dine.',
  'signup.whoNotLoaded': 'Vi fikk ikke hentet opplysningene dine. Prøv igjen.',
  'signup.hasActiveAgreement': 'Du har allerede et aktivt medlemskap, og kan ikke melde deg inn en gang til.',
  'signup.hasSponsor': 'Noen andre betaler for medlemskapet ditt, så du kan ikke tegne et nytt.',
  'signup.departmentMissing': 'Velg et senter.',
  'signup.membershipMissing': 'Velg et medlemskap.',
  'signup.membershipIsTest': 'Prøvemedlemskap er for nye medlemmer. Velg et annet medlemskap.',
  'signup.priceChanged': 'Prisen er endret siden du valgte. Godta den nye prisen, eller velg et annet medlemskap.',
  'signup.termsChanged': 'Vilkårene er endret. Les dem og godta dem på nytt.',
  'signup.listIsEmpty': 'Det er ingen medlemskap å velge her. Fjern filtre, eller velg et annet senter.',
  'signup.codeMissing': 'Skriv inn sponsorkoden.',
  'signup.codeNotChecked': 'Sjekk sponsorkoden før du går videre.',
  'signup.personIncomplete': 'Fyll ut alle feltene.',
  'signup.alreadyMember': 'Du er allerede medlem hos oss.',
  'signup.earlierMember':
    'Du er eller har vært medlem hos oss, eller ble registrert nå nettopp. Logg inn for å fortsette. Er nummeret feil, retter du det.',
  'signup.sponsoredUnknown': 'Vi fant ikke den du skal betale for. Åpne lenken i SMS-en på nytt.',
  'signup.linkMissing': 'Signeringen er ikke tilgjengelig nå. Kontakt senteret.',
  'signup.sending': 'Vent litt, vi sender opplysningene.',
} as const;

export const en = {
  'signup.step.department': 'Center',
  'signup.step.information': 'Personal details',
  'signup.step.confirm': 'Confirm',
  'signup.step.confirmed': 'Confirmation',
  'signup.step.directDebit': 'Signing',
  'signup.step.payment': 'Payment',
  'signup.step.success': 'Done',
  'signup.step.code': 'Code',
  'signup.step.agreement': 'Agreement',
  'signup.step.payer': 'Payer',
  'signup.notCreated': 'The membership was not created. Please contact the center',
  'signup.notReplaced':
    'The new choice was not registered. The membership you signed up for first still stands. Contact the center if you want to change it.',
  'signup.notAnswered':
    'We got no clear answer, and do not know whether the membership was created. Try again. If you see two agreements afterwards, the center puts it right.',
  'signup.offline': 'You are offline, so nothing has been sent now. Everything is kept. Try again when you are online.',
  'signup.notUpdated': 'Your details were not saved. Try again, or contact the center.',
  'signup.updateNotAnswered': 'We do not know whether your details were saved. Try again.',
  'signup.codeNotUsed':
    'The membership is registered, but the company is not set to pay. Try again, or contact the center.',
  'signup.codeNotAnswered':
    'The membership is registered, but we do not know whether the company is set to pay. Try again.',
  'signup.whoUnknown': 'One moment, we are fetching your details.',
  'signup.whoNotLoaded': 'We could not fetch your details. Try again.',
  'signup.hasActiveAgreement': 'You already have an active membership, and cannot sign up again.',
  'signup.hasSponsor': 'Somebody else pays for your membership, so you cannot start a new one.',
  'signup.departmentMissing': 'Choose a center.',
  'signup.membershipMissing': 'Choose a membership.',
  'signup.membershipIsTest': 'Test memberships are for new members. Choose another membership.',
  'signup.priceChanged': 'The price has changed since you chose. Accept the new price, or choose another membership.',
  'signup.termsChanged': 'The terms have changed. Read them and accept them again.',
  'signup.listIsEmpty': 'There are no memberships to choose here. Remove filters, or choose another center.',
  'signup.codeMissing': 'Enter the sponsor code.',
  'signup.codeNotChecked': 'Check the sponsor code before you go on.',
  'signup.personIncomplete': 'Please fill in the required fields.',
  'signup.alreadyMember': 'You are already a member with us.',
  'signup.earlierMember':
    'You are or have been a member with us, or were registered just now. Log in to go on. If the number is wrong, correct it.',
  'signup.sponsoredUnknown': 'We could not find the person you are to pay for. Open the link in the SMS again.',
  'signup.linkMissing': 'Signing is not available right now. Please contact the center.',
  'signup.sending': 'One moment, we are sending your details.',
} as const satisfies TextsOf<SignupMessages>;

/** The reasons that block a step, and the failures of the requests of a sign-up. */
export type SignupMessages = MessagesOf<typeof no>;

/** The texts of this area, and of the areas that a sign-up uses. */
export type SignupMessage = MessageOf<
  SharedMessages & MembershipMessages & PersonMessages & SponsorMessages & SignupMessages
>;
