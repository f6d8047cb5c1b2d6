import * as z from 'zod/mini';

/** [W-SETTINGS-02] A stored setting; null if it is not set. */
export const SettingRecord = z.object({ value: z.nullish(z.string()) });

/** The request body. */
export const SettingChange = z.object({ value: z.nullable(z.string()) });
