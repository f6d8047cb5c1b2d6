// What the build and the page agree on about the start page that is drawn ahead.

/** Stands in the start page that the build draws, in each place where a center has words of its own. */
export const PLACEHOLDERS = { center: '~center~', title: '~title~', mail: '~mail~', week: '~week~' } as const;

export type Values = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

/** Words with the values in their places. A value is not searched for placeholders again. */
export const filledIn = (words: string, values: Values): string =>
  words.replace(/~(center|title|mail|week)~/g, (_, name: keyof Values) => values[name]);

/**
 * How long the start page may take to be shown before what draws is made ready while its answers are still on their way, in
 * milliseconds. Read by what begins and by the build, which has the files that draw wait as long.
 */
export const PATIENCE = 1_000;
