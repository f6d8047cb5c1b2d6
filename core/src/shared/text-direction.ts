/** Letters written from right to left, and the marks that tell any text to be. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What keeps to itself already. */
const KEPT = /\u2068[^\u2066-\u2069]*\u2069/g;

/** A name that may turn the words around it, in Unicode's marks that keep it to itself; any other name as it is. */
export const besideOthers = (name: string): string =>
  TURNS.test(name.replace(KEPT, '')) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;

/** A text whose letters stand in the order in which they were written: nothing turns those that have no need of it. */
export const withoutOverrides = (text: string): string => text.replace(/[\u202d\u202e]/g, '');
