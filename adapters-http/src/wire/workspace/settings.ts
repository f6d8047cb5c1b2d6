/** Texts that the service keeps for a user, by key. */

import { SettingChange, SettingRecord } from '@felles/core/workspace/settings';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

export const read = staff.get(
  '/system/persistent/{key}',
  'A persistent setting of the user, null where it is not set',
  { reply: SettingRecord },
);

export const write = staff.post('/system/persistent/{key}', 'Stores a persistent setting of the user', {
  body: SettingChange,
  reply: z.unknown(),
});
