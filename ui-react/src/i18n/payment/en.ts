import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

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
  'payment.directDebitNotSetUp': 'Not finished',
  'payment.directDebitNotSetUpLead':
    'Direct debit is not set up. You will shortly receive the first invoice and a link for signing direct debit by email and SMS. The membership will be active as soon as you receive these',
  'payment.payersLink': 'Were you going to pay for somebody else? The link in the SMS still works.',
  'payment.payersWayBack':
    'Were you going to pay for somebody else? Your details are kept, so you can go back and sign.',
  'payment.goOnAsPayer': 'Continue as the payer',
  'payment.home': 'To the front page',
  'payment.wentWrong': 'Something went wrong!',
  'payment.unknownAnswer': 'Unknown response from the server',
  'payment.notAllowed': 'The payment page was not opened, because its address is not one we know',
  'payment.notAsked': 'We could not check whether the invoice is paid already, so we have started no payment',
  'payment.amountChanged': 'The amount has changed. Look at the new amount before you pay',
  'payment.notToBePaid': 'The center says that there is nothing to pay on this invoice',
  'payment.notClosed': 'The payment provider has not closed the former payment yet. Wait a couple of minutes',
  'payment.cutOff': 'You are offline, so the payment page was not opened',
  'payment.scriptFailed': 'Failed to load script',
  'payment.frameBlocked': 'The payment window does not answer. The browser or the network may have stopped it',
  'payment.checkoutIncomplete': 'The payment window could not be shown',
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
  'payment.goOn': 'Pay later',
  'payment.finish': 'Finish',
  'payment.checkAgain': 'Check again',
  'payment.leadPayOnly': 'Pay the invoice to start using the membership.',
  'payment.leadShortTerm': 'You can pay now, or let direct debit withdraw the amount when the invoice is due.',
  'payment.leadOrdinary': 'You can pay now, or later, when the invoice is due.',
  'payment.leadSigned':
    'Direct debit is signed. If you do nothing, this amount is withdrawn when the invoice is due. If you pay now, it is not withdrawn.',
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
