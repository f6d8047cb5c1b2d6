// The catalogs that texts are found in. A missing or superfluous text or placeholder does not compile.
import type { Language } from '@felles/core';
import type { Placeholders, Texts, no as textsOfCore } from '@felles/core/texts';

type WithExactly<S extends string, Names> = [Placeholders<S>] extends [Names]
  ? [Names] extends [Placeholders<S>]
    ? S
    : never
  : never;

/** A text of core stands in core alone. */
type OwnTexts<C extends Texts> = { readonly [K in keyof C]: K extends keyof typeof textsOfCore ? never : string };

type SameTexts<C extends Texts, Master extends Texts> = {
  readonly [K in keyof Master]: K extends keyof C ? WithExactly<C[K], Placeholders<Master[K]>> : string;
} & { readonly [K in Exclude<keyof C, keyof Master>]: never };

/** The Norwegian texts of a part of the screens: the catalog that others follow. */
export const masterCatalog = <const C extends Texts>(catalog: C & OwnTexts<C>): C => catalog;

/** A catalog with the same texts and placeholders as the master. */
export const catalogLike =
  <Master extends Texts>(_master: Master) =>
  <const C extends Texts>(catalog: C & SameTexts<C, Master>): C =>
    catalog;

/** The texts of all parts that were fetched, by language. */
export const ALL_TEXTS: Readonly<Record<Language, Record<string, string>>> = { no: {}, en: {} };

/** Adds a part's texts. The part does it itself when it is first imported; one of the workspace has no English. */
export function addTexts({ no, en = {} }: { readonly no: Texts; readonly en?: Texts }): void {
  Object.assign(ALL_TEXTS.no, no);
  Object.assign(ALL_TEXTS.en, en);
}
