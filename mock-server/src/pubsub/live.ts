// All of the live connection that is behind its sockets. One for each server.

import { EVENT_DATA } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { createRights } from '../rights/rights.ts';
import type { Rights } from '../row.ts';
import type { Publish } from '../tables/table.ts';
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
  const lines = createLines(hub, world);
  const stopListening = world.onReset(recent.clear);
  const close = () => {
    stopListening();
    lines.close();
  };
  return { tickets, recent, hub, lines: { ...lines, close }, rights };
}

/** Writes the data of each event as its schema has it. Data that does not fit is an error of the mock. */
export const encodeEvents =
  (publish: Publish): Publish =>
  (channel, event, data, about) =>
    publish(channel, event, z.encode(EVENT_DATA[event], data), about);
