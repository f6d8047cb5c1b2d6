import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'payment.directDebitTitle': 'Direct debit',
  'payment.directDebitSetUp': 'Direct debit is set up',
  'payment.directDebitSetUpLead': 'You will get a confirmation by e-mail.',
  'payment.directDebitNotSetUp': 'Not finished',
  'payment.directDebitNotSetUpLead':
    'Direct debit is not set up. You will shortly receive the first invoice and a link for signing direct debit by e-mail and SMS. The membership will be active as soon as you receive these',
  'payment.home': 'To the front page',
});
