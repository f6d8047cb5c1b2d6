import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');
/** The names between the braces of an import, and its source. */
const IMPORT = /(?:import (?:\w+, )?\{([^}]*)\} from|from|import|import\() ?'((?:\.\.?\/|@felles\/)[^']+)'/g;
const DECLARED = /^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;
const ALL = /^export \* from '([^']+)'/gm;

// The bench and the pages of browser tests are not type-checked, so a moved file or a new name would break them unseen.
const imports = ['bench', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(mjs|jsx?)$/.test(name) && !name.includes('node_modules'))
  .flatMap((name) =>
    [...readFileSync(join(TESTS, name), 'utf8').matchAll(IMPORT)].map(([, names = '', from = '']) => ({
      importer: name,
      file: fileOf(from, join(TESTS, name)),
      names: names.split(',').flatMap((one) => one.trim().split(' as ')[0] || []),
    })),
  );

it('should import in untyped files only files that exist', () => {
  const missing = imports.filter(({ file }) => !existsSync(file));
  expect(missing.map(({ importer, file }) => `${importer}: ${relative(TESTS, file)}`)).toEqual([]);
});

it('should import in untyped files only names that exist', () => {
  const typed = imports.filter(({ file }) => /\.tsx?$/.test(file));
  expect(typed.length, 'a check that sees nothing passes').toBeGreaterThan(80);
  const missing = typed.flatMap(({ importer, file, names }) => {
    const exported = new Set(names.length > 0 ? namesOf(file) : []);
    return names.filter((name) => !exported.has(name)).map((name) => `${importer}: ${name} of ${file}`);
  });
  expect(missing).toEqual([]);
});

/** The file behind an import; of a package the source of that entry. */
function fileOf(from: string, importer: string): string {
  // A query tells the builder how to give the file.
  if (from.startsWith('.')) return join(dirname(importer), from.replace(/\?.*$/, ''));
  const [, name = '', entry = ''] = /^@felles\/([\w-]+)(.*)$/.exec(from) ?? [];
  const folder = join(TESTS, '..', name);
  const { exports }: { exports: Readonly<Record<string, Readonly<Record<string, string>>>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // The longer pattern is the more exact one.
  for (const pattern of Object.keys(exports).toSorted((one, other) => other.length - one.length)) {
    const [before = '', after] = pattern.split('*');
    const source = exports[pattern]?.['@felles/source'] ?? '';
    const path = `.${entry}`;
    if (after === undefined && path === pattern) return join(folder, source);
    if (after !== undefined && path.startsWith(before))
      return join(folder, source.replace('*', path.slice(before.length)));
  }
  return join(folder, entry);
}

/** The values that a source exports. */
function namesOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = '']) => names.split(','));
  return [
    ...[...text.matchAll(DECLARED)].map(([, name = '']) => name),
    ...listed.flatMap((one) => one.trim().split(' as ').at(-1) ?? []),
    ...[...text.matchAll(ALL)].flatMap(([, from = '']) => namesOf(fileOf(from, file))),
  ];
}
