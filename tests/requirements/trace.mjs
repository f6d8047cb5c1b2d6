// Run after the tests: holds the requirement rows against the titles of the tests that passed. It reads the reports of
// the executed runs, never the tests' source. --table prints every area and the ids still open.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, parseRows, REPORTS } from './rows.mjs';

const here = import.meta.dirname;
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const rows = ['portal', 'workspace'].flatMap((name) =>
  parseRows(readFileSync(join(here, `${name}.tsv`), 'utf8'), name),
);
const files = REPORTS.map((name) => [name, join(here, '../../.felles/reports', `${name}.json`)]);
const reports = Object.fromEntries(
  files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, json(file)]),
);
const finished = json(join(here, 'finished.json'));

const { lines, ok } = conclude({ rows, reports, finished, wantsTable: process.argv.includes('--table') });
console.log(lines.join('\n'));
process.exit(ok ? 0 : 1);
