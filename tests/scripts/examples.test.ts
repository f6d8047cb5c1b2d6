import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL, DOCUMENTS, withExamples } from '../../scripts/examples.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = readdirSync(join(root, 'tests/examples')).map((file) => `tests/examples/${file}`);

/** Parts of other areas, which no frontend makes itself. */
const WITHOUT = ['portal/areas/drafts', 'workspace/areas/chat-of-user', 'workspace/areas/chat-thread'];
const areas = ['portal/areas', 'workspace/areas']
  .flatMap((folder) => readdirSync(join(root, 'adapters-http/src', folder)).map((file) => `${folder}/${file}`))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((area) => !WITHOUT.includes(area));

describe('the examples in the documents', () => {
  it.each(DOCUMENTS)('should be those that are run, in %s (node scripts/examples.mjs)', (document) => {
    expect(read(document)).toBe(withExamples(read(document)));
  });

  it('should all be shown, once, where all are', () => {
    const shown = [...read(ALL).matchAll(/^<!-- (tests\/examples\/.*) -->$/gm)].map(([, file]) => file);
    expect(shown.sort()).toEqual(files.sort());
    expect(files.length, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('should use every area', () => {
    const examples = files.map(read).join('');
    expect(areas.filter((area) => !examples.includes(`'@felles/adapters-http/${area}'`))).toEqual([]);
    expect(areas.length, 'a check that sees nothing passes').toBeGreaterThan(30);
  });

  it('should be renewed where the file has changed', () => {
    const old = 'Before.\n\n<!-- tests/examples/payment.ts -->\n```ts\nold();\n```\n\nAfter.\n';
    const renewed = withExamples(old);
    expect(renewed).toContain('export async function payInvoice(');
    expect(renewed).not.toContain('old();');
    expect([renewed.startsWith('Before.\n'), renewed.endsWith('```\n\nAfter.\n')]).toEqual([true, true]);
  });
});
