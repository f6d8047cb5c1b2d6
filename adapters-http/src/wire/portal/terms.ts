/** The payment terms, as an address or as a PDF. */

import { ConditionLink } from '@felles/core/portal/terms';
import { file } from '../call.ts';
import { visitor } from '../rows.ts';

export const conditionUrl = visitor.get(
  '/payment/conditionurl',
  'Where the payment terms are, when they are a page elsewhere',
  { aliases: ['/v1/boostsignup/payment/conditionurl'], reply: ConditionLink },
);

export const conditions = visitor.get('/payment/conditions', 'The payment terms as a document', {
  aliases: ['/v1/boostsignup/payment/conditions'],
  withCredentials: true,
  reply: file('application/pdf'),
});
