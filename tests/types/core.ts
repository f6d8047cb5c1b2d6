// Compiled, never run: who may write what in core, and which messages exist.
import { type Day, fail, type Load, osloDay, type Result, weekdayOf } from '@felles/core';
import type { PortalMessage } from '@felles/core/portal';
import type { TimetableStore, TimetableView } from '@felles/core/portal/timetable';

declare const store: TimetableStore;
declare const other: TimetableView;

export const status = store.view$.value.status;
// @ts-expect-error: only its owner can write a behavior
store.view$.next(other);
// @ts-expect-error: nor put another value in its place
store.view$.value = other;
// @ts-expect-error: what a view holds is not the reader's to change
store.view$.value.hideInformation = true;
// @ts-expect-error: nor are its lists
store.view$.value.week.columns.push();
// @ts-expect-error: a command has no result to wait for
export const moved: Promise<void> = store.moveWeeks(1);

export const message: PortalMessage = { key: 'timetable.duration', params: { minutes: 45 } };
// @ts-expect-error: a value is missing
export const withoutValue: PortalMessage = { key: 'timetable.duration', params: {} };
// @ts-expect-error: the value of another message
export const wrongValue: PortalMessage = { key: 'timetable.typeName', params: { minutes: 45 } };
// @ts-expect-error: no area asks for it
export const unknownMessage: PortalMessage = { key: 'timetable.unheardOf', params: {} };

export const weekday = weekdayOf(osloDay(0));
// @ts-expect-error: a count of days is not yet a day of the calendar
export const day: Day = 20_000;

declare const result: Result<number>;
// @ts-expect-error: a result has a value only where it is a good one
export const value: number = result.value;
// @ts-expect-error: a load has a value only where it is ready
export const loaded = (load: Load<number>): number => load.value;
// @ts-expect-error: why a server said no is one of a few things
export const failure: Result<number> = fail({ kind: 'refused', refusal: 'teapot', status: 418, type: '', message: '' });
