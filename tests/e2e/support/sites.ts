// The sites that the tests' pages are served from, made once before the first of them: for one worker after the other it took
// longer than the tests it is for.
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildPage } from './built-page.ts';
import { makePlainSite, ROOT, SITES } from './site.ts';

const E2E = join(ROOT, 'tests/e2e');
/** The page of the workspace's kit, which its tests without a browser may use as well. */
export const KIT_PAGE = join(ROOT, 'tests/screens/kit-page');

// biome-ignore lint/style/noDefaultExport: playwright runs what a file exports by default
export default async function makeSites(): Promise<void> {
  await mkdir(SITES, { recursive: true });
  const files = readdirSync(E2E, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => file.endsWith('portal.html')).map((file) => join(E2E, dirname(file)));
  await Promise.all([
    makePlainSite(),
    ...folders.map((folder) => buildPage(folder)),
    buildPage(KIT_PAGE, 'workspace.html'),
  ]);
}
