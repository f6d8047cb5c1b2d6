import type { PersonPort } from '@felles/core/portal/person';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/person.ts';

/** Core's `PersonPort`: the place of a postal code, and who has a telephone number. The center's token is enough. */
export function createPersonHttp(http: Http): PersonPort {
  return {
    municipality: (areacode) => http.ask(wire.municipality, { params: { areacode } }),
    phone: (phonenumber) => http.ask(wire.phone, { params: { phonenumber } }),
  };
}
