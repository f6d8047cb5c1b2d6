import type { Message } from '@felles/core';
import type { Placeholders, no as textsOfCore } from '@felles/core/texts';
import { type FindText, finderIn, writeText } from '@felles/core/texts/text-of';
import { ALL_TEXTS } from './catalog.ts';
import type * as parts from './catalogs.ts';

type Parts = typeof parts;

/** Every part's texts together, with those of core: a function that took any of them would need all of them. */
type Catalog = typeof textsOfCore &
  ({ [P in keyof Parts]: (texts: Parts[P]) => void }[keyof Parts] extends (texts: infer All) => void ? All : never);

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

/** Writes the texts that a finder finds. */
export const textsBy =
  (find: FindText): Text =>
  (text: TextKey | Message, params: Message['params'] = {}): string =>
    writeText(find, typeof text === 'string' ? { key: text, params } : text);

/** The texts in Norwegian, also those that are added later. */
export const norwegian = textsBy(finderIn(ALL_TEXTS.no));
