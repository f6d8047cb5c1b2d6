import * as z from 'zod/mini';

/** [W-SETTINGS-02] A setting as the service keeps it: text, or null where it is not set. */
export const SettingRecord = z.object({ value: z.nullish(z.string()) });

/** The same on its way to the service: its only field. */
export const SettingChange = z.object({ value: z.nullable(z.string()) });
