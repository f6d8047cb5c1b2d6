// The state of a channel at the server, as far as this client knows.
import type { RealtimeError } from './errors.ts';

/** A channel without a subscription has no state. */
export type ChannelState = 'subscribing' | 'subscribed' | 'unsubscribing' | Denial | Uncertainty;

/** The server refused the subscription: to this client, or because too many are subscribed. */
export type Denial = 'refused' | 'crowded out';

/** An operation failed, so that only the server knows the state. `ifAbsent` applies if the server has no subscription. */
export interface Uncertainty {
  readonly ifAbsent: Denial | 'tried again';
}

export const isDoubt = (state: ChannelState | undefined): state is Uncertainty => typeof state === 'object';

export const isDenied = (state: ChannelState | undefined): state is Denial =>
  state === 'refused' || state === 'crowded out';

/** The code for too many subscriptions. */
const TOO_MANY = 429;

/** A refusal of this client is final. After any other failure, the next try may succeed. */
export function denialIn(error: RealtimeError): Denial | null {
  if (error.kind !== 'refused' || error.code === null || error.code < 400 || error.code >= 500) return null;
  return error.code === TOO_MANY ? 'crowded out' : 'refused';
}
