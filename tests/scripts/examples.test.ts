import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, withParts } from '../../scripts/examples.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'tests/examples'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => `tests/examples/${file}`);

/** Parts of other areas, which no frontend makes itself. */
const WITHOUT = ['portal/areas/drafts', 'workspace/areas/chat-of-user', 'workspace/areas/chat-thread'];
const areas = ['portal/areas', 'workspace/areas']
  .flatMap((folder) => readdirSync(join(root, 'adapters-http/src', folder)).map((file) => `${folder}/${file}`))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((area) => !WITHOUT.includes(area));

describe('the examples in the documents', () => {
  it.each(Object.entries(DOCUMENTS))(
    'should be those that are run, with all areas, in %s (node scripts/examples.mjs)',
    (document, page) => {
      expect(read(document)).toBe(page());
      expect(read(document)).not.toContain('| `undefined` |');
    },
  );

  it('should each have a title, and a test beside it or in the test of another', () => {
    const tests = readdirSync(join(root, 'tests/examples')).filter((file) => file.endsWith('.test.ts'));
    const used = tests.map((file) => read(`tests/examples/${file}`)).join('') + files.map(read).join('');
    expect(files.filter((file) => !read(file).startsWith('// '))).toEqual([]);
    expect(files.filter((file) => !used.includes(`'./${file.slice('tests/examples/'.length)}'`))).toEqual([]);
    expect(tests.filter((file) => !existsSync(join(root, 'tests/examples', file.replace('.test', ''))))).toEqual([]);
    expect(files.length, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('should use every area', () => {
    const examples = files.map(read).join('');
    expect(areas.filter((area) => !examples.includes(`'@felles/adapters-http/${area}'`))).toEqual([]);
    expect(areas.length, 'a check that sees nothing passes').toBeGreaterThan(30);
  });

  it('should be renewed where the file has changed', () => {
    const old = 'Before.\n\n<!-- tests/examples/payment.ts -->\n```ts\nold();\n```\n\nAfter.\n';
    const renewed = withParts(old);
    expect(renewed).toContain('export async function payInvoice(');
    expect(renewed).not.toContain('old();');
    expect([renewed.startsWith('Before.\n'), renewed.endsWith('```\n\nAfter.\n')]).toEqual([true, true]);
  });
});
