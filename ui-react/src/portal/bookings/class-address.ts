import { type Day, isoDate } from '@felles/core';

/** The timetable with the panel of a class; of a department that is not known, it is that of the visitor's choice. */
export function classAddress(
  timetable: string,
  { date, id, departmentId }: { readonly date: Day; readonly id: number; readonly departmentId: number | null },
): string {
  const parameters = new URLSearchParams({
    ...(departmentId && { departmentId: String(departmentId) }),
    class: `${isoDate(date)}.${id}`,
  });
  return `${timetable}?${parameters}`;
}
