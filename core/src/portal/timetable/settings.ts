import { concatMap, defer, map, type Observable, switchMap } from 'rxjs';
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

/**
 * Keeps what a page's settings become, after what they were when they were last read here. Where storage is full or
 * forbidden the timetable works on; its settings are only not remembered.
 */
export const keepSettings = (
  saved: KeyValue,
  centerCode: string,
  settings$: Observable<TimetableSettings>,
  read: TimetableSettings | null,
): Observable<unknown> =>
  defer(() => {
    let before = read;
    return settings$.pipe(
      // One after the other, for each begins with what the one before has written.
      concatMap((now) => {
        const last = before;
        before = now;
        return readSettings(saved, centerCode).pipe(
          map((kept) => mergedSettings({ kept, before: last, now })),
          switchMap((merged) =>
            saved.write(settingsKey(centerCode), JSON.stringify(z.encode(TimetableSettings, merged))),
          ),
        );
      }),
    );
  });

/** Only what was changed here takes the place of what is kept: another page may have changed the rest. */
function mergedSettings({
  kept,
  before,
  now,
}: {
  readonly kept: TimetableSettings | null;
  readonly before: TimetableSettings | null;
  readonly now: TimetableSettings;
}): TimetableSettings {
  if (kept === null || before === null) return now;
  const field = <N extends keyof TimetableSettings>(name: N): TimetableSettings[N] =>
    JSON.stringify(before[name]) === JSON.stringify(now[name]) ? kept[name] : now[name];
  return {
    currentMoment: field('currentMoment'),
    selectedDepartmentId: field('selectedDepartmentId'),
    selectedFilters: field('selectedFilters'),
    hideInformation: field('hideInformation'),
  };
}

export function parseSettings(text: string): TimetableSettings | null {
  try {
    const parsed = z.safeDecode(TimetableSettings, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // not JSON: written by something else
  }
}
