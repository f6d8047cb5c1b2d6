import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const BENCH = join(import.meta.dirname, '../bench');
/** What is between the braces of an import, and where it comes from. */
const IMPORT = /(?:import (?:\w+, )?\{([^}]*)\} from|from|import|import\() ?'((?:\.\.?\/|@felles\/)[^']+)'/g;

// The bench is neither type-checked nor run with the tests, so a moved file or a new name would break it unseen.
const imports = readdirSync(BENCH, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mjs|jsx)$/.test(name) && !name.includes('node_modules'))
  .flatMap((name) =>
    [...readFileSync(join(BENCH, name), 'utf8').matchAll(IMPORT)].map(([, names = '', from = '']) => ({
      importer: name,
      from: from.startsWith('.') ? join(BENCH, dirname(name), from) : from,
      names: names.split(',').flatMap((one) => one.trim().split(' as ')[0] || []),
    })),
  );

it('should import in the bench only files that exist', () => {
  const missing = imports.filter(({ from }) => from.startsWith('/') && !existsSync(from));
  expect(missing.map(({ importer, from }) => `${importer}: ${relative(BENCH, from)}`)).toEqual([]);
});

it('should import in the bench only names that exist', async () => {
  const missing = await Promise.all(
    imports
      .filter(({ from, names }) => names.length > 0 && /^@felles|\.tsx?$/.test(from))
      .map(async ({ importer, from, names }) => {
        const module: object = await import(from);
        return names.filter((name) => !(name in module)).map((name) => `${importer}: ${name} of ${from}`);
      }),
  );
  expect(missing.flat()).toEqual([]);
});
