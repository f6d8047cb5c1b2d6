// The classes of a week.
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { hourMinute, instantOf, whenDecided } from '@felles/core';
import { no, textOf } from '@felles/core/texts';

/** The classes of this week at the first department of a center, or why there are none. */
export async function classesOfWeek(root: string, code: string): Promise<readonly string[]> {
  const portal = await openSmallPortal({ root, code });
  const timetable = createTimetable(portal);
  timetable.open();
  timetable.chooseDepartment(timetable.view$.value.departments[0]?.id ?? null);
  const { week, failure } = await whenDecided(timetable.view$);
  portal.close();
  if (failure) return [textOf(no, failure)];
  return week.columns.flatMap(({ date, groups }) =>
    groups.map(({ name, startTime }) => `${date} ${hourMinute(instantOf(startTime))} ${name}`),
  );
}
