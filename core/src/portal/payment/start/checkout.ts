// The checkout inside the page and its events.
import * as z from 'zod/mini';
import { originOf } from '../../../shared/addresses.ts';
import type { ProviderReport } from '../report/report.ts';

/** A checkout inside the page: the provider's script, and the session it is for. */
export interface Checkout {
  readonly script: string;
  readonly token: string;
}

/** The script at `checkout_url` defines a function of this name on the window, which puts a frame into a container. */
export const CHECKOUT_SETTINGS = {
  function: 'openCheckout',
  /** [P-PAYMENT-26] Always Norwegian. */
  language: 'no',
  /** [P-PAYMENT-27] The height of the window that the frame leaves free (pixels). */
  heightLeft: 60,
} as const;

/** [P-PAYMENT-28] The messages that the frame of a checkout sends; any other one is ignored. */
export const SESSION_EVENTS = [
  'PAYMENT_FAILED',
  'PAYMENT_INITIATED',
  'PAYMENT_SUCCESSFUL',
  'SESSION_EXPIRED',
  'SESSION_STARTED',
  'SESSION_TERMINATED',
] as const;
/** The events of a checkout's session, by the provider's names. */
export type SessionEvent = (typeof SESSION_EVENTS)[number];

/** A message of the frame to the page around it. */
const CheckoutMessage = z.object({ type: z.enum(SESSION_EVENTS) });

/** A message event of the browser. */
export interface PostedMessage {
  readonly origin: string;
  /** Whether the checkout's frame sent it. */
  readonly isFromFrame: boolean;
  readonly data: unknown;
}

/** Null for a message of another sender, or an unknown one. */
export function readSessionEvent({ origin, isFromFrame, data }: PostedMessage, script: string): SessionEvent | null {
  if (!isFromFrame || origin !== originOf(script)) return null;
  const message = CheckoutMessage.safeParse(data);
  return message.success ? message.data.type : null;
}

/** [P-PAYMENT-29] Null for events that change nothing. */
export function reportOf(event: SessionEvent): ProviderReport | null {
  switch (event) {
    case 'PAYMENT_SUCCESSFUL':
      return 'paid';
    case 'PAYMENT_FAILED':
      return 'failed';
    case 'SESSION_EXPIRED':
      return 'expired';
    case 'SESSION_TERMINATED':
      return 'aborted';
    case 'PAYMENT_INITIATED':
    case 'SESSION_STARTED':
      return null;
  }
}

/** [P-PAYMENT-27] The height of the frame (pixels). */
export const checkoutHeight = (windowHeight: number): number =>
  Math.max(0, windowHeight - CHECKOUT_SETTINGS.heightLeft);

/** Why a checkout cannot be shown inside the page. */
export type CheckoutFailure = 'script' | 'blocked' | 'incomplete';

/** How long the frame may take to send its first event (milliseconds). */
export const FRAME_TIMEOUT = 15_000;

/** How long a frame may be silent once its page has loaded, which an error page of the browser does as well (milliseconds). */
export const FRAME_SILENCE = 5_000;
