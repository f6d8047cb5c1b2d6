// What is said of a payment that could not be started.

import type { CheckoutFailure } from './checkout.ts';
import type { PaymentMessage } from './messages.ts';
import type { Started } from './starting.ts';

export const NOT_STARTED = {
  /** Its address was not gone to, for want of a network. */
  redirect: 'payment.cutOff',
  failed: 'payment.wentWrong',
  nothingToPay: 'payment.notToBePaid',
  amountChanged: 'payment.amountChanged',
  notClosed: 'payment.notClosed',
  notAsked: 'payment.notAsked',
  refused: 'payment.notAllowed',
  incomplete: 'payment.checkoutIncomplete',
  unknown: 'payment.unknownAnswer',
} as const satisfies Readonly<Record<Exclude<Started['kind'], 'embedded'>, PaymentMessage['key']>>;

export const MISSED = {
  script: 'payment.scriptFailed',
  blocked: 'payment.frameBlocked',
  incomplete: 'payment.checkoutIncomplete',
} as const satisfies Readonly<Record<CheckoutFailure, PaymentMessage['key']>>;
