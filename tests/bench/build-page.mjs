import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const portal = fileURLToPath(new URL('../../ui-react', import.meta.url));

/** Every file of one page, built into memory with the portal's own configuration; only the portal is cut as it says. */
export async function buildPage(root, page) {
  const mode = { command: 'build', mode: 'production' };
  const { config } = await loadConfigFromFile(mode, `${portal}/vite.config.ts`);
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
