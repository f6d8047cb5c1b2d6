// A clock that the frontend follows
import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { startService } from '@felles/mock-server';
import { asyncScheduler, filter, firstValueFrom } from 'rxjs';
import { expect, it } from 'vitest';

it('should show the week of a day to come', async () => {
  const service = await startService();
  await service.setClock({ kind: 'freeze', at: '2030-01-09T12:00:00Z' });
  const portal = await openSmallPortal({
    root: service.url,
    code: 'puls',
    clock: { now: service.now, schedule: asyncScheduler.schedule.bind(asyncScheduler) },
  });
  const timetable = createTimetable(portal);
  timetable.open();
  const { week } = await firstValueFrom(timetable.view$.pipe(filter(({ status }) => status === 'ready')));
  expect(week.number).toBe(2);
  timetable.close();
  portal.close();
  await service.close();
});
