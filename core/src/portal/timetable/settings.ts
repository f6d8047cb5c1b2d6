import { concatMap, defer, map, type Observable, switchMap } from 'rxjs';
import * as z from 'zod/mini';
import type { KeyValue } from '../../shell/ports.ts';
import { TimetableSettings } from './model.ts';
import { settingsKey } from './rules.ts';

/** The stored settings; null if there are none, or they are invalid. */
export function readSettings(saved: KeyValue, centerCode: string): Observable<TimetableSettings | null> {
  return saved
    .read(settingsKey(centerCode))
    .pipe(map((text) => (text.ok && text.value ? parseSettings(text.value) : null)));
}

/** Stores each change of the settings. Without storage, the timetable works, but forgets them. */
export const keepSettings = (
  saved: KeyValue,
  centerCode: string,
  settings$: Observable<TimetableSettings>,
  read: TimetableSettings | null,
): Observable<unknown> =>
  defer(() => {
    let before = read;
    return settings$.pipe(
      // One after the other, as each write starts from the last one.
      concatMap((now) => {
        const last = before;
        before = now;
        return readSettings(saved, centerCode).pipe(
          map((stored) => mergedSettings({ stored, before: last, now })),
          switchMap((merged) =>
            saved.write(settingsKey(centerCode), JSON.stringify(z.encode(TimetableSettings, merged))),
          ),
        );
      }),
    );
  });

/** Writes only the changed settings, as another page may have changed others. */
function mergedSettings({
  stored,
  before,
  now,
}: {
  readonly stored: TimetableSettings | null;
  readonly before: TimetableSettings | null;
  readonly now: TimetableSettings;
}): TimetableSettings {
  if (stored === null || before === null) return now;
  const field = <N extends keyof TimetableSettings>(name: N): TimetableSettings[N] =>
    JSON.stringify(before[name]) === JSON.stringify(now[name]) ? stored[name] : now[name];
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
    return null; // not JSON: another program wrote it
  }
}
