// A call by which a developer or a test changes the terms of a member's agreement.
import { call, json } from '@felles/adapters-http/wire';
import { AGREEMENT_STATES } from '@felles/core/internal/portal/agreement/model';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

/** The changes of an agreement, each with the meaning of its value. */
export const AGREEMENT_CHANGES = {
  began: 'it began so many days ago',
  binding: 'it binds for so many days from now on; 0 binds no more',
  price: 'it costs so many kroner a month',
  notice: 'its notice is so many months',
  sponsored: 'another person pays for it; 0 for nobody',
  confirm: 'the payer confirms that it ends',
  fresh: 'nothing was ever done with it',
} as const;

export const changeAgreement = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/agreements',
  summary: 'Change the terms of a member’s agreement, or let its payer confirm that it ends',
  body: {
    format: 'json',
    schema: z.strictObject({
      center: z.string(),
      phone: z.string(),
      contract: z.string(),
      what: z.enum(['began', 'binding', 'price', 'notice', 'sponsored', 'confirm', 'fresh']),
      value: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
    }),
  },
  reply: json(z.object({ state: z.enum(AGREEMENT_STATES), ends_on: z.string() })),
});
