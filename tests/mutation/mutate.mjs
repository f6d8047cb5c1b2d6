// npm run mutations [-- FILE …]: breaks these files; without a name, the files of core that differ from origin/main.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const named = process.argv.slice(2);
const isEverything = named.includes('--all');
const changed = () =>
  execFileSync('git', ['diff', '--name-only', '--diff-filter=d', '--merge-base', 'origin/main', '--', 'core/src'], {
    cwd: root,
  })
    .toString()
    .split('\n')
    .filter((file) => /\.ts$/.test(file) && !/\/(index|ports?|messages|model)\.ts$/.test(file));
const files = isEverything ? [] : named.length > 0 ? named : changed();
if (!isEverything && files.length === 0) {
  console.log('No file of core has changed.');
  process.exit(0);
}

const env = {
  // Every process draws the same values each time: a property must not notice a mutant by luck.
  FELLES_RUNS: '50',
  FELLES_SEED: '1',
  // The first draw that fails is enough; the smallest one is of no use here.
  FELLES_FIRST_FAILURE: '1',
  ...process.env,
};
const stryker = [
  join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
  'run',
  'tests/mutation/stryker.config.mjs',
];
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
const { status } = spawnSync(process.execPath, [...stryker, ...only], { cwd: root, env, stdio: 'inherit' });
process.exit(status ?? 1);
