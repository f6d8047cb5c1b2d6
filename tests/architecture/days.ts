import { codeOf } from './code.ts';

/** Ways to make a day, or an hour, of an instant that forget which zone it is read in. */
const WAYS: readonly (readonly [string, RegExp])[] = [
  [
    'a day cut out of an instant in UTC',
    /(?:toISOString\(\)|isoInstant\([^()]*(?:\([^()]*\))?[^()]*\))\s*\.(?:slice|substring|split)/g,
  ],
  ['a part of a date in UTC', /\.getUTC(?:Date|Day|Month|FullYear|Hours)\(/g],
  ['a part of a date in the zone of the machine', /\.get(?:Date|Day|Month|FullYear|Hours)\(\)/g],
  ['a date in words of the machine', /\.toLocale(?:Date|Time)?String\(\s*(?:\)|\[|'nb|'no|'en)/g],
  ['days counted in instants', /\/ (?:DAY\b|86_?400_?000)/g],
];

/** The current time, where a screen should be given it. */
const NOW: readonly (readonly [string, RegExp])[] = [
  ['what time it is', /\bDate\.now\b/g],
  ['what time it is', /\bnew Date\(\s*\)/g],
];

/** Where a source makes a day of its own way. */
export function ownDays(source: string, { isScreen }: { readonly isScreen: boolean }): readonly string[] {
  const code = codeOf(source);
  return [...WAYS, ...(isScreen ? NOW : [])].flatMap(([name, way]) =>
    [...code.matchAll(way)].map(([found]) => `${name}: ${found}`),
  );
}
