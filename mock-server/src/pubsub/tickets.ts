// The tokens with which the live connection is authenticated. Each lets one connection in, within a minute.

import { seededHex } from '../world/chance.ts';

/** Whose a connection is: a user's, by the login's id, for as long as an access token serves. */
export interface Holder {
  readonly login: string;
  readonly access: string;
}

export interface Tickets {
  issue(holder: Holder): string;
  /** Whose ticket it is; null where it lets no one in. It serves once. */
  take(ticket: string): Holder | null;
}

/** How long a ticket serves (milliseconds), and how many may be out at once. */
export const TICKET = { life: 60_000, atMost: 5_000 } as const;

export interface TicketNeeds {
  readonly now: () => number;
  readonly seed: number;
}

/** The server keeps them, and not its world: after a new start there are no connections that could use them. */
export function createTickets({ now, seed }: TicketNeeds): Tickets {
  const issued = new Map<string, { readonly since: number; readonly holder: Holder }>();
  let number = 0;

  return {
    issue(holder) {
      for (const [ticket, { since }] of issued) {
        if (issued.size < TICKET.atMost && now() - since <= TICKET.life) break; // the oldest come first
        issued.delete(ticket);
      }
      number += 1;
      const ticket = seededHex(seed, 'ticket', number);
      issued.set(ticket, { since: now(), holder });
      return ticket;
    },
    take(ticket) {
      const known = issued.get(ticket);
      issued.delete(ticket);
      return known !== undefined && now() - known.since <= TICKET.life ? known.holder : null;
    },
  };
}
