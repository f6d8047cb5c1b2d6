// Converts settings to text and back.
import { addressPart } from '../../shared/addresses.ts';
import type { Id } from '../../shared/wire-values.ts';

/** [W-SETTINGS-03] [W-SETTINGS-04] [W-SETTINGS-05] [W-SETTINGS-06] Parses text that looks like JSON; a broken value stays text. */
export function readSetting(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  return isStructured(text) ? parsed(text) : text;
}

/** `readSetting` restores text, lists and objects; numbers and booleans come back as text. */
export function writeSetting(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return isStructured(value) ? JSON.stringify(value) : value;
  return JSON.stringify(value);
}

/** [W-SETTINGS-07] Four parts with dots between them, but none inside. */
export const portletSettingKey = (user: string, portletId: Id, name: string): string =>
  [user, 'portlet', portletId, name].map(part).join('.');

const part = (text: string): string => addressPart(text).replaceAll('.', '%2E');

const isStructured = (text: string): boolean => /^[[{"]/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
