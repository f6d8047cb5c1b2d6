// Run after the tests: holds the requirement rows against the titles of the tests that passed. It reads the reports of
// the executed runs, never the tests' source. --table prints every area and the ids still open.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRows, table, testsIn, trace } from './rows.mjs';

const here = import.meta.dirname;
const reports = join(here, '../../.felles/reports');
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const rows = ['portal', 'workspace'].flatMap((name) =>
  parseRows(readFileSync(join(here, `${name}.tsv`), 'utf8'), name),
);
const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : [];
if (files.length === 0) {
  console.log('No test has run yet: npm test writes the reports this reads.');
  process.exit(1);
}
const tests = files.flatMap((name) => testsIn(json(join(reports, name))));
const { met, missing, unknown, closed } = trace(rows, tests, json(join(here, 'finished.json')));

if (process.argv.includes('--table')) {
  for (const { area, met: done, total, open } of table(rows, met)) {
    console.log(`${area.padEnd(26)} ${String(done).padStart(3)} / ${String(total).padEnd(4)} ${shortened(open)}`);
  }
}
console.log(
  `${met.size} of ${rows.length} rows are met by ${tests.filter(({ passed }) => passed).length} passed tests (${files.join(', ')}).`,
);
if (missing.length > 0) console.log(`Missing in areas declared finished: ${missing.join(' ')}`);
if (unknown.length > 0) console.log(`Named in a test but in no list of rows: ${unknown.join(' ')}`);
if (closed.length > 0) console.log(`Declared open in finished.json but met: ${closed.join(' ')}`);
process.exit(missing.length + unknown.length + closed.length === 0 ? 0 : 1);

/** An area nobody has begun needs no list of its rows. */
function shortened(open) {
  const numbers = open.map((id) => id.replace(/^.*-/, ''));
  return numbers.length > 60 ? `${numbers.slice(0, 3).join(' ')} … ${numbers.at(-1)}` : numbers.join(' ');
}
