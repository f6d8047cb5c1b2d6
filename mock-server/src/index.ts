// The mock server as a function, for tests and for whoever wants it inside a process of their own.
export { answer } from './answer.ts';
export { buildMockServer, type MockServerOptions, type MoreRoutes } from './app.ts';
export { connections } from './control/calls/live.ts';
export { ledger } from './control/calls/observed.ts';
export { buildOutside, type OutsideOptions } from './outside/app.ts';
export { createHub, ENDINGS, type Guest, type Hub, LIMITS, type Peer } from './pubsub/hub.ts';
export { createLive, type Live } from './pubsub/live.ts';
export { createRecent, RECENT, type Recent } from './pubsub/recent.ts';
export { createTickets, TICKET } from './pubsub/tickets.ts';
export type { Asked } from './request.ts';
export type { Row, Service } from './row.ts';
export type { Patience } from './server.ts';
export { createKeeper } from './store.ts';
export { KEPT } from './world/kept.ts';
export { addLiveFault } from './world/live-faults.ts';
export type { LiveFaultOrder } from './world/records/live-faults.ts';
export { FAULT_KINDS } from './world/state.ts';
export { createWorld, type Keeper, type World, type WorldOptions } from './world.ts';
