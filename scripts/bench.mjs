// npm run bench: what Felles costs, beside the plainest way to do the same and beside others who do the same.
// With part names only those parts are measured; --short measures fewer rounds, for working on the bench itself.
import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build, compilePackages } from './build.mjs';
import { findChromium, installPackages, root } from './setup.mjs';

const PARTS = [
  'rules',
  'parse',
  'server',
  'realtime',
  'consumer',
  'bundle',
  'start',
  'browser',
  'lists',
  'workspace',
  'site',
  'bookings',
];
/** What compares with built pages or other people's programs needs more than the compiled packages. */
const NEEDS_BUILD = ['server', 'bundle', 'start', 'workspace'];
const NEEDS_PEERS = ['realtime', 'browser', 'workspace'];
const NEEDS_BROWSER = ['start', 'browser', 'lists', 'workspace', 'site'];

const args = process.argv.slice(2);
const short = args.includes('--short');
const named = args.filter((name) => name !== '--short');
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join("', '")}'. The parts are: ${PARTS.join(', ')}`);
  process.exit(2);
}
const chosen = named.length > 0 ? PARTS.filter((part) => named.includes(part)) : PARTS;
const folder = join(root, 'tests/bench/');

await installPackages();
if (chosen.some((part) => NEEDS_PEERS.includes(part))) await installPackages(folder);
if (chosen.some((part) => NEEDS_BUILD.includes(part))) build();
else compilePackages();
const chromium = chosen.some((part) => NEEDS_BROWSER.includes(part)) ? await findChromium() : null;

const { printRows, summarize } = await import('../tests/bench/report.mjs');
const machine = describeMachine();
console.log(`\n${machine}${short ? '\nA short run: its figures are for working on the bench, not for quoting.' : ''}`);

const rows = [];
const broken = [];
for (const part of chosen) {
  console.log(`\n== ${part}`);
  try {
    const measured = (await inItsOwnProcess(part)).map((row) => summarize(part, row));
    printRows(measured);
    rows.push(...measured);
  } catch (problem) {
    broken.push(part);
    console.error(`${part} could not be measured: ${problem.message}`);
  }
}

const out = join(root, '.felles/bench.json');
mkdirSync(join(root, '.felles'), { recursive: true });
writeFileSync(out, `${JSON.stringify({ at: new Date().toISOString(), machine, short, broken, rows }, null, 2)}\n`);

const goals = rows.filter(({ goal }) => goal);
const missed = goals.filter(({ met }) => !met);
console.log(`\n${goals.length - missed.length} of ${goals.length} goals met; the figures are in .felles/bench.json`);
for (const { part, what, against } of missed) console.log(`missed: ${part}: ${what}, against ${against}`);
process.exitCode = missed.length + broken.length > 0 ? 1 : 0;

/** Each part begins with an engine that nothing has warmed up, and may ask for garbage to be collected. */
function inItsOwnProcess(part) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TZ: 'Europe/Oslo', NODE_ENV: 'production', ...(chromium && { CHROMIUM: chromium }) };
    const child = fork(join(folder, 'run.mjs'), [part, ...(short ? ['--short'] : [])], {
      cwd: root,
      env,
      execArgv: ['--expose-gc'],
    });
    let measured = null;
    child.on('message', (message) => {
      measured = message;
    });
    child.on('error', reject);
    child.on('exit', (code) => (measured ? resolve(measured) : reject(new Error(`its process ended with ${code}`))));
  });
}

function describeMachine() {
  const processors = cpus();
  const parts = [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
  ];
  if (chromium) parts.push(execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim());
  return parts.join(' · ');
}
