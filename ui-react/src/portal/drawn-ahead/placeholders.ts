/** What stands in the start page that the build draws, wherever each center has something of its own to say. */
export const PLACEHOLDERS = { center: '~center~', title: '~title~', mail: '~mail~', week: '~week~' } as const;

export type Values = Readonly<Record<keyof typeof PLACEHOLDERS, string>>;

/** Words with the values in their places. What is put in is not read again, whatever it looks like. */
export const filledIn = (words: string, values: Values): string =>
  words.replace(/~(center|title|mail|week)~/g, (_, name: keyof Values) => values[name]);
