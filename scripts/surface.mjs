// node scripts/surface.mjs: writes what the libraries export, name by name with its declaration, into the file surface.txt of each,
// so that a review shows what changes for other frontends. The step `packed` compares the files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackages } from './build.mjs';
import { root } from './setup.mjs';
import { LIBRARIES, SERVICE } from './user.mjs';

/** A longer declaration (a schema, a table) is cut here. A change further on is seen by the digest of the whole. */
const LONGEST = 400;
const STATEMENT = /^(?:export |declare |import |type |interface |function |const |class )/;
const DECLARATION = /^(?:export )?(?:declare )?(const|function|interface|type) ([\w$]+)/;
const ALL = /^export (?:type )?\* (?:as (\w+) )?from '([^']+)'/;
const LIST = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/;

/** One line for each name of each entry of the library in a folder. A name of an area is not listed again for its application. */
export function surfaceOf(folder) {
  const entries = entriesOf(folder).map(({ entry, types }) => ({ entry, names: [...exportsOf(types)] }));
  const isInArea = (whole, name) =>
    entries.some(({ entry, names }) => entry.startsWith(`${whole}/`) && names.some(([own]) => own === name));
  return entries
    .flatMap(({ entry, names }) =>
      names.filter(([name]) => !isInArea(entry, name)).map(([name, texts]) => `${entry}: ${name}: ${texts.join(' ')}`),
    )
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}… ${digest(line)}` : line))
    .sort()
    .join('\n')
    .concat('\n');
}

/** The entries of a library, but not its internal ones: the specifier of each, its source and its declarations. */
export function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, { '@felles/source': source, types }]) => {
    if (types === undefined || entry === './internal/*') return [];
    const [before, after] = source.split('*');
    const at = (file) => ({
      entry: join(name, entry.replace('*', file)),
      source: join(folder, source.replace('*', file)),
      types: join(folder, types.replace('*', file)),
    });
    if (after === undefined) return [at('')];
    return readdirSync(join(folder, before), { recursive: after.startsWith('/') })
      .filter((file) => file.endsWith(after))
      .map((file) => at(file.slice(0, -after.length)));
  });
}

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The declarations of what a file exports, by name; a schema and its type have the same name. */
function exportsOf(file) {
  const found = new Map();
  const statements = statementsOf(file);
  for (const statement of statements) {
    const [, inner, from] = LIST.exec(statement) ?? [];
    const [, space, whole] = ALL.exec(statement) ?? [];
    if (inner !== undefined) {
      for (const part of inner.split(',').filter((one) => one.trim() !== '')) {
        const [name, as = name] = part
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        const all = from === undefined ? declarationsIn(statements) : exportsOf(declarationsFile(file, from));
        found.set(as, all.get(name) ?? []);
      }
    } else if (whole !== undefined) {
      for (const [name, texts] of exportsOf(declarationsFile(file, whole)))
        found.set(space === undefined ? name : `${space}.${name}`, texts);
    } else if (statement.startsWith('export ')) {
      for (const [name, texts] of declarationsIn([statement])) found.set(name, [...(found.get(name) ?? []), ...texts]);
    }
  }
  return found;
}

function declarationsIn(statements) {
  const found = new Map();
  for (const statement of statements) {
    const [, , name] = DECLARATION.exec(statement) ?? [];
    if (name === undefined) continue;
    found.set(name, [...(found.get(name) ?? []), statement.replace(/^(?:export )?(?:declare )?/, '')]);
  }
  return found;
}

const declarationsFile = (file, from) => join(dirname(file), from.replace(/\.ts$/, '.d.ts'));

const read = new Map();
/** The statements of a file of declarations, each in one line and without comments. */
function statementsOf(file) {
  if (!read.has(file)) {
    const lines = readFileSync(file, 'utf8')
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/^\/\/.*$/gm, '')
      .split('\n');
    const statements = [];
    for (const line of lines) {
      if (STATEMENT.test(line)) statements.push(line);
      else if (statements.length > 0) statements.push(`${statements.pop()} ${line.trim()}`);
    }
    read.set(
      file,
      statements.map((statement) => statement.replace(/\s+/g, ' ').trim()),
    );
  }
  return read.get(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = [...LIBRARIES, SERVICE];
  compilePackages(names);
  for (const name of names) writeFileSync(join(root, name, 'surface.txt'), surfaceOf(join(root, name)));
}
