import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, textsIn } from '@felles/ui-react/internal/i18n/every';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../ui-react/src');
const catalogs = join(source, 'i18n/catalogs');
const core = join(import.meta.dirname, '../../core/src/texts');

type Texts = Readonly<Record<string, string>>;

/** The texts of each part of the screens, and of each area of core. A part of the workspace alone has no English. */
const PARTS: readonly { readonly part: string; readonly no: Texts; readonly en?: Texts }[] = await Promise.all(
  [catalogs, core].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && file !== 'text-of.ts' && file !== 'index.ts')
      .map(async (file) => {
        const { no, en } = await import(join(folder, file));
        return { part: `${folder === core ? 'core/' : ''}${file.slice(0, -3)}`, no, ...(en && { en }) };
      }),
  ),
);
const IN_BOTH = PARTS.flatMap(({ en, ...part }) => (en ? [{ ...part, en }] : []));

describe.each(IN_BOTH)('the texts of the part $part', ({ no, en }) => {
  it('[P-SHELL-50] should exist in both languages, with the same values in each', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(no).sort());
    for (const [key, text] of Object.entries(no)) expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('should spell email as the form does', () => {
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/e-mail/i);
  });
});

describe.each(PARTS)('the texts of the part $part', ({ no, en = {} }) => {
  const all = [...Object.entries(no), ...Object.entries(en)];

  it('should have words', () => {
    for (const [key, text] of all) expect(text.trim(), key).not.toBe('');
  });

  it('should end with the reason it gives: that is where the service’s own words are marked as Norwegian', () => {
    for (const [key, text] of all)
      expect(text, key).toSatisfy((words: string) => !GIVES_REASON.test(words) || ENDS_WITH_REASON.test(words));
  });

  it('should spell the name of direct debit in one way', () => {
    for (const [key, text] of all)
      expect(text.replace(GIVEN_WORDS, '').match(/avtale-?giro/gi) ?? [], key).toSatisfy(areSpeltAlike);
  });
});

const OF_WORKSPACE = PARTS.filter(({ part, en }) => en === undefined || part.startsWith('core/'));

describe.each(OF_WORKSPACE)('the numbers in the texts of the part $part', (part) => {
  it.each(['no', 'en'] as const)('should read right for one as for two: %s', (language) => {
    const texts = part[language] ?? {};
    for (const [key, text] of Object.entries(texts)) {
      const [, after = ''] = COUNTED.exec(text) ?? [];
      const isSame = after === '' || SAME_FOR_ONE[language].includes(after) || NEVER_ONE.includes(key);
      expect([key, after, isSame || /_(?:one|other)$/.test(key)]).toEqual([key, after, true]);
      if (key.endsWith('_one')) expect(texts).toHaveProperty([key.replace(/one$/, 'other')]);
    }
  });
});

it('should be asked for by one name, for any number', () => {
  const text = textsIn('no');
  expect([0, 1, 2].map((count) => text('contacts.count', { count }))).toEqual(['0 kunder', '1 kunde', '2 kunder']);
});

/** These stand only where there are fifty or more. */
const NEVER_ONE = ['search.shown', 'search.tooMany'];
/** A number and the word after it. */
const COUNTED = /\{\{(?:count|number)\}\} (\p{L}+)/u;
/** Words that are the same after one as after two. */
const SAME_FOR_ONE = {
  no: [
    'avvist',
    'dobbelt',
    'feil',
    'gjelder',
    'godkjent',
    'i',
    'lukket',
    'm',
    'med',
    'min',
    'ms',
    'over',
    'per',
    'på',
    's',
    'sluppet',
    'til',
    'tillegg',
    'treff',
    'uten',
    'vises',
  ],
  en: ['min', 'ms', 's'],
};

/** [P-PAYMENT-51] The specification's own sentence spells it in two ways. */
const GIVEN_WORDS = 'link for signering av AvtaleGiro på e-post og sms';
const areSpeltAlike = (names: readonly string[]) => names.every((name) => /^[Aa]vtalegiro$/.test(name));

/** Words between tags, or in an attribute that is read out or shown; a mark or a figure is none. */
const WORDS_IN_MARKUP = [
  /(?<![=)])>\s*(?!extends )(\p{L}[^<>{}();=]*)(?:<|\{)/gu,
  /\b(?:alt|aria-label|aria-description|aria-roledescription|label|placeholder|title)="([^"]*\p{L}[^"]*)"/gu,
];
const wordsIn = (markup: string): readonly string[] =>
  WORDS_IN_MARKUP.flatMap((words) => [...markup.matchAll(words)].map(([, found = '']) => found.trim()));

it('[P-SHELL-50] should stand in the catalogs alone, and in no screen', () => {
  const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:kit|portal|react)\/.*\.tsx$/.test(file),
  );
  expect(screens.length).toBeGreaterThan(50);
  const written = screens.flatMap((file) =>
    wordsIn(readFileSync(join(source, file), 'utf8')).map((text) => ({ file, text })),
  );
  expect(written).toEqual([]);
  expect(wordsIn('<p>\n  Hei {name}</p><a title="Til forsiden">{text(key)} ×</a>')).toEqual(['Hei', 'Til forsiden']);
});

it('[P-SHELL-48] should say in English what was not written in Norwegian', () => {
  addTexts({ no: {}, en: { 'test.onlyEnglish': 'only here' } });
  // A key outside the catalogs, as no caller in the application could name one.
  expect(textsIn('no')('test.onlyEnglish' as 'retry')).toBe('only here');
});

const GIVES_REASON = /\{\{(?:message|reason)\}\}/;
const ENDS_WITH_REASON = /^[^{]*\{\{\w+\}\}$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
