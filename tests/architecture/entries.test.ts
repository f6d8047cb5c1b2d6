// A wildcard of a package makes an entry of each file of a folder: a part that is no entry stands in another folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@felles/source': string; readonly types?: string }>>;
}

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['adapters-http', 'core', 'fixtures'];
const USERS = [...PACKAGES, 'mock-server', 'ui-react'].map((name) => `${name}/src`).concat('tests');

/** Another name of its folder's entry. */
const AGAIN = '@felles/core/texts/index';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The entries of a wildcard, in subfolders as well; files without types do not leave the repository. */
function entriesOf(name: string): readonly string[] {
  const { exports }: Manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const wildcards = Object.entries(exports)
    .filter(([entry, { types }]) => entry.endsWith('/*') && types !== undefined)
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
