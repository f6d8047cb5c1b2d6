import type { DeadlinesPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/deadlines.ts';

export const createDeadlinesHttp = (http: Http): DeadlinesPort => ({ deadlines: () => http.ask(wire.deadlines, {}) });
