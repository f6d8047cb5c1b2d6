// npm run api: pages about what the libraries export, in .felles/api. It fails where a link leads nowhere, and
// where more exports than before mention a type without a name.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, root } from './setup.mjs';

/** Types that only parts of a view have. The number only falls. */
const UNNAMED = 366;

const folder = join(root, 'scripts/api/');
await installPackages();
await installPackages(folder);
const typedoc = join(folder, 'node_modules/typedoc/bin/typedoc');
const { status, stdout, stderr } = spawnSync(process.execPath, [typedoc], { cwd: folder, encoding: 'utf8' });
console.log(stdout);
console.error(stderr);
const warnings = `${stdout}${stderr}`.split('\n').filter((line) => /\[warning\]/.test(line) && !/Found \d+/.test(line));
const unnamed = warnings.filter((line) => line.includes('not included in the documentation'));
console.log(`${unnamed.length} types without a name of an entry; ${UNNAMED} at most`);
process.exit(status !== 0 || unnamed.length > UNNAMED || unnamed.length < warnings.length ? 1 : 0);
