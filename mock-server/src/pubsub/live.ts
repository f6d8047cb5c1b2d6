// All of the live connection that is behind its sockets. One for each server.
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
}

export function createLive(world: World): Live {
  const tickets = createTickets({ now: world.now, seed: world.state.seed });
  const recent = createRecent(world.now);
  const hub = createHub(tickets, recent);
  return { tickets, recent, hub, lines: createLines(hub, world) };
}
