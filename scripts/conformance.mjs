// npm run conformance -- --base URL --center CODE: holds a running service, a real one too, against the wire table.
import { spawnSync } from 'node:child_process';
import { installPackages, root } from './setup.mjs';

await installPackages();
const compiled = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'tests'], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const { status } = spawnSync(process.execPath, ['tests/dist/conformance/main.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
