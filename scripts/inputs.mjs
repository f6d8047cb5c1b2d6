// What something is made of, so that it is made anew only where that has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Of every file at these paths of the project, in whatever folder. @param {readonly string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesAt(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}
