import { defaultServerConditions, defineConfig } from 'vite';

/** The command and the library, with all that they need: to find and read a thousand small files takes longer than the rest of a start. */
export default defineConfig({
  ssr: { noExternal: true, resolve: { conditions: ['@felles/source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: 'dist-app',
    target: 'node20',
    rollupOptions: { input: ['src/main.ts', 'src/index.ts'], output: { chunkFileNames: '[name].js' } },
  },
});
