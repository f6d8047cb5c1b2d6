// node scripts/examples.mjs: writes EXAMPLES.md of adapters-http from tests/examples, and into its README the first examples and
// the table of the workspace's areas, and the recipes of the service into its own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const EXAMPLES = 'tests/examples';
const AREAS = 'adapters-http/src/workspace/areas';

const INTRODUCTION = `# Examples

What another frontend does with the areas; the [README](README.md) says what each begins with. Each example is a file of the
repository that is compiled and run against the simulated service with every test run.
`;

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The comment at the top of a file, as one line without its full stop, and the code below it. */
function headOf(text) {
  const [comment = ''] = /^(?:\/\/ .*\n)*/.exec(text) ?? [];
  return {
    title: comment
      .replaceAll(/^\/\/ /gm, '')
      .replaceAll(/\[[\w-]+\] /g, '')
      .trim()
      .replaceAll('\n', ' ')
      .replace(/\.$/, ''),
    code: text.slice(comment.length).trimStart(),
  };
}

const shown = (file) => `<!-- ${file} -->\n\`\`\`ts\n${headOf(read(file)).code}\`\`\`\n`;

/** All examples by application, those first that the others read. */
export function examplesPage() {
  const files = readdirSync(join(root, EXAMPLES))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file: `${EXAMPLES}/${file}`, text: read(`${EXAMPLES}/${file}`) }));
  const isRead = ({ file }) => files.some(({ text }) => text.includes(`'./${file.slice(EXAMPLES.length + 1)}'`));
  const ofPortal = ({ text }) => text.includes('/portal');
  const section = (application, examples) =>
    [`## The ${application}\n`]
      .concat(
        [...examples.filter(isRead), ...examples.filter((example) => !isRead(example))].map(
          ({ file, text }) => `### ${headOf(text).title}\n\n${shown(file)}`,
        ),
      )
      .join('\n');
  const others = files.filter((example) => !ofPortal(example));
  return [INTRODUCTION, section('portal', files.filter(ofPortal)), section('workspace', others)].join('\n');
}

/** Each area of the workspace, with its functions and the comment at its top. A port that it has besides is no area. */
function areaTable() {
  const rows = readdirSync(join(root, AREAS))
    .sort()
    .map((file) => {
      const text = read(`${AREAS}/${file}`);
      const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      const functions = names.filter((name) => !name.endsWith('Http')).map((name) => `\`${name}\``);
      const { title } = headOf(text);
      return `| \`${file.replace('.ts', '')}\` | ${functions.join(', ')} | ${title.charAt(0).toLowerCase()}${title.slice(1)} |`;
    });
  return ['| file of `workspace/areas` | function | what it gives |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A comment names the file of an example, or the areas; its code, or the table, follows. */
const PLACE = /^<!-- (tests\/(?:examples|recipes)\/[\w./-]+\.ts) -->\n(?:```ts\n[\s\S]*?^```\n)?/gm;
const TABLE = /^<!-- areas -->\n(?:\|.*\n)*/m;

/** A document with each example as its file has it, and the table of areas. */
export const withParts = (text) =>
  text.replace(PLACE, (_, file) => shown(file)).replace(TABLE, () => `<!-- areas -->\n${areaTable()}\n`);

/** Both documents as they should be. */
export const DOCUMENTS = {
  'adapters-http/EXAMPLES.md': examplesPage,
  'adapters-http/README.md': () => withParts(read('adapters-http/README.md')),
  'mock-server/README.md': () => withParts(read('mock-server/README.md')),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [document, page] of Object.entries(DOCUMENTS)) writeFileSync(join(root, document), page());
