import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentsOf } from './code.ts';
import { sources } from './sources.ts';
import { bareWordsIn } from './words.ts';

/** Words that name no role: who reads along, or acts, is not said. Many readers do not know them either. */
const UNCLEAR = /\b(?:whoever|nobody|somebody|anybody|whatever|whichever|wherever)\b/gi;

/** A clause in the place of a noun: "what is kept" is a record, and "what it sends" a request. */
const CLAUSE = /\bwhat (?:an?|the|it|its|is|was|has|they)\b/gi;

/** A comment that begins so has no subject that a reader can point at. */
const NO_SUBJECT = /^(?:What|The same|That of)\b/g;

/** How many there may be. Each number only falls: who makes a text plainer lowers it. */
const ALLOWED = { sources: 29, titles: 0, clauses: 20, noSubject: 8, bareWords: 0 } as const;

const TITLE = /\b(?:it|test|describe)\((['"`])((?:(?!\1).)*)\1/g;

const product = sources();
const comments = [...product.values()].flatMap(commentsOf);

const count = (texts: Iterable<string>, pattern: RegExp): number =>
  [...texts].reduce((all, text) => all + (text.match(pattern)?.length ?? 0), 0);

describe('plain words', () => {
  it('should say who it is in the sources of the product', () => {
    expect(product.size, 'a check that sees nothing passes').toBeGreaterThanOrEqual(1_000);
    expect(count(product.values(), UNCLEAR)).toBeLessThanOrEqual(ALLOWED.sources);
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
    expect(count(titles, UNCLEAR)).toBeLessThanOrEqual(ALLOWED.titles);
  });

  it('should use nouns in comments, not "what is …" in the place of one', () => {
    expect(comments.length, 'a check that sees nothing passes').toBeGreaterThanOrEqual(2_000);
    expect(count(comments, CLAUSE)).toBeLessThanOrEqual(ALLOWED.clauses);
  });

  it('should begin comments with their subject', () => {
    expect(count(comments, NO_SUBJECT)).toBeLessThanOrEqual(ALLOWED.noSubject);
  });

  it('should name exports and files by nouns and verbs, not by bare participles', () => {
    const found = bareWordsIn(product);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(ALLOWED.bareWords);
  });
});
