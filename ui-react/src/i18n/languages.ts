// The texts of an application with more than one language. The workspace has one, and does not load this.
import { LANGUAGE_SETTINGS, type Language } from '@felles/core';
import { createInstance } from 'i18next';
import { ALL_TEXTS } from './catalog.ts';
import { type Text, textsBy } from './texts.ts';

const catalogs = createInstance({
  lng: LANGUAGE_SETTINGS.standard,
  fallbackLng: LANGUAGE_SETTINGS.fallback,
  // Read where they stand: texts that a part adds later are found too.
  resources: { no: { translation: ALL_TEXTS.no }, en: { translation: ALL_TEXTS.en } },
  initAsync: false, // the catalogs are in the bundle: there is nothing to wait for
  keySeparator: false, // 'timetable.week' is one key, not a path
  nsSeparator: false,
});
catalogs.init();

/** The texts in one language, cached because a week asks for thousands. Values are inserted by core, where they stay unchanged. */
export function textsIn(language: Language): Text {
  const translate = catalogs.getFixedT(language);
  const found = new Map<string, string>();
  return textsBy((key, count) => {
    const name = count === null ? key : `${key} ${count === 1}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const text = translate(key, { skipInterpolation: true, ...(count !== null && { count }) });
    found.set(name, text);
    return text;
  });
}
