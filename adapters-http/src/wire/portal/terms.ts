/** The payment terms, as an address or as a PDF. */

import { ConditionLink } from '@felles/core/portal';
import { call, file, json } from '../call.ts';

export const conditionUrl = call({
  method: 'GET',
  path: '/payment/conditionurl',
  aliases: ['/v1/boostsignup/payment/conditionurl'],
  access: 'center',
  summary: 'Where the payment terms are, when they are a page elsewhere',
  reply: json(ConditionLink),
});

export const conditions = call({
  method: 'GET',
  path: '/payment/conditions',
  aliases: ['/v1/boostsignup/payment/conditions'],
  access: 'center',
  summary: 'The payment terms as a document',
  withCredentials: true,
  reply: file('application/pdf'),
});
