import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Words that name no role: who reads along, or acts, is not said. Many readers do not know them either. */
const UNCLEAR = /\b(?:whoever|nobody|somebody|anybody|whatever|whichever|wherever)\b/gi;

/** How many there may be. It only falls. */
const ALLOWED = { sources: 29, titles: 0 } as const;

const TITLE = /\b(?:it|test|describe)\((['"`])((?:(?!\1).)*)\1/g;

const found = (text: string): number => text.match(UNCLEAR)?.length ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('plain words', () => {
  it('should say who it is in the sources of the product', () => {
    const all = sources();
    expect(all.size, 'a check that sees nothing passes').toBeGreaterThanOrEqual(1_000);
    expect(sum([...all.values()].map(found))).toBeLessThanOrEqual(ALLOWED.sources);
  });

  it('should say who it is in the titles of tests', () => {
    const place = join(import.meta.dirname, '..');
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'),
    );
    const titles = files.flatMap((file) =>
      [...readFileSync(join(place, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => title),
    );
    expect(titles.length, 'a check that sees nothing passes').toBeGreaterThanOrEqual(3_000);
    expect(sum(titles.map(found))).toBeLessThanOrEqual(ALLOWED.titles);
  });
});
