import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

const ui = join(import.meta.dirname, '../../../ui-react');

/**
 * Builds a page of a test's own (a folder with a portal.html) as the portal itself is built, and hands over where it was
 * put for as long as it is used.
 */
export async function useBuiltPage(folder: string, use: (site: string) => Promise<void>): Promise<void> {
  const site = await mkdtemp(join(tmpdir(), 'felles-page-'));
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ui, 'vite.config.ts'));
  await build({
    ...loaded?.config,
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...loaded?.config.build,
      outDir: site,
      emptyOutDir: true,
      rolldownOptions: { input: join(folder, 'portal.html') },
    },
  });
  await use(site);
  await rm(site, { recursive: true });
}
