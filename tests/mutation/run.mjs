// Breaks one rule at a time, in memory, and runs the tests that name its row: at least one of them must fail. With row
// ids as arguments only their mutations are tried. Otherwise every core of the machine gets a part of them, and of those
// that are caught only the number is told. With --noted nothing is tried: it is read that every mutation can be made,
// and said whether all were caught on these very sources. That the tests pass as long as nothing is broken is seen first:
// examples have just passed where FELLES_SEEN says in which folder the reports of that run are, properties draw anew.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { build } from '../../scripts/build.mjs';
import { parseRows } from '../requirements/rows.mjs';
import { naming, obstacle, shareOut, testsIn, untried } from './plan.mjs';
import { keepCaught, sourcesNow, wereCaught } from './sources.mjs';
import { endThreads, KEPT_THREADS, readAnew } from './threads.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');
const read = (path) => readFileSync(path, 'utf8');
const STANDARD_PROJECTS = ['unit', 'prop'];
const STANDARD_RUNS = '200';
const STANDARD_SEED = '1';

/** Each user of a kept thread leaves a listener behind, of which Node warns from the eleventh on. */
const HEARD_BY_MANY = '--disable-warning=MaxListenersExceededWarning';

const started = Date.now();
/** Which part of how many this process tries, where it is one of several. */
const { FELLES_PART: ofSeveral, FELLES_SEEN: seen } = process.env;
const [part, parts] = (ofSeveral ?? '0/1').split('/').map(Number);
const NOTED = '--noted';
const wanted = process.argv.slice(2).filter((name) => name !== NOTED);
/** @type {import('./plan.mjs').Mutation[]} */
const all = JSON.parse(read(join(here, 'mutations.json')));
const placed = all.map((mutation, place) => ({ projects: STANDARD_PROJECTS, ...mutation, place }));
const mutations = wanted.length > 0 ? placed.filter(({ row }) => wanted.includes(row)) : shareOut(placed, parts)[part];
const complaints = [...lacking(), ...mutations.flatMap(misplaced)];
let caught = 0;
let survived = 0;
if (complaints.length > 0) end(complaints);
if (ofSeveral === undefined && wanted.length === 0) {
  const sources = sourcesNow();
  if (process.argv.includes(NOTED)) {
    const known = wereCaught(sources) ? 'were caught on these very sources' : 'are not tried on these sources';
    console.log(`${all.length} ${known}; the step by its name, or --long, tries them`);
    process.exit(0);
  }
  // Once for all parts: each of them sees then that there is nothing to build.
  build();
  const inUse = shareOut(placed, availableParallelism()).filter(({ length }) => length > 0);
  const went = await tryInParts(inUse.length);
  tell();
  const allWell = went.every((code) => code === 0);
  if (allWell && areStandardDraws()) keepCaught(sources);
  // What is wrong has been said by the part that found it.
  process.exit(allWell ? 0 : 1);
}

// A mistake is either seen in two hundred runs of a property or would be seen only now and then; and whether it is seen
// must not be a matter of luck. Fewer runs and other seeds show which mistakes only few draws see.
process.env.FELLES_RUNS ??= STANDARD_RUNS;
process.env.FELLES_SEED ??= STANDARD_SEED;
const vitest = await createVitest('test', {
  config: join(root, 'tests/vitest.config.ts'),
  project: [...new Set(mutations.flatMap(({ projects }) => projects))],
  watch: false,
  pool: KEPT_THREADS,
  // What one mutation has changed in a thread must not be there for the next.
  isolate: true,
  // It runs beside what is in more of a hurry: only what hangs may count as failed.
  testTimeout: 600_000,
  // How long files took last time is of no use here, and the parts would write it over each other.
  cache: false,
  reporters: [{}],
});
try {
  const specifications = await specificationsNaming(rowsOf(mutations));
  const whole = await unbroken(specifications, rowsOf(mutations));
  complaints.push(...whole.problems, ...new Set(mutations.flatMap((mutation) => unprovable(mutation, whole))));
  for (const mutation of mutations) if (unprovable(mutation, whole).length === 0) await tryOut(mutation, whole);
} finally {
  await vitest.close();
  await endThreads();
}
if (ofSeveral === undefined) tell();
else await new Promise((sent) => process.send({ caught, survived }, sent));
end(complaints);

/** Whether properties draw what they always do here, not what somebody wants to see for once. */
function areStandardDraws() {
  const { FELLES_RUNS = STANDARD_RUNS, FELLES_SEED = STANDARD_SEED } = process.env;
  return FELLES_RUNS === STANDARD_RUNS && FELLES_SEED === STANDARD_SEED;
}

async function tryInParts(count) {
  const codes = Array.from({ length: count }, (_, index) => {
    const options = [process.env.NODE_OPTIONS, HEARD_BY_MANY].filter(Boolean).join(' ');
    const env = { ...process.env, FELLES_PART: `${index}/${count}`, NODE_OPTIONS: options };
    const child = fork(import.meta.filename, { env });
    child.on('message', (sum) => {
      caught += sum.caught;
      survived += sum.survived;
    });
    return new Promise((resolve) => child.once('close', resolve));
  });
  return Promise.all(codes);
}

function tell() {
  console.log(`${caught} caught, ${survived} survived in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function tryOut(mutation, whole) {
  const files = whole.tests.filter((test) => proves(test, mutation)).map(({ file }) => file);
  process.env.FELLES_MUTATION = String(mutation.place);
  changed(mutation);
  const specifications = whole.specifications.filter((specification) => files.includes(fileOf(specification)));
  const { failed, problems } = await firstToFail(specifications, mutation.row);
  delete process.env.FELLES_MUTATION;
  changed(mutation);

  const broken = problems[0] ?? failed.flatMap(({ errors }) => errors.filter(isBlunder).map(messageOf))[0];
  if (broken) complaints.push(`${mutation.row}: ${broken}`);
  else if (failed.length > 0) caught += 1;
  else survived += 1;
  const outcome = broken ? 'BROKEN' : failed.length > 0 ? 'caught' : 'SURVIVED';
  if (outcome === 'caught' && ofSeveral !== undefined) return;
  console.log(`${outcome.padEnd(8)} ${mutation.row.padEnd(15)} ${mutation.why}`);
}

/** What was read of the broken file is not what it is now, or not any more. */
function changed({ file }) {
  vitest.invalidateFile(join(root, file));
  readAnew(join(root, file));
}

/** One file at a time, examples before properties: most mutations are caught by the first. */
async function firstToFail([specification, ...others], row) {
  const { tests, problems } = await run([specification], [row]);
  const failed = tests.filter(({ state }) => state === 'failed');
  const isSettled = failed.length > 0 || problems.length > 0 || others.length === 0;
  return isSettled ? { failed, problems } : firstToFail(others, row);
}

/** A mistake in the mutation itself: it named something that is not there, so no rule was put to the test. */
function isBlunder({ name }) {
  return name === 'ReferenceError';
}

/** How the tests end as long as nothing is broken, those that draw with the very draws that are to catch something. */
async function unbroken(specifications, ids) {
  if (!seen) return run(specifications, ids);
  const drawing = specifications.filter(({ project }) => project.name === 'prop');
  const { tests, problems } = await run(drawing, ids);
  const reports = ['unit', 'contract'].map((name) => [name, JSON.parse(read(join(seen, `${name}.json`)))]);
  return { specifications, tests: [...testsIn(Object.fromEntries(reports)), ...tests], problems };
}

/** Which tests there are for these rows and how they end; `problems` are those of files that could not even be loaded. */
async function run(specifications, ids) {
  vitest.setGlobalTestNamePattern(naming(ids));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Beside what was run now stands what failed before and has not been run since.
  const inThisRun = new Set(specifications.map(fileOf));
  const ran = testModules.filter((module) => inThisRun.has(fileOf(module)));
  const tests = ran.flatMap((module) =>
    [...module.children.allTests()]
      .map((test) => ({
        file: fileOf(module),
        project: module.project.name,
        title: test.fullName,
        ...test.result(),
      }))
      .filter(({ state }) => state !== 'skipped'),
  );
  const problems = new Set([...ran.flatMap(problemsOf), ...unhandledErrors.map(messageOf)]);
  return { specifications, tests, problems: [...problems] };
}

/** Only files whose text has one of the ids are loaded at all. */
async function specificationsNaming(ids) {
  const specifications = await vitest.globTestSpecifications();
  const named = new RegExp(naming(ids));
  const order = [...STANDARD_PROJECTS, 'contract'];
  return specifications
    .filter(({ moduleId }) => named.test(read(moduleId)))
    .sort((a, b) => order.indexOf(a.project.name) - order.indexOf(b.project.name));
}

function problemsOf(module) {
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return errors.map((error) => `${relative(root, module.moduleId)} does not run: ${messageOf(error)}`);
}

function rowsOf(list) {
  return list.map(({ row }) => row);
}

function messageOf({ message }) {
  return message;
}

function fileOf({ project, moduleId }) {
  return `${project.name} ${moduleId}`;
}

function proves({ title, project }, { row, projects }) {
  return title.includes(`[${row}]`) && projects.includes(project);
}

/** Why nothing can be learnt from breaking this row: its tests must be there, and pass as long as nothing is broken. */
function unprovable(mutation, { tests }) {
  const proofs = tests.filter((test) => proves(test, mutation));
  if (proofs.length === 0) return [`${mutation.row}: no test of ${mutation.projects.join(' or ')} names it`];
  return proofs
    .filter(({ state }) => state !== 'passed')
    .map(({ title, errors }) => {
      const [why = ''] = (errors?.[0]?.message ?? '').split('\n');
      return `${mutation.row}: fails even without a mutation: ${title}: ${why}`;
    });
}

function lacking() {
  if (wanted.length > 0) return wanted.filter((id) => !all.some(({ row }) => row === id)).map(lacks);
  const requirements = join(here, '../requirements');
  const rows = readdirSync(requirements)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => parseRows(read(join(requirements, name)), name.replace('.tsv', '')));
  /** @type {Record<string, string>} */
  const byStryker = JSON.parse(read(join(here, 'by-stryker.json')));
  return [
    ...untried(rows, JSON.parse(read(join(requirements, 'finished.json'))), all, byStryker).map(lacks),
    ...Object.entries(byStryker)
      .filter(([, file]) => !existsSync(join(root, file)))
      .map(([id, file]) => `${id} (${file}): there is no such file for Stryker to break`),
  ];
}

function lacks(id) {
  return `${id}: no mutation breaks it`;
}

function misplaced(mutation) {
  const path = join(root, mutation.file);
  const problem = existsSync(path) ? obstacle(mutation, read(path)) : 'there is no such file';
  return problem ? [`${mutation.row} (${mutation.file}): ${problem}: ${mutation.find}`] : [];
}

function end(problems) {
  for (const problem of problems) console.log(problem);
  process.exit(problems.length === 0 && survived === 0 ? 0 : 1);
}
