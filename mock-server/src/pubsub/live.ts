// All of the live connection that is behind its sockets. One for each server.
import { createRights } from '../rights/rights.ts';
import type { Rights } from '../row.ts';
import { servesSocket } from '../world/grants.ts';
import type { World } from '../world.ts';
import { createHub, type Hub } from './hub.ts';
import { createLines, type Lines } from './lines.ts';
import { createRecent, type Recent } from './recent.ts';
import { createTickets, type Tickets } from './tickets.ts';

export interface Live {
  readonly tickets: Tickets;
  readonly recent: Recent;
  readonly hub: Hub;
  readonly lines: Lines;
  readonly rights: Rights;
}

export function createLive(world: World): Live {
  const tickets = createTickets({ now: world.now, seed: world.state.seed });
  const recent = createRecent(world.now);
  const rights = createRights(world);
  const hub = createHub(tickets, recent, { ...rights, serves: (access) => servesSocket(world, access) });
  return { tickets, recent, hub, lines: createLines(hub, world), rights };
}
