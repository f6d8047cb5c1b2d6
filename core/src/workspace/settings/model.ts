import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';

/** [W-SETTINGS-02] A stored setting; null if it is not set. */
export const SettingRecord = z.object({ value: z.nullish(z.string()) });

/** The request body. */
export const SettingChange = z.object({ value: z.nullable(z.string()) });

/** The calls for settings, which the service stores as text by key. */
export interface SettingsPort {
  /** Null if it is not set. */
  read(key: string): Reply<string | null>;
  write(key: string, text: string | null): Reply<unknown>;
}
