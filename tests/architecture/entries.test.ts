// The entries of the libraries: few names, and no file that becomes an entry because it lies in a folder of entries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@felles/source': string; readonly types?: string }>>;
}

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['adapters-http', 'core', 'fixtures'];
const USERS = [...PACKAGES, 'mock-server', 'ui-react'].map((name) => `${name}/src`).concat('tests');

/** How many names each library has in `surface.txt`. Each number only falls: a new name takes the place of another. */
const NAMES = { core: 1_200, 'adapters-http': 288, 'adapters-ws': 18, fixtures: 114, 'ui-react': 31 } as const;

/** Another name of its folder's entry. */
const AGAIN = '@felles/core/texts/index';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The entries of a wildcard, in subfolders as well; files without types do not leave the repository. */
function entriesOf(name: string): readonly string[] {
  const { exports }: Manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const wildcards = Object.entries(exports)
    .filter(([entry, { types }]) => entry.endsWith('/*') && entry !== './internal/*' && types !== undefined)
    .map(([entry, targets]) => ({
      entry: join('@felles', name, entry),
      target: join(name, targets['@felles/source']),
    }));
  const entries = wildcards.flatMap(({ entry, target }) => {
    const [folder = '', ending = ''] = target.split('*');
    return filesIn(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => entry.replace('*', file.slice(0, -ending.length)));
  });
  return [...new Set(entries)];
}

const imported = new Set(
  USERS.flatMap((folder) =>
    filesIn(folder)
      .filter((file) => !file.includes('node_modules'))
      .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(/'(@felles\/[\w/-]+)'/g)])
      .map(([, entry]) => entry),
  ),
);

it.each(PACKAGES)('%s should have no entry by a wildcard that nothing else imports', (name) => {
  const entries = entriesOf(name);
  expect(entries.filter((entry) => !imported.has(entry) && entry !== AGAIN)).toEqual([]);
  expect(entries.length, 'a check that sees nothing passes').toBeGreaterThan(15);
});

const linesOf = (name: string): readonly string[] =>
  readFileSync(join(root, name, 'surface.txt'), 'utf8')
    .trim()
    .split('\n');

it.each(Object.entries(NAMES))('%s should export at most %d names', (name, most) => {
  const lines = linesOf(name);
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(lines.length, 'a check that sees nothing passes').toBeGreaterThan(most * 0.9);
});

it('should have in core no name twice for two things, and no two that differ by case only', () => {
  const things = linesOf('core')
    .filter((line) => !/^@felles\/core\/texts\/[\w-]+: (?:no|en):/.test(line))
    .map((line) => line.replace(/^\S+: /, ''));
  const names = [...new Set(things)].map((thing) => /^\w+/.exec(thing)?.[0].toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
