/** Letters that are written from right to left, and the marks that turn any text. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Text that is isolated already. */
const KEPT = /\u2068[^\u2066-\u2069]*\u2069/g;

/** Isolates a name that may turn the words around it; other names stay as they are. */
export const besideOthers = (name: string): string =>
  TURNS.test(name.replace(KEPT, '')) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;

/** Removes the marks that override the direction of letters. */
export const withoutOverrides = (text: string): string => text.replace(/[\u202d\u202e]/g, '');
