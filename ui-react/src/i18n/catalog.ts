// The catalogs that texts are found in. A missing or superfluous text or placeholder does not compile.
import { LANGUAGE, type Language } from '@felles/core';
import type { PortalMessages } from '@felles/core/portal';
import type { WorkspaceMessages } from '@felles/core/workspace';
import { createInstance } from 'i18next';

type Messages = PortalMessages & WorkspaceMessages;

/** The names between double braces in a text. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Text = Readonly<Record<string, string>>;
type WithExactly<S extends string, Names> = [Placeholders<S>] extends [Names]
  ? [Names] extends [Placeholders<S>]
    ? S
    : never
  : never;

/** The name by which a text is asked for: one that differs by its count has a form for one, and a form for others. */
type Named<K> = K extends `${infer Name}_${'one' | 'other'}` ? Name : K;

type CoreTexts<C extends Text> = {
  readonly [K in keyof C]: Named<K> extends keyof Messages ? WithExactly<C[K], keyof Messages[Named<K>]> : string;
};

type SameTexts<C extends Text, Master extends Text> = {
  readonly [K in keyof Master]: K extends keyof C ? WithExactly<C[K], Placeholders<Master[K]>> : string;
} & { readonly [K in Exclude<keyof C, keyof Master>]: never };

/** The catalog others follow: what core can ask for has exactly the values core gives. */
export const masterCatalog = <const C extends Text>(catalog: C & CoreTexts<C>): C => catalog;

/** A catalog with the same texts and placeholders as the master. */
export const catalogLike =
  <Master extends Text>(_master: Master) =>
  <const C extends Text>(catalog: C & SameTexts<C, Master>): C =>
    catalog;

const NAMESPACE = 'translation';

const catalogs = createInstance({
  lng: LANGUAGE.standard,
  fallbackLng: LANGUAGE.fallback,
  resources: {},
  initAsync: false, // the catalogs are in the bundle: there is nothing to wait for
  keySeparator: false, // 'timetable.week' is one key, not a path
  nsSeparator: false,
});
catalogs.init();

/** Adds a part's words in both languages. The part does it itself when it is first imported. */
export function addTexts(part: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  for (const [language, words] of Object.entries(part)) {
    catalogs.addResourceBundle(language, NAMESPACE, words, true, true);
  }
}

/** Finds the texts of one language, also those that are added later. */
export const translationsIn = (language: Language) => catalogs.getFixedT(language);
