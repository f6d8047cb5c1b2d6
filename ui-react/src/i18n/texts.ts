import { besideOthers, isMessage, type Language, type Message } from '@felles/core';
import { type Placeholders, translationsIn } from './catalog.ts';
import type * as parts from './catalogs.ts';
import { LANGUAGE_TAGS } from './language-tags.ts';

type Parts = typeof parts;

/** Every part's texts together: a function that took any of them would need all of them. */
type Catalog = { [P in keyof Parts]: (texts: Parts[P]) => void }[keyof Parts] extends (texts: infer All) => void
  ? All
  : never;

/** A text that differs by its `count` has a form for one and a form for others, and is asked for by the name of both. */
type Counted = { readonly [K in keyof Catalog as K extends `${infer Name}_other` ? Name : never]: Catalog[K] };

export type TextKey = keyof Catalog | keyof Counted;

/** Without a bound on the key: the compiler would compare it with all keys that there are. */
type WordsOf<K> = K extends keyof Catalog ? Catalog[K] : K extends keyof Counted ? Counted[K] : never;
type ParamsOf<K> = K extends keyof Catalog
  ? { readonly [P in Placeholders<Catalog[K]>]: string | number }
  : { readonly [P in Exclude<Placeholders<WordsOf<K>>, 'count'>]: string | number } & { readonly count: number };

/** Writes a text: a key of the catalog with the values its words need, or a message from core. */
export interface Text {
  (message: Message): string;
  <K extends TextKey>(key: K, ...params: Placeholders<WordsOf<K>> extends never ? [] : [ParamsOf<K>]): string;
}

/** The texts of one language, cached because a week asks for thousands. Values are inserted here, where they stay unchanged. */
export function textsIn(language: Language): Text {
  const translate = translationsIn(language);
  const found = new Map<string, readonly string[]>();
  const forms = new Intl.PluralRules(LANGUAGE_TAGS[language]);
  const write = (text: TextKey | Message, given: object = {}): string => {
    const [key, params] = typeof text === 'string' ? [text, given] : [text.key, text.params];
    const values: Readonly<Record<string, unknown>> = { ...params };
    return partsOf(key, values['count'])
      .map((part, index) => (index % 2 === 0 ? part : wordsOf(values[part])))
      .join('');
  };
  /** A text cut at its placeholders: words, then a name and words in turn. */
  const partsOf = (key: string, count: unknown): readonly string[] => {
    const isCounted = typeof count === 'number';
    const name = isCounted ? `${key} ${forms.select(count)}` : key;
    const known = found.get(name);
    if (known) return known;
    const text = translate(key, { skipInterpolation: true, ...(isCounted && { count }) });
    const parts = text.split(/\{\{(\w+)\}\}/);
    found.set(name, parts);
    return parts;
  };
  /** A value may be a message itself: the reason inside a sentence. No name turns the words after it. */
  const wordsOf = (value: unknown): string => (isMessage(value) ? write(value) : besideOthers(String(value)));
  return write;
}
