// Runs before a library is packed, in its folder. All of dist is packed, so an output goes whose source was renamed or removed.
// The argument names the configuration, where only a part is packed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const OUTPUT = /(\.d\.ts|\.js)(\.map)?$/;
const outputs = existsSync('dist') ? readdirSync('dist', { recursive: true, encoding: 'utf8' }) : [];
for (const file of outputs.filter((name) => OUTPUT.test(name))) {
  const source = join('src', file.replace(OUTPUT, ''));
  if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(join('dist', file));
}
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', ...process.argv.slice(2)], { stdio: 'inherit' });
// A part is not the whole: without its notes, the next build of all makes the rest.
if (process.argv.length > 2) rmSync('dist/.tsbuildinfo', { force: true });
process.exit(status ?? 1);
