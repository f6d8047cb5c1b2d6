import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { CLIENT_EVENT, KEEP_ALIVE } from '../pubsub/hub.ts';
import type { Live } from '../pubsub/live.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { addLiveFault, clearLiveFaults, removeLiveFault } from '../world/live-faults.ts';
import * as calls from './calls/live.ts';

/** How a developer, or a test, moves the live connection. */
export function liveControlRoutes(app: FastifyInstance, service: Service, live: Live): void {
  routesOfConnections(app, service, live);
  routesOfLiveFaults(app, service);
}

function routesOfConnections(app: FastifyInstance, service: Service, { hub, lines }: Live): void {
  answer(app, service, calls.connections, () => lines.list());

  answer(app, service, calls.publish, ({ body: { channel, event = CLIENT_EVENT, data } }) => ({
    listening: hub.publish(channel, event, data),
  }));

  answer(app, service, calls.keepAlive, ({ body: { connection, text = KEEP_ALIVE } }) => ({
    told: at(connection, (id) => lines.keepAlive(text, id)),
  }));

  answer(app, service, calls.drop, ({ body: { connection } }) => ({ struck: at(connection, lines.drop) }));
  answer(app, service, calls.halfOpen, ({ body: { connection } }) => ({ struck: at(connection, lines.silence) }));
}

function routesOfLiveFaults(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const all = () => world.state.liveFaults;

  answer(app, service, calls.faults, all);
  answer(app, service, calls.addFault, ({ body }) => addLiveFault(world, body));

  answer(app, service, calls.removeFault, ({ params: { id } }) => {
    removeLiveFault(world, id);
    return all();
  });

  answer(app, service, calls.clearFaults, () => {
    clearLiveFaults(world);
    return all();
  });
}

/** Acts on one connection or, without a number, on all: a connection that is named must exist. */
function at(connection: number | undefined, act: (id: number | null) => number): number {
  const count = act(connection ?? null);
  if (connection !== undefined && count === 0) throw refusal(404, `There is no connection ${connection}.`);
  return count;
}
