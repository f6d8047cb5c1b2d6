// Makes a version of all packages. It commits and publishes nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { inOrder, notesAt, packageAt, releaseNotes, releaseProblem } from './version.mjs';

const USAGE = `npm run release -- VERSION
  VERSION  as 0.2.0: of every package, and of what CHANGELOG.md has under "Unreleased"
  --help   prints this and writes nothing
It writes the notes of the release, and says what is to be published.`;

const [version = ''] = process.argv.slice(2);
if (version === '--help') {
  console.log(USAGE);
  process.exit(0);
}
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
const released = notesAt(version, new Date().toISOString().slice(0, 10), notes);
write('CHANGELOG.md', released);
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--silent'], {
  cwd: root,
  stdio: 'inherit',
});
execFileSync(process.execPath, [join(root, 'scripts/complete-lock.mjs')], { cwd: root, stdio: 'inherit' });

const names = inOrder(workspaces.map((name) => JSON.parse(read(`${name}/package.json`))));
const file = `.felles/release/${version}.md`;
mkdirSync(join(root, '.felles/release'), { recursive: true });
write(file, releaseNotes(version, released, names));
console.log(`The notes of ${version} are in ${file}. After a green npm test:
  git commit -am 'Release ${version}'
  git tag -a v${version} -F ${file}
${names.map((name) => `  npm publish -w ${name} --access public`).join('\n')}
  git push --follow-tags`);
