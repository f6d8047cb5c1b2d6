import * as z from 'zod/mini';
import { call, json } from '../call.ts';

export const unread = call({
  method: 'GET',
  path: '/v1/messages/unread',
  access: 'staff',
  summary: 'How many messages the user has not read',
  reply: json(z.number()),
});
