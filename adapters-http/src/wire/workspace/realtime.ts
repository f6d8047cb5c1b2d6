/** What the live connection asks by ordinary calls: its token, and the history of a channel (an addition). */

import { RecentEvent } from '@felles/core/workspace/about';
import * as z from 'zod/mini';
import { SOCKET_PATH } from '../live/names.ts';
import { staff } from '../rows.ts';

export const token = staff.get(
  `${SOCKET_PATH}/auth/gettoken`,
  'The token with which one live connection is authenticated',
  { reply: z.object({ token: z.string() }) },
);

export const recent = staff.get(
  `${SOCKET_PATH}/recent`,
  'What was told in a channel lately, the oldest first: for who was away meanwhile',
  { query: z.object({ channel: z.string() }), reply: z.array(RecentEvent), extension: 'channel-history' },
);
