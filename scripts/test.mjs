// npm test: everything that must hold, in one run. With step names as arguments only those steps run.
// --long runs every property 10,000 times instead of 1,000; --help prints the steps.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installPackages, root } from './setup.mjs';

const reports = join(root, '.felles/reports');
const node = (...args) => [process.execPath, args];
const bin = (name, file, ...args) => node(join(root, 'node_modules', name, file), ...args);
const vitest = (...projects) =>
  bin(
    'vitest',
    'vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${projects.join('-')}.json`)}`,
  );

/** In this order; a step with a report counts its tests, any other counts as one. */
const STEPS = {
  types: { what: 'Types', command: () => bin('typescript', 'bin/tsc', '-b') },
  lint: { what: 'Lint and format', command: () => bin('@biomejs/biome', 'bin/biome', 'check', '--error-on-warnings') },
  unused: { what: 'Unused code and dependencies', command: () => bin('knip', 'bin/knip.js', '--no-progress') },
  unit: { what: 'Unit tests', command: () => vitest('unit'), report: 'unit' },
  prop: { what: 'Properties', command: () => vitest('prop'), report: 'prop' },
  contract: { what: 'Contracts over HTTP', command: () => vitest('contract'), report: 'contract' },
  mutations: { what: 'Mutations of the rules', command: () => node('tests/mutation/run.mjs') },
  build: { what: 'Build', command: () => node('-e', "import('./scripts/build.mjs').then(({ build }) => build())") },
  e2e: {
    what: 'In the browser',
    command: () => bin('playwright', 'cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'),
    report: 'e2e',
    needsChromium: true,
  },
  rows: { what: 'Requirement rows', command: () => node('tests/requirements/trace.mjs', ...tableWanted()) },
};

const OPTIONS = {
  '--long': 'runs every property 10,000 times instead of 1,000',
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

await installPackages();
mkdirSync(reports, { recursive: true });
if (everything) rmSync(reports, { recursive: true });

const env = {
  ...process.env,
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  FELLES_RUNS: process.env.FELLES_RUNS ?? (args.includes('--long') ? '10000' : '1000'),
};
let passed = 0;
let failed = 0;

for (const name of chosen) {
  const started = Date.now();
  const step = STEPS[name];
  console.log(`\n== ${step.what}`);
  const [command, commandArgs] = step.command();
  if (step.needsChromium) env.CHROMIUM = await findChromium();
  if (step.report) rmSync(join(reports, `${step.report}.json`), { force: true });
  const { status } = spawnSync(command, commandArgs, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  const counts = countsOf(step, status === 0);
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`== ${step.what}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function usage() {
  const lines = (entries) => entries.map(([name, what]) => `  ${name.padEnd(10)} ${what}`).join('\n');
  const steps = Object.entries(STEPS).map(([name, { what }]) => [name, what]);
  return `The steps, all of them in this order where none is named:\n${lines(steps)}\nOptions:\n${lines(Object.entries(OPTIONS))}`;
}

/** A step that ended badly has failed, whatever its report says; a report without tests is a failure too. */
function countsOf({ report }, endedWell) {
  const file = report && join(reports, `${report}.json`);
  const counts = file && existsSync(file) ? countsIn(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  if (!report) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1 };
  const ranNothing = counts.passed + counts.failed === 0;
  return { passed: counts.passed, failed: endedWell && !ranNothing ? counts.failed : Math.max(1, counts.failed) };
}

/** Vitest and Playwright each have their own report; a test that passed only when tried again is a failed one. */
function countsIn(report) {
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

function tableWanted() {
  return names.includes('rows') && names.length === 1 ? ['--table'] : [];
}
