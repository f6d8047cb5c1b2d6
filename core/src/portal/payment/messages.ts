import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface PaymentMessages {
  'payment.wentWrong': NoParams;
  'payment.unknownAnswer': NoParams;
  'payment.notAllowed': NoParams;
  'payment.notAsked': NoParams;
  'payment.amountChanged': NoParams;
  'payment.notToBePaid': NoParams;
  'payment.notClosed': NoParams;
  'payment.cutOff': NoParams;
  'payment.scriptFailed': NoParams;
  'payment.frameBlocked': NoParams;
  'payment.checkoutIncomplete': NoParams;
}

/** A text this area can ask for. */
export type PaymentMessage = MessageOf<SharedMessages & PaymentMessages>;
