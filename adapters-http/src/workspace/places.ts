import type { PlacesPort } from '@felles/core/workspace/new-project';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/places.ts';

/**
 * Core's `PlacesPort`, for staff who are signed in. The search of addresses and the house register are two additions.
 */
export const createPlacesHttp = (http: Http): PlacesPort => ({
  find: (words, count) => http.ask(wire.addresses, { query: { q: words, count } }),
  onUnit: (unit) => http.ask(wire.addresses, { query: { unit } }),
  register: ({ units, address }) =>
    http.ask(wire.houseRegister, { query: { ...(units !== '' && { units }), ...(address !== '' && { address }) } }),
});
