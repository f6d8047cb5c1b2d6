// Parts of the server for the tests of this repository alone.
export { end, endFreeze, freeze, isObjection, takeBack, withdraw } from './agreements/acts.ts';
export {
  bindingUntil,
  endOf,
  holdsOn,
  ownFreeze,
  restUntil,
  type Standing as AgreementStanding,
  stateOf,
  usedUntil,
} from './agreements/rules.ts';
export { answer } from './answer.ts';
export { buildMockServer, type MockServerOptions, type MoreRoutes } from './app.ts';
export {
  cancelClass,
  freeIn,
  giveUp,
  joinQueue,
  leaveOverlap,
  moveClass,
  type Notice,
  seatOf,
  settle,
  spotOf,
  takenIn,
  takePlace,
  waitingIn,
  withCapacity,
} from './bookings/seats.ts';
export { blockedUntil, obstacleToPlace, obstacleToSpot, overlapping, type Standing } from './bookings/standing.ts';
export { connections } from './control/calls/live.ts';
export { ledger } from './control/calls/observations.ts';
export { help } from './help.ts';
export { controlApi } from './openapi/control.ts';
export { buildOutside, type OutsideOptions } from './outside/app.ts';
export { PLAIN_OUTSIDE } from './plain.ts';
export { createHub, ENDINGS, type Guest, type Hub, LIMITS, type Peer } from './pubsub/hub.ts';
export { createLive, type Live } from './pubsub/live.ts';
export { createRecent, RECENT, type Recent } from './pubsub/recent.ts';
export { createTickets, TICKET } from './pubsub/tickets.ts';
export { createRecording } from './record/recording.ts';
export type { HandlerInput } from './request.ts';
export { RIGHTS, type Right } from './rights/calls.ts';
export { createRights } from './rights/rights.ts';
export { seesPart } from './rights/visible-fields.ts';
export type { Row, Service } from './row.ts';
export type { Patience } from './server.ts';
export { readSettings } from './settings.ts';
export { buildPages, type PagesOptions } from './site/app.ts';
export { forCaddy, forNginx, type Hosting, hostingRules, type Rule } from './site/hosting.ts';
export { createKeeper } from './store.ts';
export { type Orders, type Page, type PageQuestion, pageOf } from './tables/page.ts';
export { type ChangeKey, type Declaration, type Table, table } from './tables/table.ts';
export { GRANT, issueGrant } from './world/grants.ts';
export { WORLD_LIMITS } from './world/limits.ts';
export { addLiveFault } from './world/live-faults.ts';
export type { SeparateOrigins } from './world/manifest.ts';
export type { AgreementChanges } from './world/records/agreement-changes.ts';
export type { BookedClass, Seat } from './world/records/bookings.ts';
export type { LiveFaultOrder } from './world/records/live-faults.ts';
export { FAULT_KINDS } from './world/state.ts';
export { createWorld, type Keeper, type World, type WorldOptions } from './world.ts';
