import { LANGUAGE, type Language, type Message } from '@felles/core';
import { createInstance } from 'i18next';
import type { Placeholders } from './catalog.ts';
import { en } from './en.ts';
import { no } from './no.ts';

export type TextKey = keyof typeof no;
type ParamsOf<K extends TextKey> = { readonly [P in Placeholders<(typeof no)[K]>]: string | number };

/** Writes a text: a key of the catalog with the values its words need, or a message from core. */
export interface Text {
  (message: Message): string;
  <K extends TextKey>(key: K, ...params: Placeholders<(typeof no)[K]> extends never ? [] : [ParamsOf<K>]): string;
}

const catalogs = createInstance({
  lng: LANGUAGE.standard,
  fallbackLng: LANGUAGE.fallback,
  resources: { no: { translation: no }, en: { translation: en } },
  initAsync: false, // the catalogs are in the bundle: there is nothing to wait for
  keySeparator: false, // 'timetable.week' is one key, not a path
  nsSeparator: false,
  interpolation: { escapeValue: false }, // React escapes
});
catalogs.init();

/** The texts of one language. */
export function textsIn(language: Language): Text {
  const translate = catalogs.getFixedT(language);
  const write = (text: TextKey | Message, params: object = {}): string =>
    typeof text === 'string' ? translate(text, values(params)) : translate(text.key, values(text.params));
  /** A value may be a message itself: the reason inside a sentence. */
  const values = (params: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isMessage(value) ? write(value) : value]));
  return write;
}

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;
