import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import type { TimetableStore } from '@felles/core/portal/timetable';
import type { Container } from 'inversify';
import { announceScreenSize } from '../browser/surroundings.ts';
import { resolve } from './token.ts';
import { Door } from './tokens.ts';

export function composeTimetable(container: Container): TimetableStore {
  const timetable = createTimetable(resolve(container, Door));
  announceScreenSize(timetable.screenSizeChanged$);
  return timetable;
}
