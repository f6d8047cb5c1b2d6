// node tests/mutation/rows.mjs [REPORT] [--alone]: the rules of finished areas that no mutant breaks.
// A row is broken when a test that names it kills a mutant. The report must be of a run with FELLES_ALL=1: without it,
// it has only the first test that failed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRows } from '../requirements/rows.mjs';

const ROW_ID = /\b[PW]-[A-Z]+-\d+\b/g;
const requirements = join(import.meta.dirname, '../requirements');
const read = (path) => readFileSync(path, 'utf8');

const rows = readdirSync(requirements)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => parseRows(read(join(requirements, name)), name.replace('.tsv', '')));
const finished = JSON.parse(read(join(requirements, 'finished.json')));
const { files, testFiles } = JSON.parse(read(process.argv[2] ?? '.felles/mutations/report.json'));

const titles = new Map(Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])));
const rowsIn = (id) => titles.get(id)?.match(ROW_ID) ?? [];
const mutants = Object.values(files).flatMap((file) => file.mutants);

const breaks = new Map();
for (const { killedBy = [] } of mutants) {
  const named = killedBy.map(rowsIn);
  for (const row of new Set(named.flat())) {
    const known = breaks.get(row) ?? { any: 0, alone: 0 };
    const isAlone = named.every((ids) => ids.includes(row));
    breaks.set(row, { any: known.any + 1, alone: known.alone + (isAlone ? 1 : 0) });
  }
}

/** The rows that a test of this run names; about others the report says nothing. */
const tested = new Set([...titles.values()].flatMap((title) => title.match(ROW_ID) ?? []));
const wanted = rows.filter(
  ({ id, kind, area, application }) =>
    kind === 'rule' && tested.has(id) && finished[application]?.[area]?.open.includes(id) === false,
);
const unbroken = wanted.filter(({ id }) => !breaks.has(id));
const notAlone = wanted.filter(({ id }) => breaks.has(id) && breaks.get(id).alone === 0);
console.log(
  `${wanted.length} rows, ${wanted.length - unbroken.length} broken by a mutant, ${notAlone.length} of them never alone`,
);
for (const { id } of unbroken) console.log(`${id}: no mutant breaks it`);
if (process.argv.includes('--alone')) for (const { id } of notAlone) console.log(`${id}: no mutant breaks it alone`);
process.exitCode = unbroken.length === 0 ? 0 : 1;
