// Run after the tests: holds the requirement rows against the titles of the tests that passed. It reads the reports of
// the executed runs, never the tests' source. --table prints every area and the ids still open.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadingNowhere } from './decisions.mjs';
import { conclude, parseRows, REPORTS } from './rows.mjs';

const here = import.meta.dirname;
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The rows of the specification, and those beyond it. */
const LISTS = ['portal', 'workspace', 'beyond'];

const rows = LISTS.flatMap((name) => parseRows(readFileSync(join(here, `${name}.tsv`), 'utf8'), name));
const files = REPORTS.map((name) => [name, join(here, '../../.felles/reports', `${name}.json`)]);
const reports = Object.fromEntries(
  files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, json(file)]),
);
const finished = json(join(here, 'finished.json'));

const { lines, ok } = conclude({ rows, reports, finished, wantsTable: process.argv.includes('--table') });
const lost = leadingNowhere(
  Object.fromEntries(
    ['portal', 'workspace', 'reliability'].map((name) => [
      name,
      readFileSync(join(here, `decisions/${name}.md`), 'utf8'),
    ]),
  ),
  [...namingRows(), ...namingSources()],
);
console.log([...lines, ...lost.map((where) => `leads to no decision: ${where}`)].join('\n'));
process.exit(ok && lost.length === 0 ? 0 : 1);

function namingRows() {
  return LISTS.flatMap((application) =>
    readFileSync(join(here, `${application}.tsv`), 'utf8')
      .split('\n')
      .map((line) => ({ place: line.split('\t')[0], application, text: /\(see [^)]*\)/.exec(line)?.[0] ?? '' })),
  );
}

/** The ids that the repository's own sources name; tests of ids that lead nowhere name some on purpose. */
function namingSources() {
  const root = join(here, '../..');
  return ['core', 'adapters-http', 'adapters-ws', 'ui-react', 'mock-server', 'fixtures', 'tests']
    .flatMap((name) => readdirSync(join(root, name), { recursive: true }).map((path) => `${name}/${path}`))
    .filter((path) => /\.(ts|tsx|md)$/.test(path))
    .filter((path) => !/(^|\/)(node_modules|dist|requirements)\//.test(path))
    .map((path) => ({ place: path, application: null, text: readFileSync(join(root, path), 'utf8') }));
}
