// npm run release -- 0.2.0: makes that the version of every package, and of what CHANGELOG.md has under "Unreleased". It commits
// and publishes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { notesAt, packageAt, releaseProblem } from './version.mjs';

const [version = ''] = process.argv.slice(2);
const read = (file) => readFileSync(join(root, file), 'utf8');
const write = (file, text) => writeFileSync(join(root, file), text);

const notes = read('CHANGELOG.md');
const problem = releaseProblem(version, notes);
if (problem !== null) {
  console.error(problem);
  process.exit(2);
}
const { workspaces } = JSON.parse(read('package.json'));
for (const file of ['package.json', ...workspaces.map((name) => `${name}/package.json`)])
  write(file, `${JSON.stringify(packageAt(version, JSON.parse(read(file))), null, 2)}\n`);
write('CHANGELOG.md', notesAt(version, new Date().toISOString().slice(0, 10), notes));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--silent'], {
  cwd: root,
  stdio: 'inherit',
});
execFileSync(process.execPath, [join(root, 'scripts/complete-lock.mjs')], { cwd: root, stdio: 'inherit' });
