/** What a form looks up while it is filled in: the place of a postal code, and who has a telephone number. */

import { MunicipalityLookup, PhoneLookup } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

/** [P-PERSON-11] A postal code that is unknown is no refusal: the answer says so in `exists`. */
export const municipality = call({
  method: 'GET',
  path: '/v1/boostsignup/lookup/municipality/{areacode}',
  aliases: ['/lookup/municipality/{areacode}'],
  access: 'center',
  summary: 'The place a postal code belongs to',
  params: z.object({ areacode: z.string() }),
  reply: json(MunicipalityLookup),
});

/** [P-PERSON-21] The answer holds a name and an address, so it is asked for only when the visitor wants it. */
export const phone = call({
  method: 'GET',
  path: '/v1/boostsignup/lookup/phone/{phonenumber}',
  aliases: ['/lookup/phone/{phonenumber}'],
  access: 'center',
  summary: 'Who has a phone number, with name and address',
  params: z.object({ phonenumber: z.string() }),
  reply: json(PhoneLookup),
});
