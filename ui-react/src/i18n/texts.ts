import { besideOthers, isMessage, LANGUAGE, type Language, type Message } from '@felles/core';
import { createInstance } from 'i18next';
import type { no as about } from './about/no.ts';
import type { Placeholders } from './catalog.ts';
import type { no as chat } from './chat/no.ts';
import type { no as checkin } from './checkin/no.ts';
import type { no as company } from './company/no.ts';
import type { no as consent } from './consent/no.ts';
import type { no as days } from './days/no.ts';
import type { no as deadlines } from './deadlines/no.ts';
import type { no as documents } from './documents/no.ts';
import type { no as fields } from './fields/no.ts';
import type { no as figure } from './figure/no.ts';
import type { no as frame } from './frame/no.ts';
import type { no as handbook } from './handbook/no.ts';
import type { no as info } from './info/no.ts';
import { LANGUAGE_TAGS } from './language-tags.ts';
import type { no as lists } from './lists/no.ts';
import type { no as membership } from './membership/no.ts';
import type { no as newProfile } from './new-profile/no.ts';
import type { no as notFound } from './not-found/no.ts';
import type { no as overlays } from './overlays/no.ts';
import type { no as panels } from './panels/no.ts';
import type { no as parts } from './parts/no.ts';
import type { no as payment } from './payment/no.ts';
import type { no as period } from './period/no.ts';
import type { no as person } from './person/no.ts';
import type { no as phases } from './phases/no.ts';
import type { no as profile } from './profile/no.ts';
import type { no as project } from './project/no.ts';
import type { no as projectNew } from './project-new/no.ts';
import type { no as register } from './register/no.ts';
import type { no as session } from './session/no.ts';
import type { no as signup } from './signup/no.ts';
import type { no as siteRecords } from './site-records/no.ts';
import type { no as sponsor } from './sponsor/no.ts';
import type { no as start } from './start/no.ts';
import type { no as statistics } from './statistics/no.ts';
import type { no as talk } from './talk/no.ts';
import type { no as tasks } from './tasks/no.ts';
import type { no as terms } from './terms/no.ts';
import type { no as timetable } from './timetable/no.ts';
import type { no as toasts } from './toasts/no.ts';
import type { no as workspace } from './workspace/no.ts';

/** Every part's texts. Only the types are joined here: the words of a part come with the screens that need them. */
type Catalog = typeof about &
  typeof chat &
  typeof checkin &
  typeof company &
  typeof consent &
  typeof days &
  typeof deadlines &
  typeof documents &
  typeof fields &
  typeof figure &
  typeof frame &
  typeof handbook &
  typeof info &
  typeof lists &
  typeof membership &
  typeof newProfile &
  typeof notFound &
  typeof overlays &
  typeof panels &
  typeof parts &
  typeof payment &
  typeof period &
  typeof person &
  typeof phases &
  typeof profile &
  typeof project &
  typeof projectNew &
  typeof register &
  typeof session &
  typeof signup &
  typeof siteRecords &
  typeof sponsor &
  typeof start &
  typeof statistics &
  typeof talk &
  typeof tasks &
  typeof terms &
  typeof timetable &
  typeof toasts &
  typeof workspace;

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

/** Adds a part's words in both languages; done by the part itself when it is first imported. */
export function addTexts(part: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  for (const [language, words] of Object.entries(part)) {
    catalogs.addResourceBundle(language, NAMESPACE, words, true, true);
  }
}

/**
 * The texts of one language. i18next finds a text; the values are put in here, where they stay the words they are, and
 * because a week asks for thousands of texts: to look each up anew takes longer than to draw it.
 */
export function textsIn(language: Language): Text {
  const translate = catalogs.getFixedT(language);
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
