import { isoDate, type KeyValue, ok, type Result } from '@felles/core';
import type { ClassSession, WeekQuery } from '@felles/core/internal/portal/timetable/model';
import { createTimetableStore } from '@felles/core/internal/portal/timetable/store';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import type { TimetableView } from '@felles/core/portal/timetable';
import { aClassSession } from '@felles/fixtures';
import { at } from './at.ts';
import { departments, fakeCenter } from './fake-center.ts';
import { type Answer, memoryAddress, memoryKeyValue, scripted, surroundings } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

interface Situation {
  readonly now?: string;
  readonly departmentIds?: readonly number[];
  readonly query?: string;
  readonly saved?: Readonly<Record<string, string>>;
  /** How long the storage takes to answer; at once when left out. */
  readonly storageTime?: number;
  /** A storage of another kind than one in memory. */
  readonly storage?: KeyValue;
  readonly answer?: (query: WeekQuery, asking: number) => Answer<readonly ClassSession[]>;
}

/** A timetable of `nordlys` with everything around it in the test's hands; Thursday of week 47 unless said otherwise. */
export function aTimetable(given: Situation = {}) {
  const clock = at(given.now ?? '2026-11-19T10:00:00+01:00');
  const center = fakeCenter(departments(...(given.departmentIds ?? [101, 102])));
  const address = memoryAddress(given.query ?? '');
  const slow = given.storageTime === undefined ? undefined : { clock, after: given.storageTime };
  const saved = memoryKeyValue(given.saved, slow);
  const window = surroundings();
  const { ask, askings } = scripted<WeekQuery, readonly ClassSession[]>(clock, given.answer ?? typicalAnswer);
  const store = createTimetableStore({
    port: { sessions: ask },
    center,
    saved: given.storage ?? saved,
    address,
    surroundings: window,
    clock,
  });
  return {
    store,
    clock,
    center,
    address,
    saved,
    window,
    askings,
    asked: () => askings.map(({ question }) => asText(question)),
  };
}

/** One class on the Monday and one on the Tuesday of whatever week is asked for, of two types. */
export const typicalAnswer = (query: WeekQuery): Answer<readonly ClassSession[]> => answering(classesOf(query));

export const answering = (classes: readonly ClassSession[], after = ANSWER_TIME): Answer<readonly ClassSession[]> => ({
  after,
  result: ok(classes),
});

export const failing = (error: Extract<Result<never>, { ok: false }>['error']): Answer<never> => ({
  after: ANSWER_TIME,
  result: { ok: false, error },
});

export function classesOf({ monday, departmentId }: WeekQuery): readonly ClassSession[] {
  const midnight = startOfOsloDay(monday) / 1000;
  const onDay = (days: number, grennavn: string) =>
    aClassSession({
      grennavn,
      avdeling: departmentId,
      dato: midnight + days * 86_400,
      booking_starts_at: midnight + days * 86_400 + 36_000,
    });
  return [onDay(0, 'Yoga'), onDay(1, 'Spinning')];
}

/** The names on the cards of each day, Monday first. */
export const cardsOf = ({ week }: TimetableView): readonly string[] =>
  week.columns.map(({ groups }) => groups.map(({ name }) => name).join(' '));

const asText = ({ monday, departmentId }: WeekQuery): string => `${isoDate(monday)} of ${departmentId}`;
