// node scripts/examples.mjs: writes the examples of tests/examples into the documents that name them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Shows all examples. */
export const ALL = 'adapters-http/EXAMPLES.md';
/** The documents with examples. */
export const DOCUMENTS = ['adapters-http/README.md', ALL];

/** A comment names the file of an example; its code follows. */
const PLACE = /^<!-- (tests\/examples\/[\w/-]+\.ts) -->\n(?:```ts\n[\s\S]*?^```\n)?/gm;

/** A document with each example as its file has it. */
export const withExamples = (text) =>
  text.replace(PLACE, (_, file) => `<!-- ${file} -->\n\`\`\`ts\n${readFileSync(join(root, file), 'utf8')}\`\`\`\n`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const document of DOCUMENTS) {
    const path = join(root, document);
    writeFileSync(path, withExamples(readFileSync(path, 'utf8')));
  }
