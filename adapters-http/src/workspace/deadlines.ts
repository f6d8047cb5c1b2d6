import type { DeadlinesPort } from '@felles/core/workspace/deadlines';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/deadlines.ts';

/**
 * Core's `DeadlinesPort`, for staff who are signed in. One call gives those of all projects; which project each is of
 * is an addition.
 */
export const createDeadlinesHttp = (http: Http): DeadlinesPort => ({ deadlines: () => http.ask(wire.deadlines, {}) });
