// Next week's classes of a department: node classes.js CENTER DEPARTMENT --base ADDRESS
import { parseArgs } from 'node:util';
import { openPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { type EpochSeconds, hourMinute, instantOf } from '@felles/core';
import { textOf } from '@felles/core/texts';
import * as center from '@felles/core/texts/center';
import * as failures from '@felles/core/texts/failures';
import * as timetable from '@felles/core/texts/timetable';
import { filter, firstValueFrom } from 'rxjs';

const TEXTS = { ...center.no, ...failures.no, ...timetable.no };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const [code = '', wanted = ''] = positionals;

const portal = openPortal({ root: values.base ?? '', code });
const store = createTimetable(portal);
try {
  const { startUp } = await firstValueFrom(
    portal.center.view$.pipe(filter((view) => view.startUp.stage !== 'starting')),
  );
  if (startUp.stage === 'failed') throw new Error(textOf(TEXTS, startUp.message));
  store.open();
  const { departments } = await firstValueFrom(store.view$.pipe(filter((view) => view.departments.length > 0)));
  const department = departments.find(({ name }) => name === wanted);
  if (department === undefined)
    throw new Error(`'${wanted}' is none of ${departments.map(({ name }) => name).join(', ')}`);
  store.chooseDepartment(department.id);
  store.moveWeeks(1);
  const { week, failure } = await firstValueFrom(
    store.view$.pipe(filter(({ status }) => status === 'ready' || status === 'failed')),
  );
  if (failure) throw new Error(textOf(TEXTS, failure));
  console.log(`${department.name}, uke ${week.number}`);
  for (const { date, groups } of week.columns)
    for (const { name, startTime, endTime, instructor } of groups)
      console.log([date, `${timeOf(startTime)}–${timeOf(endTime)}`, name ?? '–', instructor ?? ''].join('\t'));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  store.close();
  portal.close();
}

function timeOf(seconds: EpochSeconds): string {
  return hourMinute(instantOf(seconds));
}
