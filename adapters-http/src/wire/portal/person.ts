/** What a form looks up while it is filled in: the place of a postal code, and who has a telephone number. */

import { MunicipalityLookup, PhoneLookup } from '@felles/core/portal/person';
import { visitor } from '../rows.ts';

/** [P-PERSON-11] A postal code that is unknown is no refusal: the answer says so in `exists`. */
export const municipality = visitor.get(
  '/v1/boostsignup/lookup/municipality/{areacode}',
  'The place a postal code belongs to',
  { aliases: ['/lookup/municipality/{areacode}'], reply: MunicipalityLookup },
);

/** [P-PERSON-21] The answer holds a name and an address, so it is asked for only when the visitor wants it. */
export const phone = visitor.get(
  '/v1/boostsignup/lookup/phone/{phonenumber}',
  'Who has a phone number, with name and address',
  { aliases: ['/lookup/phone/{phonenumber}'], reply: PhoneLookup },
);
