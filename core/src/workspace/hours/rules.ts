import { numberIn } from '../../shared/numbers.ts';
import type { Listing } from '../site-records/rules.ts';
import type { HoursLine } from './model.ts';

/** The article of a line of hours: its id, else its name. */
export const articleOf = ({ art_id: id, name }: HoursLine): string => id ?? name ?? '';

/** The filter, by article, and the columns of the page of hours. */
export const HOURS_LISTING: Listing<HoursLine> = {
  isOf: (line, only) => articleOf(line) === only,
  sortedBy: {
    date: ({ date }) => date || null,
    person: ({ person }) => person?.person_name || null,
    article: ({ name }) => name || null,
    hours: ({ hours }) => numberIn(hours),
    phase: ({ phase_name: name }) => name || null,
  },
};
