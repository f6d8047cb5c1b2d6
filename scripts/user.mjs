// What other frontends install, as they install it: each package is packed, and unpacked in a folder outside of the repository.
// All of it is made in a copy, because what runs beside this needs dist as it is.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './setup.mjs';

/** Of the screens, only what a browser gives to core. */
export const LIBRARIES = ['core', 'adapters-http', 'adapters-ws', 'fixtures', 'ui-react'];
export const SERVICE = 'mock-server';

const run = promisify(execFile);

/** Packs packages into a folder, and installs them in `user` below that; gives the packages with their places. */
export async function installPacked(folder, names = [...LIBRARIES, SERVICE]) {
  const copy = join(folder, 'repository');
  const user = join(folder, 'user');
  copyRepository(copy);
  mkdirSync(user);
  await run('npm', ['pack', ...names.map((name) => `./${name}`), '--pack-destination', folder, '--silent'], {
    cwd: copy,
  });
  const packages = await Promise.all(names.map((name) => unpacked(folder, user, name)));
  for (const { manifest } of packages)
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (!name.startsWith('@felles/')) link(join(root, 'node_modules', name), join(user, 'node_modules', name));
  // What the frontends of tests/reuse have beside the packages.
  for (const name of ['@types/node', 'vue']) link(join(root, 'node_modules', name), join(user, 'node_modules', name));
  return { user, packages };
}

/**
 * The sources with what is installed, of which the packages of this repository are those of the copy. Their times go with
 * them, so that the compiler finds its outputs as new as their sources.
 */
function copyRepository(copy) {
  const generated = ['node_modules', 'dist-app'];
  for (const name of [...LIBRARIES, SERVICE, 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !generated.includes(basename(path)),
    });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@felles') link(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of [...LIBRARIES, SERVICE]) {
    link(join(copy, name), join(copy, 'node_modules/@felles', name));
    if (existsSync(join(root, name, 'node_modules')))
      link(join(root, name, 'node_modules'), join(copy, name, 'node_modules'));
  }
}

async function unpacked(folder, user, name) {
  const path = join(user, 'node_modules/@felles', name);
  mkdirSync(path, { recursive: true });
  const tarball = readdirSync(folder).find((file) => file.startsWith(`felles-${name}-`));
  await run('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', path]);
  return { name, path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) };
}

function link(target, place) {
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}
