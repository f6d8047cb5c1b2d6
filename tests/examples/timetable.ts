// The classes of a week.
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { hourMinute, instantOf } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';

/** The classes of this week at the first department of a center, or why there are none. */
export async function classesOfWeek(root: string, code: string): Promise<readonly string[]> {
  const portal = await openSmallPortal({ root, code });
  const timetable = createTimetable(portal);
  timetable.open();
  const { departments } = await firstValueFrom(timetable.view$.pipe(filter(({ status }) => status === 'noDepartment')));
  timetable.chooseDepartment(departments[0]?.id ?? null);
  const decided$ = timetable.view$.pipe(filter(({ status }) => status === 'ready' || status === 'failed'));
  const { week, failure } = await firstValueFrom(decided$);
  portal.close();
  if (failure) return [textOf(no, failure)];
  return week.columns.flatMap(({ date, groups }) =>
    groups.map(({ name, startTime }) => `${date} ${hourMinute(instantOf(startTime))} ${name}`),
  );
}
