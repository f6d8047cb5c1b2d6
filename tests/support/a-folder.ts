import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, with these files by their paths in it; gone when the test is over. */
export function aFolder(files: Readonly<Record<string, string>> = {}): string {
  const { folder, remove } = aLastingFolder(files);
  onTestFinished(remove);
  return folder;
}

/** A folder for several tests, which is there until it is removed. */
export function aLastingFolder(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'felles-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
