// node scripts/examples.mjs: writes the examples of tests/examples into the READMEs that name them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** The READMEs with examples. */
export const READMES = ['adapters-http/README.md'];

/** A comment names the file of an example; its code follows. */
const PLACE = /^<!-- (tests\/examples\/[\w/-]+\.ts) -->\n(?:```ts\n[\s\S]*?^```\n)?/gm;

/** A README with each example as its file has it. */
export const withExamples = (text) =>
  text.replace(PLACE, (_, file) => `<!-- ${file} -->\n\`\`\`ts\n${readFileSync(join(root, file), 'utf8')}\`\`\`\n`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const readme of READMES) {
    const path = join(root, readme);
    writeFileSync(path, withExamples(readFileSync(path, 'utf8')));
  }
