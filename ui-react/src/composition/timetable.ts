import { createTimetableHttp } from '@felles/adapters-http';
import { createTimetableStore, type TimetableStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { announceScreenSize } from '../browser/surroundings.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place } from './tokens.ts';

export function composeTimetable(container: Container): TimetableStore {
  const { storage, address, surroundings, clock } = bound(container, Place);
  const timetable = createTimetableStore({
    port: createTimetableHttp(bound(container, HttpClient)),
    center: bound(container, CenterState),
    saved: storage,
    address,
    surroundings,
    clock,
  });
  announceScreenSize(timetable.screenSizeChanged$);
  return timetable;
}
