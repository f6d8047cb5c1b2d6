// How a persistent setting is written as text and read back.
import { addressPart } from '../../shared/addresses.ts';

/**
 * [W-SETTINGS-03] [W-SETTINGS-04] [W-SETTINGS-05] [W-SETTINGS-06] Text that begins like a list, an object or a quoted text is
 * read as JSON. Where it is not JSON it stays text, so a broken value never stops the start.
 */
export function readSetting(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  return isStructured(text) ? parsed(text) : text;
}

/** What `readSetting` gives back as it was, for text, lists and objects. Numbers and booleans come back as text. */
export function writeSetting(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return isStructured(value) ? JSON.stringify(value) : value;
  return JSON.stringify(value);
}

/** [W-SETTINGS-07] Dots stand between the four parts, and none within them. */
export const portletSettingKey = (user: string, portletId: number | string, name: string): string =>
  [user, 'portlet', String(portletId), name].map(part).join('.');

const part = (text: string): string => addressPart(text).replaceAll('.', '%2E');

const isStructured = (text: string): boolean => /^[[{"]/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
