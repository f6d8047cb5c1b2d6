import type { VisitsPort } from '@felles/core/workspace/visits';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/visits.ts';

/** Core's `VisitsPort`: what the user who is signed in has looked at last, of one type, the same on every device. */
export const createVisitsHttp = (http: Http): VisitsPort => ({
  last: (type, count) => http.ask(wire.last, { params: { type, count } }),
  record: ({ type, idtype, id }) => http.ask(wire.record, { params: { type, idtype, id } }),
});
