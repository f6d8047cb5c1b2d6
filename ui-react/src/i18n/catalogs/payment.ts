import { en as coreEn, no as coreNo } from '@felles/core/texts/payment';
import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'payment.directDebitTitle': 'Avtalegiro',
  'payment.directDebitSetUp': 'Avtalegiro er satt opp',
  'payment.directDebitSetUpLead': 'Du har signert. Lurer du på noe, ta kontakt med senteret.',
  'payment.directDebitReportedLead': 'Senteret kan bekrefte det, og du ser avtalen på profilen din når du logger inn.',
  'payment.toProfile': 'Se hvordan avtalen står på profilen din',
  'payment.directDebitSaid': 'Adressen sier at avtalegiro er satt opp',
  'payment.directDebitSaidLead':
    'Vi har ikke sett deg gå til signeringen herfra. Har du signert, kan senteret bekrefte det. Ellers kan du gjøre det nå.',
  'payment.directDebitUnknown': 'Vi vet ikke hvilken avtale det gjelder',
  'payment.directDebitUnknownLead':
    'Adressen sier ikke hva som skjedde i banken. Logg inn for å se avtalene dine, eller spør senteret.',
  'payment.directDebitNotSetUp': 'Ikke ferdig',
  'payment.directDebitNotSetUpLead':
    'Avtalegiro er ikke satt opp. Du vil innen kort tid motta oppstartsfaktura og link for signering av AvtaleGiro på e-post og sms. Medlemskapet vil være aktivert med en gang du mottar dette',
  'payment.payersLink': 'Skulle du betale for en annen? Lenken i SMS-en virker fortsatt.',
  'payment.payersWayBack':
    'Skulle du betale for en annen? Opplysningene dine er tatt vare på, så du kan gå tilbake og signere.',
  'payment.goOnAsPayer': 'Fortsett som betaler',
  'payment.home': 'Til forsiden',
  'payment.title': 'Betaling',
  'payment.amount': 'Å betale',
  'payment.amountAwaited': 'Beløp',
  'payment.amountPaid': 'Betalt beløp',
  'payment.for': 'Gjelder',
  'payment.center': 'Senter',
  'payment.number': 'Fakturanummer',
  'payment.due': 'Forfall',
  'payment.month': 'Første fakturamåned',
  'payment.pay': 'Til betaling',
  'payment.checking': 'Sjekker betalingen …',
  'payment.payLater': 'Betal senere',
  'payment.finish': 'Fullfør',
  'payment.checkAgain': 'Sjekk igjen',
  'payment.leadPayOnly': 'Betal fakturaen for å ta medlemskapet i bruk.',
  'payment.leadInvoice': 'Her betaler du fakturaen.',
  'payment.leadShortTerm': 'Du kan betale nå, eller la avtalegiroen trekke beløpet når fakturaen forfaller.',
  'payment.leadOrdinary': 'Du kan betale nå, eller senere, når fakturaen forfaller.',
  'payment.leadSigned': 'Avtalegiroen er signert. Gjør du ingenting, trekkes dette beløpet når fakturaen forfaller.',
  'payment.trust': 'Du betaler hos betalingsleverandøren. Senteret ser aldri kortnummeret ditt.',
  'payment.waiting': 'Venter på betaling …',
  'payment.statusMissing': 'Fikk ikke hentet betalingsstatus',
  'payment.statusMissingHow':
    'Betalingen er ikke bekreftet ennå. Det kan ta et par minutter, og så lenge fortsetter vi å spørre. Du trenger ikke betale på nytt.',
  'payment.undecided': 'Vi har ikke fått svar om betalingen ennå',
  'payment.undecidedHow':
    'Har du betalt, trenger du ikke gjøre det igjen. Trykk Sjekk igjen om litt, eller kontakt senteret hvis det drøyer.',
  'payment.undecidedUntil':
    'Har du betalt, trenger du ikke gjøre det igjen. En betaling står åpen, her eller et annet sted, til {{day}} kl. {{time}}. Er den gjort før det, eller går tiden ut, ser du det her.',
  'payment.notPaidHow': 'Ble betalingen avvist, eller brøt du den av, så si fra. Da kommer du videre.',
  'payment.notPaid': 'Jeg har ikke betalt',
  'payment.unsettled': 'Den forrige betalingen er ikke avklart',
  'payment.unsettledHow':
    'Vi går ut fra det du sier, og sjekker fakturaen en gang til før du betaler på nytt. Går den forrige betalingen likevel gjennom etterpå, er det betalt to ganger. Kontakt da senteret for å få det ene beløpet tilbake.',
  'payment.unsettledUntil': 'Vi går ut fra det du sier. Betaler du på nytt, avslutter vi den forrige betalingen først.',
  'payment.payAgain': 'Betal på nytt',
  'payment.unknownHow': 'Vi vet ikke om fakturaen er betalt, så vi tar ikke imot noen betaling før vi gjør det.',
  'payment.hasBegun': 'En betaling er påbegynt',
  'payment.hasBegunHow':
    'Den ble påbegynt her i nettleseren. Er du ferdig med den, så sjekk igjen. Ellers kan du gå videre med den samme betalingen.',
  'payment.hasBegunHereToo':
    'Den ble påbegynt her i nettleseren. Er du ferdig med den, så sjekk igjen. Går du til betaling på nytt, kan det bli en ny betaling. Gjør bare én av dem ferdig.',
  'payment.unknownInvoice': 'Vi finner ingen slik faktura',
  'payment.credited': 'Fakturaen gjelder ikke lenger',
  'payment.creditedHow':
    'Senteret har kreditert den, så det er ingenting å betale. Kontakt senteret hvis du lurer på noe.',
  'payment.hasBegunElsewhere':
    'Den ble påbegynt et annet sted, kanskje i en annen nettleser. Er du ferdig med den, så sjekk igjen. Betaler du her, påbegynner du en ny. Gjør bare én av dem ferdig.',
  'payment.hasBegunUntil':
    'Den ble påbegynt et annet sted, kanskje på en annen enhet, og står åpen til {{day}} kl. {{time}}. Er du ferdig med den, så sjekk igjen. Betaler du her, avslutter vi den andre først.',
  'payment.attention': 'OBS!',
  'payment.failed': 'Betalingen ble ikke gjennomført. Gå til betaling for å prøve igjen',
  'payment.failedToRegister': 'Betalingen mislyktes og ble ikke registrert. Trykk Til betaling for å prøve igjen',
  'payment.failedTryAgain': 'Betalingen mislyktes. Velg en betalingsmåte og prøv igjen',
  'payment.aborted': 'Betalingen ble avbrutt',
  'payment.abortedHow': 'Du kan prøve igjen når du vil. Vi sjekker først om fakturaen er betalt.',
  'payment.problemHow': 'Prøv igjen, eller kontakt senteret. Vi sjekker alltid først om fakturaen er betalt.',
  'payment.alreadyPaid': 'Denne fakturaen er allerede betalt',
  'payment.invoiceNotLoaded': 'Vi fikk ikke hentet fakturaen',
  'payment.invoiceNotLoadedHow': 'Se om lenken er hel, eller kontakt senteret.',
  'payment.ownInvoiceNotLoadedHow':
    'Innmeldingen din er mottatt. Kontakt senteret om fakturaen; du trenger ikke melde deg inn på nytt.',
  'payment.paid': 'Fakturaen er betalt',
  'payment.paidLead': 'Takk for betalingen.',
  'payment.later': 'Fakturaen er ikke betalt ennå',
  'payment.laterLead': 'Fakturaer sendes på e-post. Du kan betale her med den samme lenken.',
  'payment.nameless': 'Vi vet ikke hvilken faktura det gjelder',
  'payment.namelessHow': 'Åpne lenken i e-posten med fakturaen, eller kontakt senteret.',
  'payment.onward': 'Gå videre til {{host}}',
  'payment.checkout': 'Betalingsvindu',
  'payment.leaveCheckout': 'Lukk betalingsvinduet',
});

export const en = catalogLike(no)({
  'payment.directDebitTitle': 'Direct debit',
  'payment.directDebitSetUp': 'Direct debit is set up',
  'payment.directDebitSetUpLead': 'You have signed. If you wonder about anything, contact the center.',
  'payment.directDebitReportedLead':
    'The center can confirm it, and you see the agreement in your profile once you log in.',
  'payment.toProfile': 'See how the agreement stands on your profile',
  'payment.directDebitSaid': 'The address says that direct debit is set up',
  'payment.directDebitSaidLead':
    'We have not seen you go to the signing from here. If you have signed, the center can confirm it. Otherwise you can do it now.',
  'payment.directDebitUnknown': 'We do not know which agreement this is about',
  'payment.directDebitUnknownLead':
    'The address does not say what happened at the bank. Log in to see your agreements, or ask the center.',
  'payment.directDebitNotSetUp': 'Not finished',
  'payment.directDebitNotSetUpLead':
    'Direct debit is not set up. You will shortly receive the first invoice and a link for signing direct debit by email and SMS. The membership will be active as soon as you receive these',
  'payment.payersLink': 'Were you going to pay for somebody else? The link in the SMS still works.',
  'payment.payersWayBack':
    'Were you going to pay for somebody else? Your details are kept, so you can go back and sign.',
  'payment.goOnAsPayer': 'Continue as the payer',
  'payment.home': 'To the front page',
  'payment.title': 'Payment',
  'payment.amount': 'To pay',
  'payment.amountAwaited': 'Amount',
  'payment.amountPaid': 'Amount paid',
  'payment.for': 'For',
  'payment.center': 'Center',
  'payment.number': 'Invoice number',
  'payment.due': 'Due date',
  'payment.month': 'First invoice month',
  'payment.pay': 'Go to payment',
  'payment.checking': 'Checking the payment …',
  'payment.payLater': 'Pay later',
  'payment.finish': 'Finish',
  'payment.checkAgain': 'Check again',
  'payment.leadPayOnly': 'Pay the invoice to start using the membership.',
  'payment.leadInvoice': 'You pay the invoice here.',
  'payment.leadShortTerm': 'You can pay now, or let direct debit withdraw the amount when the invoice is due.',
  'payment.leadOrdinary': 'You can pay now, or later, when the invoice is due.',
  'payment.leadSigned': 'Direct debit is signed. If you do nothing, this amount is withdrawn when the invoice is due.',
  'payment.trust': 'You pay at the payment provider. The center never sees your card number.',
  'payment.waiting': 'Waiting for payment …',
  'payment.statusMissing': "Couldn't get payment status",
  'payment.statusMissingHow':
    'The payment is not confirmed yet. It may take a couple of minutes, and we keep asking for as long. You do not need to pay again.',
  'payment.undecided': 'We have not heard about the payment yet',
  'payment.undecidedHow':
    'If you have paid, you need not do it again. Click Check again in a while, or contact the center if it takes long.',
  'payment.undecidedUntil':
    'If you have paid, you need not do it again. A payment is open, here or somewhere else, until {{day}} at {{time}}. Once it is made, or its time is up, you see it here.',
  'payment.notPaidHow': 'If the payment was declined, or you left it, say so. Then you can go on.',
  'payment.notPaid': 'I have not paid',
  'payment.unsettled': 'It is not clear what became of the former payment',
  'payment.unsettledHow':
    'We take your word for it, and check the invoice once more before you pay again. If the former payment still comes through after that, you have paid twice. Then contact the center to get one of the amounts back.',
  'payment.unsettledUntil': 'We take your word for it. If you pay again, we end the former payment first.',
  'payment.payAgain': 'Pay again',
  'payment.unknownHow': 'We do not know whether the invoice is paid, and take no payment before we do.',
  'payment.hasBegun': 'A payment has been started',
  'payment.hasBegunHow':
    'It was started in this browser. If you are done with it, check again. Otherwise you can go on with the same payment.',
  'payment.hasBegunHereToo':
    'It was started in this browser. If you are done with it, check again. If you go to payment again, that may be another payment. Complete only one of them.',
  'payment.unknownInvoice': 'We find no such invoice',
  'payment.credited': 'This invoice no longer applies',
  'payment.creditedHow':
    'The center has credited it, so there is nothing to pay. Contact the center if you wonder about anything.',
  'payment.hasBegunElsewhere':
    'It was started somewhere else, maybe in another browser. If you are done with it, check again. If you pay here, you start another. Complete only one of them.',
  'payment.hasBegunUntil':
    'It was started somewhere else, maybe on another device, and is open until {{day}} at {{time}}. If you are done with it, check again. If you pay here, we end the other one first.',
  'payment.attention': 'OBS!',
  'payment.failed': 'The payment was not completed. Go to payment to try again',
  'payment.failedToRegister': 'The payment failed and was not registered. Click Go to payment to try again',
  'payment.failedTryAgain': 'The payment failed. Please select a payment method and try again',
  'payment.aborted': 'The payment was cancelled',
  'payment.abortedHow': 'You can try again whenever you like. We check first whether the invoice is paid.',
  'payment.problemHow': 'Try again, or contact the center. We always check first whether the invoice is paid.',
  'payment.alreadyPaid': 'This invoice has already been paid',
  'payment.invoiceNotLoaded': 'We could not fetch the invoice',
  'payment.invoiceNotLoadedHow': 'See whether the link is whole, or contact the center.',
  'payment.ownInvoiceNotLoadedHow':
    'We have received your sign-up. Contact the center about the invoice; you do not need to sign up again.',
  'payment.paid': 'The invoice is paid',
  'payment.paidLead': 'Thank you for the payment.',
  'payment.later': 'The invoice is not paid yet',
  'payment.laterLead': 'Invoices are sent by email. You can pay here with the same link.',
  'payment.nameless': 'We do not know which invoice this is about',
  'payment.namelessHow': 'Open the link in the email with the invoice, or contact the center.',
  'payment.onward': 'Go on to {{host}}',
  'payment.checkout': 'Payment window',
  'payment.leaveCheckout': 'Close the payment window',
});

addTexts({ no: coreNo, en: coreEn });
addTexts({ no, en });
