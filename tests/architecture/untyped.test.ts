// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');
/** The names between the braces of an import, and its source. */
const IMPORT = /(?:import (?:\w+, )?\{([^}]*)\} from|from|import|import\() ?'((?:\.\.?\/|@felles\/)[^']+)'/g;

// The bench and the pages of browser tests are not type-checked, so a moved file or a new name would break them unseen.
const imports = ['bench', 'e2e']
  .flatMap((folder) =>
    readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(mjs|jsx?)$/.test(name) && !name.includes('node_modules'))
  .flatMap((name) =>
    [...readFileSync(join(TESTS, name), 'utf8').matchAll(IMPORT)].map(([, names = '', from = '']) => ({
      importer: name,
      from: from.startsWith('.') ? join(TESTS, dirname(name), from) : from,
      names: names.split(',').flatMap((one) => one.trim().split(' as ')[0] || []),
    })),
  );

it('should import in untyped files only files that exist', () => {
  const missing = imports.filter(({ from }) => from.startsWith('/') && !existsSync(from));
  expect(missing.map(({ importer, from }) => `${importer}: ${relative(TESTS, from)}`)).toEqual([]);
});

it('should import in untyped files only names that exist', async () => {
  const missing: string[] = [];
  // One after another: modules that import each other may not be ready for two importers at once.
  for (const { importer, from, names } of imports) {
    if (names.length === 0 || !/^@felles|\.tsx?$/.test(from)) continue;
    const module: object = await import(from);
    for (const name of names) if (!(name in module)) missing.push(`${importer}: ${name} of ${from}`);
  }
  expect(missing).toEqual([]);
});
