import type { PersonPort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/person.ts';

export function createPersonHttp(http: Http): PersonPort {
  return {
    municipality: (areacode) => http.ask(wire.municipality, { params: { areacode } }),
    phone: (phonenumber) => http.ask(wire.phone, { params: { phonenumber } }),
  };
}
