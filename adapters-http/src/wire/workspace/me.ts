/** Who is signed in: an addition. */

import { Me } from '@felles/core/workspace';
import { call, json } from '../call.ts';

export const me = call({
  method: 'GET',
  path: '/v1/me',
  access: 'staff',
  summary: 'Who is signed in',
  reply: json(Me),
  extension: 'me',
});
