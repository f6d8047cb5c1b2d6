import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_SITE } from '../e2e/support/site.ts';

/** Of each file of the build: the files that come with it, and whether anything asks for it by itself. */
type Manifest = Readonly<Record<string, { readonly imports?: readonly string[]; readonly isDynamicEntry?: boolean }>>;

/** A file costs a visitor a way to the server and back, and whoever sends it about as much work as a page of text does. */
const MOST_SCRIPTS = 25;

const manifest: Manifest = JSON.parse(readFileSync(join(BUILT_SITE, '.vite/manifest.json'), 'utf8'));

it('should arrive with five scripts: helpers of the build, what begins, React, what draws, and the page', () => {
  const [timetable = ''] = Object.keys(manifest).filter((file) => /^_timetable-.*\.js$/.test(file));
  for (const page of ['src/portal/screens/StartScreen.tsx', timetable])
    expect([...fetchedWith(manifest, page)], page).toHaveLength(5);
});

it('should fetch no bundle of many small files', () => {
  const asked = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);
  expect(asked).toContain('src/portal/screens/RegisterScreen.tsx');
  const counts = asked.map((name) => ({ name, scripts: fetchedWith(manifest, name).size }));
  expect(counts.filter(({ scripts }) => scripts > MOST_SCRIPTS)).toEqual([]);
});

/** A file and all that comes with it. */
function fetchedWith(manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name]?.imports ?? []) fetchedWith(manifest, other, found);
  return found;
}
