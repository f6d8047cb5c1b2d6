// How a channel stands with the server, as far as is known here.
import type { RealtimeError } from './errors.ts';

/** What the server has of a channel. One that it has nothing of stands in no list. */
export type ChannelState = 'subscribing' | 'subscribed' | 'unsubscribing' | Denied | Doubt;

/** The server said no: to this client, or for as long as it has no room. */
export type Denied = 'refused' | 'crowded out';

/** An operation on it failed, so that only the server knows; and what it means if it is not there. */
export interface Doubt {
  readonly ifAbsent: Denied | 'tried again';
}

export const isDoubt = (state: ChannelState | undefined): state is Doubt => typeof state === 'object';

export const isDenied = (state: ChannelState | undefined): state is Denied =>
  state === 'refused' || state === 'crowded out';

/** Who has as many subscriptions as there may be. */
const TOO_MANY = 429;

/** A server that refuses this client refuses it each time. After any other failure the next try may go well. */
export function denialIn(error: RealtimeError): Denied | null {
  if (error.kind !== 'refused' || error.code === null || error.code < 400 || error.code >= 500) return null;
  return error.code === TOO_MANY ? 'crowded out' : 'refused';
}
