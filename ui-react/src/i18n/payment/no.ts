import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'payment.directDebitTitle': 'Avtalegiro',
  'payment.directDebitSetUp': 'Avtalegiro er satt opp',
  'payment.directDebitSetUpLead': 'Du får en bekreftelse på e-post.',
  'payment.directDebitNotSetUp': 'Ikke ferdig',
  'payment.directDebitNotSetUpLead':
    'Avtalegiro er ikke satt opp. Du vil innen kort tid motta oppstartsfaktura og link for signering av AvtaleGiro på e-post og sms. Medlemskapet vil være aktivert med en gang du mottar dette',
  'payment.home': 'Til forsiden',
  'payment.wentWrong': 'Noe gikk galt!',
  'payment.unknownAnswer': 'Ukjent svar fra serveren',
  'payment.notAllowed': 'Betalingssiden ble ikke åpnet, fordi adressen ikke er en vi kjenner',
  'payment.notAsked': 'Vi fikk ikke sjekket om fakturaen alt er betalt, så vi har ikke startet noen betaling',
  'payment.amountChanged': 'Beløpet er endret. Se over det nye beløpet før du betaler',
  'payment.scriptFailed': 'Betalingsvinduet kunne ikke lastes',
  'payment.frameBlocked': 'Betalingsvinduet svarer ikke. Nettleseren eller nettverket kan ha stoppet det',
  'payment.checkoutIncomplete': 'Betalingsvinduet kunne ikke vises',
});
