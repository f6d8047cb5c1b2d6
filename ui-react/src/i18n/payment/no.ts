import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'payment.directDebitTitle': 'Avtalegiro',
  'payment.directDebitSetUp': 'Avtalegiro er satt opp',
  'payment.directDebitSetUpLead': 'Du får en bekreftelse på e-post.',
  'payment.directDebitNotSetUp': 'Ikke ferdig',
  'payment.directDebitNotSetUpLead':
    'Avtalegiro er ikke satt opp. Du vil innen kort tid motta oppstartsfaktura og link for signering av AvtaleGiro på e-post og sms. Medlemskapet vil være aktivert med en gang du mottar dette',
  'payment.home': 'Til forsiden',
});
