import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';

const ui = join(import.meta.dirname, '../../../ui-react');

/** Builds a page of a test's own (a folder with a portal.html) as the portal itself is built. */
export async function buildPage(folder: string, outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ui, 'vite.config.ts'));
  await build({
    ...loaded?.config,
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    build: {
      ...loaded?.config.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(folder, 'portal.html') },
    },
  });
}
