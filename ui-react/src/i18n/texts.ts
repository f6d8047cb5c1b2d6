import { besideOthers, isMessage, type Language, type Message } from '@felles/core';
import { type Placeholders, translationsIn } from './catalog.ts';
import type { no as about } from './catalogs/about.ts';
import type { no as chat } from './catalogs/chat.ts';
import type { no as checkin } from './catalogs/checkin.ts';
import type { no as company } from './catalogs/company.ts';
import type { no as consent } from './catalogs/consent.ts';
import type { no as days } from './catalogs/days.ts';
import type { no as deadlines } from './catalogs/deadlines.ts';
import type { no as documents } from './catalogs/documents.ts';
import type { no as fields } from './catalogs/fields.ts';
import type { no as figure } from './catalogs/figure.ts';
import type { no as frame } from './catalogs/frame.ts';
import type { no as handbook } from './catalogs/handbook.ts';
import type { no as info } from './catalogs/info.ts';
import type { no as lists } from './catalogs/lists.ts';
import type { no as membership } from './catalogs/membership.ts';
import type { no as newProfile } from './catalogs/new-profile.ts';
import type { no as notFound } from './catalogs/not-found.ts';
import type { no as overlays } from './catalogs/overlays.ts';
import type { no as panels } from './catalogs/panels.ts';
import type { no as parts } from './catalogs/parts.ts';
import type { no as payment } from './catalogs/payment.ts';
import type { no as period } from './catalogs/period.ts';
import type { no as person } from './catalogs/person.ts';
import type { no as phases } from './catalogs/phases.ts';
import type { no as profile } from './catalogs/profile.ts';
import type { no as project } from './catalogs/project.ts';
import type { no as projectNew } from './catalogs/project-new.ts';
import type { no as register } from './catalogs/register.ts';
import type { no as session } from './catalogs/session.ts';
import type { no as signup } from './catalogs/signup.ts';
import type { no as siteRecords } from './catalogs/site-records.ts';
import type { no as sponsor } from './catalogs/sponsor.ts';
import type { no as start } from './catalogs/start.ts';
import type { no as statistics } from './catalogs/statistics.ts';
import type { no as talk } from './catalogs/talk.ts';
import type { no as tasks } from './catalogs/tasks.ts';
import type { no as terms } from './catalogs/terms.ts';
import type { no as timetable } from './catalogs/timetable.ts';
import type { no as toasts } from './catalogs/toasts.ts';
import type { no as workspace } from './catalogs/workspace.ts';
import { LANGUAGE_TAGS } from './language-tags.ts';

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

/**
 * The texts of one language. i18next finds a text; the values are put in here, where they stay the words they are, and
 * because a week asks for thousands of texts: to look each up anew takes longer than to draw it.
 */
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
