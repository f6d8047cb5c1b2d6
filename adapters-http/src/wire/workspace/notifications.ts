/** What the user is to notice, and that it was seen: an addition. */

import { Id } from '@felles/core';
import { Notification } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

export const notifications = call({
  method: 'GET',
  path: '/v1/notifications',
  access: 'staff',
  summary: 'The notifications of the user, the newest first',
  reply: json(z.array(Notification)),
  extension: 'notifications',
});

export const markSeen = call({
  method: 'PUT',
  path: '/v1/notifications/seen',
  access: 'staff',
  summary: 'Marks notifications of the user as seen',
  body: { format: 'json', schema: z.object({ ids: z.readonly(z.array(Id)) }) },
  reply: json(z.unknown()),
  extension: 'notifications',
});
