import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { hashOf } from '../../../scripts/inputs.mjs';
import { ROOT, SITES } from './site.ts';

const E2E = join(ROOT, 'tests/e2e');
/** The sources of every page beside its own folder. */
const EVERYWHERE = [
  'package-lock.json',
  'core/src',
  'adapters-http/src',
  'fixtures/src',
  'ui-react/build',
  'ui-react/src',
  'ui-react/vite.config.ts',
  'ui-react/workspace.vite.config.ts',
  'tests/support',
];
const ui = join(ROOT, 'ui-react');

/** The document of a page, and how the application it belongs to is built. */
const PAGES = { 'portal.html': 'vite.config.ts', 'workspace.html': 'workspace.vite.config.ts' } as const;
export type PageFile = keyof typeof PAGES;

/** Where a page of a test's own (a folder with a portal.html or a workspace.html) is put. */
export const builtFrom = (folder: string): string => join(SITES, relative(E2E, folder).replaceAll(/\W+/g, '-'));

/** A file that is fetched once, from beside the browser, gains nothing by compression, which takes a third of such a build. */
const isWanted = (plugin: PluginOption): boolean => !(plugin && 'name' in plugin && plugin.name === 'compressed');

/** Builds such a page as its application is built, where what it is made of has changed. */
export async function buildPage(folder: string, file: PageFile = 'portal.html'): Promise<void> {
  const site = builtFrom(folder);
  const stamp = `${site}.made-of`;
  const inputs = hashOf([...EVERYWHERE, relative(ROOT, folder)]);
  if (existsSync(site) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ui, PAGES[file]));
  await build({
    ...loaded?.config,
    plugins: loaded?.config.plugins?.filter(isWanted) ?? [],
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...loaded?.config.build,
      outDir: site,
      emptyOutDir: true,
      rolldownOptions: { input: join(folder, file) },
    },
  });
  await writeFile(stamp, inputs);
}
