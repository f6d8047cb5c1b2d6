import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Folders that git ignores, by their names. */
const GENERATED = ['.git', 'node_modules', 'dist', 'dist-app', '.felles'];
const BINARY = /\.(?:png|webp|woff2|ico|jpe?g)$/;

/**
 * Words that may stand in no file of the repository, with the reason. Written so that this file does not contain them.
 */
const FORBIDDEN = [
  {
    what: 'a package registry',
    word: /registry\.(?:npmjs|yarnpkg|npmmirror)|npm\.pkg\.github/,
    why: 'whoever installs has one',
  },
  {
    what: 'a path of somebody’s machine',
    word: /(?:^|[\s'"`(=])\/(?:work|root|Users)\/\w/m,
    why: 'no other machine has it',
  },
  { what: 'a merge that was not finished', word: /^(?:<{7}|>{7}|={7})(?: |$)/m, why: 'it compiles nowhere' },
];

describe('the repository', () => {
  it.each(FORBIDDEN)('should name $what nowhere: $why', ({ word }) => {
    expect(texts.filter(({ text }) => word.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('should have been read', () => {
    expect(texts.length).toBeGreaterThan(200);
    for (const file of ['package-lock.json', '.npmrc', '.ci/run', 'README.md']) {
      expect(texts.map((text) => text.file)).toContain(file);
    }
  });
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (GENERATED.includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const texts = filesIn(root)
  .filter((path) => !BINARY.test(path) && existsSync(path))
  .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }));
