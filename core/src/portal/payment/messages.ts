import type { MessageOf, SharedMessages } from '../../shared/messages.ts';
import type { no } from '../../texts/payment.ts';
import type { MessagesOf } from '../../texts/text-of.ts';
import type { CheckoutFailure } from './start/checkout.ts';
import type { StartOutcome } from './start/start.ts';

/** Why a payment was not started, or why the checkout does not appear. */
export type PaymentMessages = MessagesOf<typeof no>;

/** The problem beside the button to pay. */
export type PaymentMessage = MessageOf<SharedMessages & PaymentMessages>;

export const NOT_STARTED = {
  /** The network was lost before the page left for the provider. */
  redirect: 'payment.cutOff',
  failed: 'payment.wentWrong',
  nothingToPay: 'payment.notToBePaid',
  amountChanged: 'payment.amountChanged',
  notClosed: 'payment.notClosed',
  notAsked: 'payment.notAsked',
  refused: 'payment.notAllowed',
  incomplete: 'payment.checkoutIncomplete',
  unknown: 'payment.unknownAnswer',
} as const satisfies Readonly<Record<Exclude<StartOutcome['kind'], 'embedded'>, PaymentMessage['key']>>;

export const CHECKOUT_FAILED = {
  script: 'payment.scriptFailed',
  blocked: 'payment.frameBlocked',
  incomplete: 'payment.checkoutIncomplete',
} as const satisfies Readonly<Record<CheckoutFailure, PaymentMessage['key']>>;
