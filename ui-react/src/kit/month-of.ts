import { type Day, isoDate, MONTHS, type Month } from '@felles/core';

/** The month of a day, by whose number its name is found. */
export const monthOf = (day: Day): Month => MONTHS[Number(isoDate(day).slice(5, 7)) - 1] ?? 1;

/** The day of the month, without a zero before it. */
export const dateOf = (day: Day): number => Number(isoDate(day).slice(8));

export const yearOf = (day: Day): string => isoDate(day).slice(0, 4);
