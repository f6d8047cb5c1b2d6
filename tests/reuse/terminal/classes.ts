// Next week's classes of a department: node classes.js CENTER DEPARTMENT --base ADDRESS
import { parseArgs } from 'node:util';
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { type EpochSeconds, hourMinute, instantOf, whenDecided } from '@felles/core';
import { textOf } from '@felles/core/texts';
import * as failures from '@felles/core/texts/failures';
import * as timetable from '@felles/core/texts/timetable';

const TEXTS = { ...failures.no, ...timetable.no };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const [code = '', wanted = ''] = positionals;

const portal = await openSmallPortal({ root: values.base ?? '', code });
const store = createTimetable(portal);
try {
  store.open();
  const { departments, failure: noList } = store.view$.value;
  if (noList) throw new Error(textOf(TEXTS, noList));
  const department = departments.find(({ name }) => name === wanted);
  if (department === undefined)
    throw new Error(`'${wanted}' is none of ${departments.map(({ name }) => name).join(', ')}`);
  store.moveWeeks(1);
  store.chooseDepartment(department.id);
  const { week, failure } = await whenDecided(store.view$);
  if (failure) throw new Error(textOf(TEXTS, failure));
  console.log(`${department.name}, uke ${week.number}`);
  for (const { date, groups } of week.columns)
    for (const { name, startTime, endTime, instructor } of groups)
      console.log([date, `${timeOf(startTime)}–${timeOf(endTime)}`, name ?? '–', instructor ?? ''].join('\t'));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  portal.close();
}

function timeOf(seconds: EpochSeconds): string {
  return hourMinute(instantOf(seconds));
}
