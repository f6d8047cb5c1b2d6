// npm run api: pages about what the libraries export, in .felles/api. It fails where a link leads nowhere.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, root } from './setup.mjs';

const folder = join(root, 'scripts/api/');
await installPackages();
await installPackages(folder);
const typedoc = join(folder, 'node_modules/typedoc/bin/typedoc');
const { status } = spawnSync(process.execPath, [typedoc], { cwd: folder, stdio: 'inherit' });
process.exit(status ?? 1);
