/** What the user is to notice, and that it was seen: an addition. */

import { Id } from '@felles/core';
import { Notification } from '@felles/core/workspace/notifications';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

export const notifications = staff.get('/v1/notifications', 'The notifications of the user, the newest first', {
  reply: z.array(Notification),
  extension: 'notifications',
});

export const markSeen = staff.put('/v1/notifications/seen', 'Marks notifications of the user as seen', {
  body: z.object({ ids: z.readonly(z.array(Id)) }),
  reply: z.unknown(),
  extension: 'notifications',
});
