// The rules every screen of the timetable stands on, beside the plainest code that gives the same answer.
import { deepStrictEqual } from 'node:assert';
import { osloDay, WEEKDAYS, weekdayOf } from '@felles/core';
import { arrangeWeek } from '@felles/core/internal/portal/timetable/rules';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { inventClasses, monday, numbers } from './classes.mjs';
import { takeTurns, timed } from './measure.mjs';

dayjs.extend(utc);
dayjs.extend(timezone);

export async function measure({ short }) {
  const rounds = short ? 9 : 41;
  return [await grouping(rounds), ...(await weekdays(short ? 9 : 15))];
}

async function grouping(rounds) {
  const classes = inventClasses(10_000);
  deepStrictEqual(arrangeWeek(classes, monday), arrangeByHand(classes));
  const figures = await takeTurns(
    { ours: timed(() => arrangeWeek(classes, monday)), plain: timed(() => arrangeByHand(classes)) },
    { rounds, warmUp: 10 },
  );
  return {
    what: 'Grouping 10,000 classes into the cards of a week',
    against: 'a hand-written single pass',
    isTimesFaster: true,
    goal: { atLeast: 0.5 },
    unit: 'ms',
    ours: figures.ours,
    theirs: figures.plain,
  };
}

const collator = new Intl.Collator('nb');

/**
 * The loop that one would write without asking for rules that can be read and tested one by one: it puts every
 * class where it belongs and keeps the sums of its card up to date, then the sorting no single pass can do.
 */
function arrangeByHand(classes) {
  const days = WEEKDAYS.map(() => new Map());
  for (const session of classes) {
    const cards = days[osloDay(session.dato * 1000) - monday];
    if (!cards) continue;
    const name = session.grennavn?.trim() || null;
    const startTime = session.booking_starts_at;
    const endTime = startTime + session.varighet * 60;
    const card = cards.get(name);
    if (card) {
      if (startTime < card.startTime) card.startTime = startTime;
      if (endTime > card.endTime) card.endTime = endTime;
      card.classes.push(session);
    } else {
      cards.set(name, { name, instructor: null, color: null, startTime, endTime, classes: [session] });
    }
  }
  return days.map((cards) => {
    const sorted = [...cards.values()].sort(
      (a, b) => a.startTime - b.startTime || collator.compare(a.name ?? '', b.name ?? ''),
    );
    for (const card of sorted) {
      card.classes.sort((a, b) => a.booking_starts_at - b.booking_starts_at);
      const people = new Set();
      for (const session of card.classes) {
        const instructor = session.instructor?.trim();
        if (instructor) people.add(instructor);
        card.color ??= session.color || null;
      }
      card.instructor = [...people].join(', ') || null;
    }
    return sorted;
  });
}

const YEAR = { from: Date.UTC(2026, 0, 1), days: 365 };
const DAY = 86_400_000;

async function weekdays(rounds) {
  const random = numbers(7);
  const instants = Array.from({ length: 2_000 }, () => YEAR.from + random(YEAR.days * DAY));
  const ours = () => instants.map((instant) => weekdayOf(osloDay(instant)));
  const theirs = () => instants.map((instant) => (dayjs(instant).tz('Europe/Oslo').day() + 6) % 7);
  // Twice, as the first time may run into the limit of what is kept.
  const rememberTheYear = () => [ours(), ours()];
  deepStrictEqual(ours(), theirs());
  const figures = await takeTurns(
    { warm: timed(ours, rememberTheYear), cold: timed(ours, forgetTheYear), dayjs: timed(theirs) },
    { rounds, warmUp: 3 },
  );
  return ['warm', 'cold'].map((cache) => ({
    what: `Oslo weekday of an instant, 2,000 over a year, ${cache} cache`,
    against: 'dayjs with its timezone plugin',
    isTimesFaster: true,
    goal: { atLeast: 50 },
    unit: 'ms',
    ours: figures[cache],
    theirs: figures.dayjs,
  }));
}

/** core keeps the offsets of the hours it was asked about, up to a number: asking about other hours empties it. */
function forgetTheYear() {
  for (let hour = 0; hour < 25_000; hour += 1) osloDay(YEAR.from - hour * 3_600_000 - DAY);
}
