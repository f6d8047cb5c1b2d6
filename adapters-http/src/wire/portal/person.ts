import { MunicipalityLookup } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

/** [P-PERSON-11] */
export const municipality = call({
  method: 'GET',
  path: '/v1/boostsignup/lookup/municipality/{areacode}',
  aliases: ['/lookup/municipality/{areacode}'],
  access: 'center',
  summary: 'The place a postal code belongs to',
  params: z.object({ areacode: z.string() }),
  reply: json(MunicipalityLookup),
});
