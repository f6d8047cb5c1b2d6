// The tokens with which the live connection is authenticated. Each lets one connection in, within a minute.

import { seededHex } from '../world/chance.ts';

export interface Tickets {
  issue(): string;
  /** Whether somebody may come in with it. Nobody may a second time. */
  take(ticket: string): boolean;
}

/** How long a ticket serves (milliseconds), and how many may be out at once. */
export const TICKET = { life: 60_000, atMost: 5_000 } as const;

export interface TicketNeeds {
  readonly now: () => number;
  readonly seed: number;
}

/** They are kept by the server and not by its world: whoever starts it again has no connections either. */
export function createTickets({ now, seed }: TicketNeeds): Tickets {
  const issued = new Map<string, number>();
  let number = 0;

  return {
    issue() {
      for (const [ticket, since] of issued) {
        if (issued.size < TICKET.atMost && now() - since <= TICKET.life) break; // the oldest come first
        issued.delete(ticket);
      }
      number += 1;
      const ticket = seededHex(seed, 'ticket', number);
      issued.set(ticket, now());
      return ticket;
    },
    take(ticket) {
      const since = issued.get(ticket);
      issued.delete(ticket);
      return since !== undefined && now() - since <= TICKET.life;
    },
  };
}
