// Shared by the build and the page: names of the start page that is drawn ahead.

/** Placeholders in the start page that the build draws, for each text that differs between centers. */
export const PLACEHOLDERS = { center: '~center~', title: '~title~', mail: '~mail~', week: '~week~' } as const;

export type Values = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

/** Words with the values in their places. A value is not searched for placeholders again. */
export const filledIn = (words: string, values: Values): string =>
  words.replace(/~(center|title|mail|week)~/g, (_, name: keyof Values) => values[name]);

/** Milliseconds until the drawing code is prepared although answers are missing; the build delays its files as long. */
export const PATIENCE = 1_000;
