// npm run conformance -- --base URL --center CODE: holds a running service, a real one too, against the wire table.
// --staff LOGIN:PASSWORD signs in to the workspace first, where the provider is the mock's.
import { spawnSync } from 'node:child_process';
import { staffToken } from '../tests/support/staff-token.mjs';
import { installPackages, root } from './setup.mjs';

await installPackages();
const compiled = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'tests'], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(1);
const asked = process.argv.slice(2);
const valueAfter = (option) => asked[asked.indexOf(option) + 1] ?? '';
const staffAt = asked.indexOf('--staff');
const signedIn = staffAt < 0 ? {} : { STAFF_TOKEN: await signIn(valueAfter('--base'), valueAfter('--staff')) };
// A token in the environment is not seen by others who list the processes.
const others = staffAt < 0 ? asked : asked.toSpliced(staffAt, 2);
const { status } = spawnSync(process.execPath, ['tests/dist/conformance/main.js', ...others], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...signedIn },
});
process.exit(status ?? 1);

async function signIn(base, staff) {
  const [login, password] = staff.split(':');
  const token = await staffToken(base.replace(/\/+$/, ''), login, password).catch(() => undefined);
  if (token) return token;
  console.error(`${login} cannot sign in there. STAFF_TOKEN in the environment may be an access token instead.`);
  process.exit(2);
}
