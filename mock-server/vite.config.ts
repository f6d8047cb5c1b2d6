import { defaultServerConditions, defineConfig } from 'vite';

/** The command and the library in one file with all that they need: to find and read a thousand small ones takes longer than the rest of a start. */
export default defineConfig({
  ssr: { noExternal: true, resolve: { conditions: ['@felles/source', ...defaultServerConditions] } },
  build: { ssr: 'src/main.ts', outDir: 'dist-app', target: 'node20' },
});
