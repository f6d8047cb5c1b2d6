/** The id of a record. Services write ids as numbers or as texts, and compare both by their text. */
export type Id = number | string;
