import { isMessage, type Message } from '../shared/messages.ts';
import { besideOthers } from '../shared/text-direction.ts';

/** Texts by their keys, in one language. A text that differs by its `count` has two: its key with `_one` and with `_other`. */
export type Texts = Readonly<Record<string, string>>;

/** The names between double braces in a text. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A text with a place for each of these values. */
export type TextWith<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{{${Names}}}${string}`) => void : never) extends (text: infer All) => void
    ? All
    : never;

/** The texts of an area's messages: one for each, with a place for each value that the message gives. */
export type TextsOf<Messages> = { readonly [K in keyof Messages]: TextWith<keyof Messages[K] & string> };

/** The messages of an area, by its texts: each with a value for every place in its text. */
export type MessagesOf<T extends Texts> = {
  readonly [K in keyof T]: Readonly<Record<Placeholders<T[K]>, string | number | Message>>;
};

/** The text of a message in the language of these texts. A message without a text shows its key. */
export const textOf = (texts: Texts, message: Message): string => writeText(finderIn(texts), message);

/** Finds the text of a key, in the form for a count if there is one. */
export type FindText = (key: string, count: number | null) => string;

/** The finder of the texts of one language. Norwegian and English have one form for 1, and one for all other numbers. */
export const finderIn =
  (texts: Texts): FindText =>
  (key, count) =>
    (count === null ? undefined : texts[`${key}_${count === 1 ? 'one' : 'other'}`]) ?? texts[key] ?? key;

/** The text of a message by a finder. A value may be a message itself: the reason inside a sentence. */
export function writeText(find: FindText, { key, params }: Message): string {
  const count = params['count'];
  return cut(find(key, typeof count === 'number' ? count : null))
    .map((part, index) => (index % 2 === 0 ? part : wordsOf(find, params[part])))
    .join('');
}

/** No name turns the words after it. */
const wordsOf = (find: FindText, value: unknown): string =>
  isMessage(value) ? writeText(find, value) : besideOthers(String(value));

/** Kept, because a week of classes asks for thousands of texts. */
const cuts = new Map<string, readonly string[]>();

/** A text cut at its placeholders: words, then a name and words in turn. */
function cut(text: string): readonly string[] {
  const known = cuts.get(text);
  if (known) return known;
  const parts = text.split(/\{\{(\w+)\}\}/);
  cuts.set(text, parts);
  return parts;
}
