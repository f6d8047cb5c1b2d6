import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, textsIn } from '@felles/ui-react/internal/i18n/every';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../ui-react/src');
const folder = join(source, 'i18n/catalogs');
const parts = readdirSync(folder).filter((file) => file.endsWith('.ts'));

describe.each(parts.map((file) => file.slice(0, -3)))('the texts of the part %s', (part) => {
  it('[P-SHELL-50] should exist in both languages, with the same values in each', async () => {
    const { no, en } = await import(join(folder, `${part}.ts`));
    expect(Object.keys(en).sort()).toEqual(Object.keys(no).sort());
    for (const [key, text] of Object.entries<string>(no)) {
      expect(text.trim(), key).not.toBe('');
      expect(String(en[key]).trim(), key).not.toBe('');
      expect(placeholders(en[key]), key).toEqual(placeholders(text));
    }
  });

  it('should end with the reason it gives: that is where the service’s own words are marked as Norwegian', async () => {
    for (const language of ['no', 'en']) {
      const { [language]: texts } = await import(join(folder, `${part}.ts`));
      for (const [key, text] of Object.entries<string>(texts))
        expect(text, key).toSatisfy((words: string) => !GIVES_REASON.test(words) || ENDS_WITH_REASON.test(words));
    }
  });

  it('should spell the name of direct debit in one way', async () => {
    for (const language of ['no', 'en']) {
      const { [language]: texts } = await import(join(folder, `${part}.ts`));
      for (const [key, text] of Object.entries<string>(texts))
        expect(text.replace(GIVEN_WORDS, '').match(/avtale-?giro/gi) ?? [], key).toSatisfy(areSpeltAlike);
    }
  });

  it('should spell email as the form does', async () => {
    const { en } = await import(join(folder, `${part}.ts`));
    for (const [key, text] of Object.entries<string>(en)) expect(text, key).not.toMatch(/e-mail/i);
  });
});

describe.each(ofTheWorkspace())('the numbers in the texts of the part %s', (part) => {
  it.each(['no', 'en'] as const)('should read right for one as for two: %s', async (language) => {
    const { [language]: texts } = await import(join(folder, `${part}.ts`));
    for (const [key, text] of Object.entries<string>(texts)) {
      const [, after = ''] = COUNTED.exec(text) ?? [];
      const isSame = after === '' || SAME_FOR_ONE[language].includes(after) || NEVER_ONE.includes(key);
      expect([key, after, isSame || /_(?:one|other)$/.test(key)]).toEqual([key, after, true]);
      if (key.endsWith('_one')) expect(texts).toHaveProperty([key.replace(/one$/, 'other')]);
    }
  });
});

it('should be asked for by one name, for any number', () => {
  const [norwegian, english] = [textsIn('no'), textsIn('en')];
  expect([0, 1, 2].map((count) => norwegian('contacts.count', { count }))).toEqual(['0 kunder', '1 kunde', '2 kunder']);
  expect([0, 1, 2].map((count) => english('contacts.count', { count }))).toEqual([
    '0 customers',
    '1 customer',
    '2 customers',
  ]);
});

/** The parts that the workspace speaks. */
function ofTheWorkspace(): readonly string[] {
  return [
    'about',
    'checkin',
    'days',
    'deadlines',
    'documents',
    'figure',
    'lists',
    'panels',
    'parts',
    'period',
    'register',
    'site-records',
    'statistics',
    'tasks',
    'workspace',
  ];
}
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
    'godkjent',
    'i',
    'min',
    'ms',
    'over',
    'per',
    'på',
    's',
    'til',
    'treff',
    'uten',
    'vises',
  ],
  en: [
    'approved',
    'chosen',
    'double',
    'in',
    'min',
    'more',
    'ms',
    'new',
    'on',
    'over',
    'per',
    'rejected',
    's',
    'shown',
    'without',
  ],
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
