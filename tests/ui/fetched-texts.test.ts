import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../ui-react/src');
const core = join(import.meta.dirname, '../../core/src/texts');

const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')]),
);

/** What a file needs at once, and what it fetches when it is wanted. Types need nothing. */
const AT_ONCE = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;
const CORE_TEXTS = /'@felles\/core\/texts\/([\w-]+)'/g;

const namedIn = (file: string, pattern: RegExp): readonly string[] =>
  [...(FILES.get(file) ?? '').matchAll(pattern)].map(([, specifier = '']) => join(dirname(file), specifier));

/** A file with everything that it needs at once. */
function togetherWith(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file) || !FILES.has(file)) return found;
  found.add(file);
  for (const other of namedIn(file, AT_ONCE)) togetherWith(other, found);
  return found;
}

/** What every page of an application has: the portal draws no page before the second has come. */
const FIRST = [['portal/main.ts', 'portal/draw.tsx'], ['workspace/main.tsx']] as const;

/** Each file that an application begins with, or fetches later, with what is there once it has come. */
const FETCHED: readonly (readonly [string, ReadonlySet<string>])[] = FIRST.flatMap((begin) => {
  const always = new Set(begin.flatMap((file) => [...togetherWith(file)]));
  const found = new Set<string>(begin);
  for (const start of found)
    for (const file of togetherWith(start)) for (const next of namedIn(file, LATER)) found.add(next);
  return [...found].map((start) => [start, new Set([...always, ...togetherWith(start)])] as const);
});

/** The keys of the texts that a file adds: a catalog's own, and those of core that it names. */
async function textsOf(file: string): Promise<readonly string[]> {
  if (!file.startsWith('i18n/catalogs/')) return [];
  const areas = [...(FILES.get(file) ?? '').matchAll(CORE_TEXTS)].map(([, area]) => join(core, `${area}.ts`));
  const parts = await Promise.all([join(source, file), ...areas].map((path) => import(path)));
  return parts.flatMap(({ no }) => Object.keys(no)).map((key) => key.replace(/_(?:one|other)$/, ''));
}

const TEXTS = new Map(await Promise.all([...FILES.keys()].map(async (file) => [file, await textsOf(file)] as const)));
const ALL = new Set([...TEXTS.values()].flat());

const WORD = /'([\w. -]+)'/g;
const FORM = /`([\w-]+\.[\w.-]*\$\{[^`]*)`/g;

/** The texts that a file asks for: by their whole names, and by names that are put together. */
function askedIn(file: string): readonly (readonly [string, (key: string) => boolean])[] {
  // A channel of the live connection is named as a text is.
  if (/^(?:i18n|composition)\//.test(file)) return [];
  const text = FILES.get(file) ?? '';
  const words = [...text.matchAll(WORD)].map(([, key = '']) => key).filter((key) => ALL.has(key));
  const forms = [...text.matchAll(FORM)].map(([, form = '']) => form);
  return [
    ...words.map((key) => [key, (other: string) => other === key] as const),
    ...forms.map((form) => [form, isOf(form)] as const).filter(([, isIt]) => [...ALL].some(isIt)),
  ];
}

const isOf = (form: string) => {
  const fixed = form.split(/\$\{[^}]*\}/).map((piece) => piece.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${fixed.join('[\\w ]+')}$`);
  return (key: string): boolean => pattern.test(key);
};

/** Texts of a part that some pages never show, with the page. */
const NOT_SHOWN = [
  { file: 'portal/signup/ActionBar.tsx', start: 'portal/screens/NewProfileScreen.tsx' }, // nothing is bought there
  { file: 'workspace/register/AddressField.tsx', start: 'workspace/screens/CheckInsScreen.tsx' }, // a guest has no address
];

describe('the texts of a page', () => {
  it('should come with its code', () => {
    const missing = FETCHED.flatMap(([start, files]) => {
      const texts = [...files].flatMap((file) => TEXTS.get(file) ?? []);
      const shown = [...togetherWith(start)].filter(
        (file) => !NOT_SHOWN.some((one) => one.file === file && one.start === start),
      );
      return shown.flatMap((file) =>
        askedIn(file)
          .filter(([, isIt]) => !texts.some(isIt))
          .map(([key]) => `${file} asks for ${key}, fetched by ${start}`),
      );
    });
    expect(missing).toEqual([]);
    expect(ALL.size).toBeGreaterThan(1_000);
    expect(FETCHED.length, 'a check that sees nothing passes').toBeGreaterThan(60);
  });

  it('[P-SHELL-50] should be in both languages in the portal', async () => {
    const begin = FIRST[0].flatMap((file) => [...togetherWith(file)]);
    const found = new Set(begin);
    for (const file of found)
      for (const next of namedIn(file, LATER)) for (const other of togetherWith(next)) found.add(other);
    const parts = [...found].filter((file) => file.startsWith('i18n/catalogs/'));
    const inBoth = await Promise.all(parts.map(async (file) => 'en' in (await import(join(source, file)))));
    expect(parts.filter((_, index) => !inBoth[index])).toEqual([]);
    expect(parts.length, 'a check that sees nothing passes').toBeGreaterThan(15);
  });
});
