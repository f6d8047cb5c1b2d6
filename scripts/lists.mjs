// node scripts/lists.mjs: writes the lists that follow from a folder, so that an added area or catalog edits none of them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const entriesOf = (folder) => readdirSync(join(root, folder)).sort();
const SCHEMAS = /^export const [A-Z][a-z]\w*(?::[^=]+)? = (?:z\.|\w+\()/m;
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The entries of an application's areas in core. */
const areasIn = (folder) =>
  entriesOf(folder)
    .filter((name) => existsSync(join(root, folder, name, 'index.ts')))
    .map((name) => `export * from './${name}/index.ts';`);

/** The files with schemas below folders of core: the API document names its schemas as they do. */
const schemasIn = (...folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, 'core/src', folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && SCHEMAS.test(readFileSync(join(root, 'core/src', file), 'utf8')))
    .map((file) => `export * from '@felles/core/internal/${file.replace('.ts', '')}';`);

const catalogs = () =>
  entriesOf('ui-react/src/i18n/catalogs').map((file) => {
    const name = file.replace('.ts', '');
    return `export { no as ${camel(name)} } from './catalogs/${name}.ts';`;
  });

const rows = () =>
  ['portal', 'workspace']
    .flatMap((folder) => entriesOf(`adapters-http/src/wire/${folder}`).map((file) => `./${folder}/${file}`))
    .filter((file) => !file.endsWith('additions.ts'))
    .map((file) => `export * from '${file}';`);

/** The lines of each list, by its file. */
const LISTS = {
  'adapters-http/src/wire/areas.ts': rows,
  'core/src/portal/index.ts': () => areasIn('core/src/portal'),
  'core/src/workspace/index.ts': () => areasIn('core/src/workspace'),
  'mock-server/src/openapi/names/portal.ts': () => schemasIn('portal'),
  'mock-server/src/openapi/names/core.ts': () => schemasIn('shared', 'shell'),
  'mock-server/src/openapi/names/workspace.ts': () => schemasIn('workspace'),
  'ui-react/src/i18n/catalogs.ts': catalogs,
};

/** Each list as it should be: its comment and its other lines stay. */
export const lists = () =>
  Object.entries(LISTS).map(([file, lines]) => {
    const before = readFileSync(join(root, file), 'utf8');
    const [comment, exports] = before.split(/\n(?=export )(.*)/s);
    const others = exports
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('export type'));
    const pathOf = (line) => line.split(" from '")[1].replace(/(?:\.ts)?';$/, '');
    const sorted = [...lines(), ...others].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
    return { file, before, after: `${comment}\n${sorted.join('\n')}\n` };
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, after } of lists()) writeFileSync(join(root, file), after);
