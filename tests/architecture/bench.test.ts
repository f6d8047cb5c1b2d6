import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const BENCH = join(import.meta.dirname, '../bench');

// The bench is neither type-checked nor run with the tests, so a moved file would break it unseen.
it('should import in the bench only files that exist', () => {
  const files = readdirSync(BENCH, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mjs|jsx|html)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(BENCH, name));
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\() ?'(\.\.?\/[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !existsSync(path))
      .map((path) => `${relative(BENCH, file)} imports ${relative(BENCH, path)}`),
  );
  expect(missing).toEqual([]);
});
