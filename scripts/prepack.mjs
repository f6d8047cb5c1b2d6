// Runs before a library is packed, in its folder. All of dist is packed, and a source that was renamed or removed leaves its
// old output there, so dist is made anew. The argument names the configuration, where only a part is packed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

rmSync('dist', { recursive: true, force: true });
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-b', ...process.argv.slice(2)], { stdio: 'inherit' });
// A part is not the whole: without its notes, the next build of all makes the rest.
if (process.argv.length > 2) rmSync('dist/.tsbuildinfo', { force: true });
process.exit(status ?? 1);
