import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const portal = fileURLToPath(new URL('../../ui-react', import.meta.url));

/** The pages that are not built as the portal is. */
const CONFIGURATIONS = { 'workspace.html': 'workspace.vite.config.ts' };

/** Every file of one page, built into memory as its application is built. A page of the bench is not cut as that says. */
export async function buildPage(root, page) {
  const mode = { command: 'build', mode: 'production' };
  const named = (root === portal && CONFIGURATIONS[page]) || 'vite.config.ts';
  const { config } = await loadConfigFromFile(mode, `${portal}/${named}`);
  const { output } = await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...config.build,
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: { ...(root === portal && config.build.rolldownOptions), input: `${root}/${page}` },
    },
  });
  return output;
}
