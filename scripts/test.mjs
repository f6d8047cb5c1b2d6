// npm test: everything that must hold, in one run. With step names as arguments only those steps run.
// --long adds what OPTIONS says of it; --help prints the steps.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { failuresIn, retold } from './failures.mjs';
import { findChromium, findChromiumShell, installPackages, root } from './setup.mjs';

const reports = join(root, '.felles/reports');
const node = (...args) => [process.execPath, args];
const bin = (name, file, ...args) => node(join(root, 'node_modules', name, file), ...args);
const vitest = (projects) =>
  bin(
    'vitest',
    'vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((name) => ['--project', name]),
  );

const TRY_HOSTING = ['--site', 'https://felles.example', '--manifest', 'tests/hosting/manifest.json', '--try'];

/** Each works out the types of the packages for itself: four on two cores took twice the work of one. */
const CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * In this order; a step with a report counts its tests, any other counts as one. Neighbours of one group run together:
 * one that waits takes only what the others leave of the machine, and one that speaks is heard while it runs.
 */
const STEPS = {
  // Before the others: what it compiles, the configuration of the build reads.
  types: { what: 'Types', command: () => bin('typescript', 'bin/tsc', '-b', '--checkers', CHECKERS) },
  lint: {
    what: 'Lint and format',
    group: 'static',
    command: () => bin('@biomejs/biome', 'bin/biome', 'check', '--error-on-warnings'),
  },
  unused: {
    what: 'Unused code and dependencies',
    group: 'static',
    command: () => bin('knip', 'bin/knip.js', '--no-progress'),
  },
  build: { what: 'Build', command: () => node('-e', "import('./scripts/build.mjs').then(({ build }) => build())") },
  unit: { what: 'Unit tests', group: 'vitest', command: vitest, report: 'unit' },
  screens: { what: 'Screens without a browser', group: 'vitest', command: vitest, report: 'screens' },
  prop: { what: 'Properties', group: 'vitest', command: vitest, report: 'prop' },
  contract: { what: 'Contracts over HTTP', group: 'vitest', command: vitest, report: 'contract' },
  mutations: {
    what: 'Mutations of changed rules',
    group: 'browser',
    waits: true,
    command: () => node('tests/mutation/mutate.mjs', ...(isLong ? [] : ['--changed', '--seconds', '120'])),
  },
  packed: {
    what: 'Packages as other frontends install them',
    group: 'browser',
    waits: true,
    command: () => node('scripts/packed.mjs'),
  },
  hosting: {
    what: 'Hosting by nginx',
    group: 'browser',
    waits: true,
    command: () => node('scripts/hosting.mjs', ...TRY_HOSTING),
  },
  e2e: {
    what: 'In the browser',
    group: 'browser',
    speaks: true,
    command: () => bin('playwright', 'cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'),
    report: 'e2e',
    needsChromium: true,
  },
  rows: { what: 'Requirement rows', command: () => node('tests/requirements/trace.mjs') },
};

const OPTIONS = {
  '--long':
    'adds the mutations of all rules, every width in the browser, and properties and walks drawn anew, 10,000 times each',
  '--help': 'prints this and runs nothing',
};

const args = process.argv.slice(2);
// Before anything is installed or run: a step misspelt must not become a run of everything.
const unknown = args.filter((name) => !Object.hasOwn(STEPS, name) && !Object.hasOwn(OPTIONS, name));
if (unknown.length > 0) {
  console.error(`There is no step or option '${unknown.join("', '")}'.\n${usage()}`);
  process.exit(2);
}
if (args.includes('--help')) {
  console.log(usage());
  process.exit(0);
}
const names = args.filter((name) => Object.hasOwn(STEPS, name));
const chosen = names.length > 0 ? names : Object.keys(STEPS);
const everything = names.length === 0;
const isLong = args.includes('--long');

await installPackages();
mkdirSync(reports, { recursive: true });
if (everything) rmSync(reports, { recursive: true });

const env = { ...process.env, FORCE_COLOR: process.env.FORCE_COLOR ?? '0', ...(isLong && { FELLES_LONG: '1' }) };
let passed = 0;
let failed = 0;
const failures = [];

for (const group of inGroups(chosen)) {
  const started = Date.now();
  const steps = group.map((name) => STEPS[name]);
  const endings = steps[0].group === 'vitest' ? await together(group) : await sideBySide(group);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  for (const [place, step] of steps.entries()) {
    const { endedWell, said } = endings[place];
    const counts = countsOf(step, endedWell);
    if (counts.failed > 0) failures.push(...failuresOf(step, said));
    passed += counts.passed;
    failed += counts.failed;
    console.log(`== ${step.what}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  }
}

if (failures.length > 0) console.log(['', ...retold(failures)].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Steps that follow each other and belong together, as one. */
function inGroups(all) {
  const groups = [];
  for (const name of all) {
    const { group } = STEPS[name];
    const last = groups.at(-1);
    if (group !== undefined && last !== undefined && STEPS[last[0]].group === group) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** One process for several steps. Where it ends badly those have failed whose reports say so, or else all of them. */
async function together(group) {
  for (const name of group) {
    console.log(`\n== ${STEPS[name].what}`);
    rmSync(reportOf(STEPS[name]), { force: true });
  }
  const [command, commandArgs] = vitest(group);
  const runs = isLong && { FELLES_RUNS: process.env.FELLES_RUNS ?? '10000' };
  const { endedWell } = await run(command, commandArgs, { ...env, ...runs, FELLES_REPORT: reports }, 'inherit');
  const went = group.map((name) => endedWell || readReport(STEPS[name])?.success === true);
  const endings = went.every(Boolean) ? group.map(() => endedWell) : went;
  return endings.map((ending) => ({ endedWell: ending, said: '' }));
}

/** A process for each step; where they are several, those that do not speak say what they have to say once they have ended. */
async function sideBySide(group) {
  const isAlone = group.length === 1;
  const runs = group.map(async (name) => {
    const step = STEPS[name];
    const isHeard = isAlone || step.speaks;
    if (step.report) rmSync(reportOf(step), { force: true });
    if (isHeard) console.log(`\n== ${step.what}`);
    if (step.needsChromium) Object.assign(env, await browsers());
    const [command, commandArgs] = step.command();
    const priority = step.waits && !isAlone ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_NORMAL;
    const { endedWell, said } = await run(command, commandArgs, env, isHeard ? 'inherit' : 'pipe', priority);
    if (!isHeard) console.log(`\n== ${step.what}\n${said}`.trimEnd());
    return { endedWell, said };
  });
  return Promise.all(runs);
}

function run(command, commandArgs, environment, output, priority = constants.priority.PRIORITY_NORMAL) {
  const child = spawn(command, commandArgs, { cwd: root, stdio: ['ignore', output, output], env: environment });
  if (priority !== constants.priority.PRIORITY_NORMAL) setPriority(child.pid, priority);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ endedWell: code === 0, said })));
}

/** The browser, and the lighter one that most tests are content with. */
async function browsers() {
  const chromium = await findChromium();
  return { CHROMIUM: chromium, CHROMIUM_SHELL: (await findChromiumShell()) ?? chromium };
}

function usage() {
  const lines = (entries) => entries.map(([name, what]) => `  ${name.padEnd(10)} ${what}`).join('\n');
  const steps = Object.entries(STEPS).map(([name, { what }]) => [name, what]);
  return `The steps, all of them in this order where none is named:\n${lines(steps)}\nOptions:\n${lines(Object.entries(OPTIONS))}`;
}

/** A step that ended badly has failed, also when its report says that all passed; so has a report without tests. */
function countsOf(step, endedWell) {
  if (!step.report) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1 };
  const report = readReport(step);
  const counts = report ? countsIn(report) : { passed: 0, failed: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  return { passed: counts.passed, failed: endedWell && !ranNothing ? counts.failed : Math.max(1, counts.failed) };
}

/** What a step that failed has to say of it: its report, or else all that it said. */
function failuresOf(step, said) {
  const report = step.report ? readReport(step) : null;
  const told = report ? failuresIn(report) : [];
  return told.length > 0 ? told : [{ title: step.what, error: said }];
}

function reportOf({ report }) {
  return join(reports, `${report}.json`);
}

function readReport(step) {
  const file = reportOf(step);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Vitest and Playwright each have their own report; a test that passed only when tried again is a failed one. */
function countsIn(report) {
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}
