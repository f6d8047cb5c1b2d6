// Whether node_modules has what package-lock.json names, by the record that every npm command keeps of it.
import { existsSync, readFileSync } from 'node:fs';

export function isInstalled(folder) {
  const record = `${folder}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(`${folder}package-lock.json`)).every(
    ([path, { version, optional }]) =>
      // A package of another platform is named and not installed.
      optional || !path.includes('node_modules/') || (path in installed && installed[path].version === version),
  );
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
