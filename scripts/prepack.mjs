// Runs before a library is packed, in its folder. All of dist is packed, so an output goes whose source was renamed or removed.
// The argument names the configuration, where only a part is packed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './setup.mjs';

const COMPILED = /(\.d\.ts|\.js)(\.map)?$/;
const outputs = existsSync('dist') ? readdirSync('dist', { recursive: true, withFileTypes: true }) : [];
for (const output of outputs.filter((one) => one.isFile() && one.name !== '.tsbuildinfo')) {
  const file = join(output.parentPath, output.name);
  const source = join('src', relative('dist', file));
  const sources = ['.ts', '.tsx'].map((ending) => source.replace(COMPILED, ending));
  if (![source, ...sources].some((one) => existsSync(one))) rmSync(file);
}
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', ...process.argv.slice(2)], { stdio: 'inherit' });
// A part is not the whole: without its notes, the next build of all makes the rest.
if (process.argv.length > 2) rmSync('dist/.tsbuildinfo', { force: true });
process.exit(status ?? 1);
