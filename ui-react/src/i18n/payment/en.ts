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
  'payment.wentWrong': 'Something went wrong!',
  'payment.unknownAnswer': 'Unknown response from the server',
  'payment.notAllowed': 'The payment page was not opened, because its address is not one we know',
  'payment.notAsked': 'We could not check whether the invoice is paid already, so we have started no payment',
  'payment.amountChanged': 'The amount has changed. Look at the new amount before you pay',
  'payment.scriptFailed': 'Failed to load script',
  'payment.frameBlocked': 'The payment window does not answer. The browser or the network may have stopped it',
  'payment.checkoutIncomplete': 'The payment window could not be shown',
});
