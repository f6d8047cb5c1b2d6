// Classes as GET /classes sends them, the same in every run: a list as long as it is asked to be, in one Oslo week.
import { parseIsoDate } from '@felles/core';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';

/** The week all invented classes lie in; no clock changes in it. */
export const monday = parseIsoDate('2026-11-16');

const NAMES = ['Spinning', 'Yoga', 'Pilates', 'Styrke', 'Sirkel', 'Zumba', 'Mølle', 'Boksing', 'Bevegelighet', 'Step'];
const LEVELS = ['', ' 45', ' 60', ' intro', ' senior', ' ung'];
const PEOPLE = ['Ingrid', 'Bjørn', 'Åse', 'Mahmoud', 'Line', 'Tor', 'Siri', 'Øyvind', 'Anh', 'Kari', 'Ola', 'Maja'];
const COLORS = ['#1f7a4d', '#b5482a', '#2f5d9e', '#8a6d1d', '#6b3fa0', null];
const SECONDS_A_DAY = 86_400;

/** `count` classes, of 60 types unless fewer are wanted, in no order. */
export function inventClasses(count, types = NAMES.length * LEVELS.length) {
  const random = numbers(count);
  const midnight = startOfOsloDay(monday) / 1000;
  return Array.from({ length: count }, () => {
    const type = random(types);
    const date = midnight + random(7) * SECONDS_A_DAY;
    const quarter = 24 + random(64);
    const starts = date + quarter * 900;
    return {
      dato: date,
      booking_starts_at: starts,
      grennavn: NAMES[type % NAMES.length] + LEVELS[Math.floor(type / NAMES.length)],
      avdeling: 101,
      instructor: `${PEOPLE[random(PEOPLE.length)]} ${'ABCDEFGH'[random(8)]}.`,
      color: COLORS[type % COLORS.length],
      varighet: 30 + 15 * random(4),
      tidspunkt: `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    };
  });
}

/** Whole numbers below a limit, by a small congruential generator, so that a run can be repeated. */
export function numbers(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
