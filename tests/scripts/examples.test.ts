import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READMES, withExamples } from '../../scripts/examples.mjs';

const root = join(import.meta.dirname, '../..');
const texts = READMES.map((readme) => readFileSync(join(root, readme), 'utf8'));

describe('the examples in the READMEs', () => {
  it.each(READMES)('should be those that are run, in %s (node scripts/examples.mjs)', (readme) => {
    const text = readFileSync(join(root, readme), 'utf8');
    expect(text).toBe(withExamples(text));
  });

  it('should all be shown, once', () => {
    const files = readdirSync(join(root, 'tests/examples')).map((file) => `tests/examples/${file}`);
    const shown = texts.flatMap((text) =>
      [...text.matchAll(/^<!-- (tests\/examples\/.*) -->$/gm)].map(([, file]) => file),
    );
    expect(shown.sort()).toEqual(files.sort());
    expect(files.length, 'a check that sees nothing passes').toBeGreaterThan(5);
  });

  it('should be renewed where the file has changed', () => {
    const old = 'Before.\n\n<!-- tests/examples/payment.ts -->\n```ts\nold();\n```\n\nAfter.\n';
    const renewed = withExamples(old);
    expect(renewed).toContain('export async function payInvoice(');
    expect(renewed).not.toContain('old();');
    expect([renewed.startsWith('Before.\n'), renewed.endsWith('```\n\nAfter.\n')]).toEqual([true, true]);
  });
});
