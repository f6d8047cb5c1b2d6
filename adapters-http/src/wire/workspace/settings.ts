/** Texts that the service keeps for a user, by key. */

import { SettingChange, SettingRecord } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const Key = z.object({ key: z.string() });

export const read = call({
  method: 'GET',
  path: '/system/persistent/{key}',
  access: 'staff',
  summary: 'A persistent setting of the user, null where it is not set',
  params: Key,
  reply: json(SettingRecord),
});

export const write = call({
  method: 'POST',
  path: '/system/persistent/{key}',
  access: 'staff',
  summary: 'Stores a persistent setting of the user',
  params: Key,
  body: { format: 'json', schema: SettingChange },
  reply: json(z.unknown()),
});
