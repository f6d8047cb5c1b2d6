// What something is made of, so that it is made anew only where that has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './setup.mjs';

/** Of every file at these paths of the project, for any folder it lies in. @param {readonly string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesAt(join(root, path)));
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}
