/** What the live connection asks by ordinary calls: its token, and the history of a channel (an addition). */

import { RecentEvent } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { SOCKET_PATH } from '../live/names.ts';

export const token = call({
  method: 'GET',
  path: `${SOCKET_PATH}/auth/gettoken`,
  access: 'staff',
  summary: 'The token with which one live connection is authenticated',
  reply: json(z.object({ token: z.string() })),
});

export const recent = call({
  method: 'GET',
  path: `${SOCKET_PATH}/recent`,
  access: 'staff',
  summary: 'What was told in a channel lately, the oldest first: for who was away meanwhile',
  query: z.object({ channel: z.string() }),
  reply: json(z.array(RecentEvent)),
  extension: 'channel-history',
});
