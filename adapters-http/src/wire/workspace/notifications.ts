import { Notification } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

export const notifications = call({
  method: 'GET',
  path: '/v1/notifications',
  access: 'staff',
  summary: 'The notifications of the user, the newest first',
  reply: json(z.array(Notification)),
  extension: true,
});
