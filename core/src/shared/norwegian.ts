// Sorting, lower case and search of Norwegian text.

/** A value that is compared or searched as text; without one, the text is empty. */
export type Words = string | number | boolean | null | undefined;

const COLLATOR = new Intl.Collator('nb', { numeric: true });

/** Orders names: å after z, 2 before 10. */
export const compareNames = (one: Words, other: Words): number =>
  COLLATOR.compare(String(one ?? ''), String(other ?? ''));

/** For comparisons without regard to case; a value that is missing becomes ''. */
export const inSmallLetters = (words: Words): string => String(words ?? '').toLocaleLowerCase('nb');

/** Matches items whose texts have every typed word, in any order and case. An empty search matches all. */
export function searchFor(typed: string): (...texts: readonly Words[]) => boolean {
  const words = inSmallLetters(typed).split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const text = inSmallLetters(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}
