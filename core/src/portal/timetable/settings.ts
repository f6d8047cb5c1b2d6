import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../shell/ports.ts';
import { TimetableSettings } from './model.ts';
import { settingsKey } from './rules.ts';

/** The saved settings, or nothing when there are none that can be understood. */
export function readSettings(saved: KeyValue, centerCode: string): Observable<TimetableSettings | null> {
  return saved
    .read(settingsKey(centerCode))
    .pipe(map((text) => (text.ok && text.value ? parseSettings(text.value) : null)));
}

/** Where storage is full or forbidden the timetable works on; its settings are only not remembered. */
export function writeSettings(saved: KeyValue, centerCode: string, settings: TimetableSettings): void {
  saved.write(settingsKey(centerCode), JSON.stringify(z.encode(TimetableSettings, settings))).subscribe();
}

export function parseSettings(text: string): TimetableSettings | null {
  try {
    const parsed = z.safeDecode(TimetableSettings, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // not JSON: written by something else
  }
}
