import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Breaks files of one area and counts; at the deadline the run is ended, and its results until then count. */
export async function breakArea({ root, area, files, deadline, showsSurvivors }) {
  const folder = join(root, '.felles/mutations');
  const results = join(folder, 'results.jsonl');
  const log = join(folder, 'stryker.log');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(results, '');
  const endedWell = await run(root, deadline, {
    args: ['--mutate', files.join(','), ...(showsSurvivors ? ['--reporters', 'results,clear-text,html'] : [])],
    stdout: showsSurvivors ? 'inherit' : openSync(log, 'w'),
    env: {
      FELLES_TESTS: `core/${area}`,
      FELLES_RESULTS: results,
      // Properties draw the same values each time, so that no mutant is caught by luck; the first failure is enough.
      FELLES_RUNS: process.env.FELLES_RUNS ?? '50',
      FELLES_SEED: process.env.FELLES_SEED ?? '1',
      FELLES_FIRST_FAILURE: '1',
    },
  });
  if (!endedWell && !showsSurvivors) console.log(readFileSync(log, 'utf8'));
  const lines = readFileSync(results, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const planned = lines.find((line) => 'planned' in line)?.planned ?? 0;
  const tried = lines.filter(({ status }) => status && status !== 'Ignored').length;
  const survived = lines.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  return { planned, tried, survived, endedWell };
}

async function run(root, deadline, { args, stdout, env }) {
  const remaining = deadline - Date.now();
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  // A group of its own is ended as a whole, with the processes that Stryker has started.
  const child = spawn(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
    detached: true,
  });
  const end = () => process.kill(-child.pid, 'SIGKILL');
  let isLate = false;
  const timer = Number.isFinite(remaining)
    ? setTimeout(() => {
        isLate = true;
        end();
      }, remaining)
    : undefined;
  const quit = () => {
    end();
    process.exit(1);
  };
  process.once('SIGINT', quit).once('SIGTERM', quit);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  process.off('SIGINT', quit).off('SIGTERM', quit);
  return code === 0 || isLate;
}
