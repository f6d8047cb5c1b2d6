// Compiled, never run: epoch seconds of the wire do not pass for the milliseconds of a clock.
import { hourMinute, instantOf, osloDay } from '@felles/core';
import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import type { ClassGroup } from '@felles/core/portal/timetable';

declare const session: ClassSession;
declare const card: ClassGroup;

hourMinute(instantOf(session.booking_starts_at));
osloDay(Date.now());
// @ts-expect-error: seconds in the place of an instant
hourMinute(session.booking_starts_at);
// @ts-expect-error: the same of a card
hourMinute(card.startTime);
// @ts-expect-error: the same of a day
osloDay(session.dato);
// @ts-expect-error: milliseconds in the place of seconds
instantOf(Date.now());
