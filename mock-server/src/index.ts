// The service for tests: in their own process, or controlled in another one.

export { controlAt } from './control/functions.ts';
export type * from './control/types.ts';
export { type AnswerOrder, type RunningService, type StartOptions, startService } from './start-service.ts';
export type { AskedRequest } from './world/observations.ts';
